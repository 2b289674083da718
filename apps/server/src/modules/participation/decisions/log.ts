import type { StaffCall } from "#kernel/call.ts";
import { record } from "#modules/audit/index.ts";
import type { IdeaProject } from "../ideas/index.ts";

type Act = "decideIdea" | "costIdea" | "answerIdea" | "mergeIdeas" | "takeIdeaApart" | "updateWorks" | "correctWorks";

interface Change {
  old?: Record<string, unknown>;
  new?: Record<string, unknown>;
}

/** Named by its project: the log keeps no words of residents. */
export const logDecision = (
  call: StaffCall,
  act: Act,
  { row, project }: { row: { id: string }; project: IdeaProject },
  change: Change = {},
): Promise<void> =>
  record(call, {
    action: `participation.${act}`,
    subject: { kind: "idea", id: row.id, name: project.originalTitle },
    ...change,
  });
