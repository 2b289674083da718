import type { ActivityDraft } from "@stoep/contract/publishing";
import type { ComposeForm } from "../../model.ts";
import { WhereSection } from "../where-section.tsx";
import { ComingFields } from "./coming-fields.tsx";
import { WhenFields } from "./when-fields.tsx";

/** When and where it takes place, and whether people can say that they are coming. S1 §3 Event */
export function ActivityFields({ form }: { form: ComposeForm }) {
  const { activity } = form.draft;
  if (!activity) return null;
  const put = (change: Partial<ActivityDraft>) =>
    form.change((draft) => ({ activity: draft.activity && { ...draft.activity, ...change } }));
  const own = { activity, put, errorOf: form.errorOf };
  return (
    <>
      <WhenFields form={own} />
      <WhereSection of="activity" value={activity} onChange={put} errorOf={form.errorOf} />
      <ComingFields form={own} />
    </>
  );
}
