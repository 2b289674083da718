import type { StaffCall } from "#kernel/call.ts";
import { record } from "#modules/audit/index.ts";

type Act =
  | "enterIdea"
  | "editIdea"
  | "admitIdea"
  | "hideIdea"
  | "deleteIdea"
  | "showIdea"
  | "decideIdea"
  | "costIdea"
  | "answerIdea"
  | "mergeIdeas"
  | "takeIdeaApart"
  | "updateWorks"
  | "correctWorks";

interface Judged {
  row: { id: string };
  project: { originalTitle: string };
}

interface Change {
  old?: Record<string, unknown>;
  new?: Record<string, unknown>;
}

/** Named by its project: the log keeps no words of residents. */
export const recordIdea = (call: StaffCall, act: Act, { row, project }: Judged, change: Change = {}): Promise<void> =>
  record(call, {
    action: `participation.${act}`,
    subject: { kind: "idea", id: row.id, name: project.originalTitle },
    ...change,
  });
