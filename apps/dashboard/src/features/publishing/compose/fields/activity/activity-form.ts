import type { ActivityDraft } from "@stoep/contract/publishing";
import type { EditorForm } from "../../../../../app/editor/index.ts";

/** A form limited to the fields of an activity. */
export type ActivityForm = Pick<EditorForm<never>, "errorOf"> & {
  activity: ActivityDraft;
  put: (change: Partial<ActivityDraft>) => void;
};
