import type { StaffCall } from "#kernel/call.ts";
import { record } from "#modules/audit/index.ts";

type Act = "enterIdea" | "editIdea" | "admitIdea" | "hideIdea" | "deleteIdea" | "showIdea";

/** Named by its project: the log keeps no words of residents. */
export const recordIdea = (
  call: StaffCall,
  act: Act,
  { id, project }: { id: string; project: { originalTitle: string } },
  change?: Record<string, unknown>,
): Promise<void> =>
  record(call, {
    action: `participation.${act}`,
    subject: { kind: "idea", id, name: project.originalTitle },
    new: change,
  });
