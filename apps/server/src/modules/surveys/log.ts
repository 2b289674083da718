/** Surveys in the organisation's log: of a questionnaire that it changed, not what. */
import type { SurveyContent } from "@stoep/contract/surveys";
import type { StaffCall } from "#kernel/call.ts";
import { record } from "#modules/audit/index.ts";
import { contentOf } from "./content.ts";
import type { StoredSurvey } from "./store/surveys.ts";

type Act =
  | "publish"
  | "schedule"
  | "edit"
  | "delete"
  | "undelete"
  | "setPublic"
  | "setDays"
  | "end"
  | "reopen"
  | "makeCodes"
  | "revokeCode"
  | "revokeCodes";
interface Change {
  old?: Record<string, unknown>;
  new?: Record<string, unknown>;
}

export const recordSurvey = (
  call: StaffCall,
  act: Act,
  { id, title }: { id: string; title: string },
  change: Change = {},
): Promise<void> => record(call, { action: `surveys.${act}`, subject: { kind: "survey", id, name: title }, ...change });

export function changesOf(
  before: StoredSurvey,
  after: SurveyContent,
  changed: readonly (keyof SurveyContent)[],
): Required<Change> {
  const only = (content: SurveyContent) =>
    Object.fromEntries(changed.map((field) => [field, field === "instrument" ? titleOf(content) : content[field]]));
  return { old: only(contentOf(before)), new: only(after) };
}

const titleOf = ({ instrument }: SurveyContent): string => instrument.title;
