import type { ActivityDraft } from "@stoep/contract/publishing";
import type { ComposeForm } from "../../draft.ts";
import { LocationSection } from "../location-section.tsx";
import { AttendanceFields } from "./attendance-fields.tsx";
import { DateFields } from "./date-fields.tsx";

/** When and where the activity takes place, and whether people can say that they are coming. S1 §3 Event */
export function ActivityFields({ form }: { form: ComposeForm }) {
  const { activity } = form.draft;
  if (!activity) return null;
  const put = (change: Partial<ActivityDraft>) =>
    form.change((draft) => ({ activity: draft.activity && { ...draft.activity, ...change } }));
  const own = { activity, put, errorOf: form.errorOf };
  return (
    <>
      <DateFields form={own} />
      <LocationSection of="activity" value={activity} onChange={put} errorOf={form.errorOf} />
      <AttendanceFields form={own} />
    </>
  );
}
