/** An idea while a colleague changes it. */
import type { StaffCall } from "#kernel/call.ts";
import { refuse } from "#kernel/refuse.ts";
import { staffVerdicts } from "./policy.ts";
import { coveredBy, loadDeskProject } from "./presentation.ts";
import { lockIdea } from "./store/ideas.ts";

/** An idea of the caller's organisation with its row locked, its project, and what the caller may do with it. Refuses with `not_found`. */
export async function lockForStaff(call: StaffCall & { params: { ideaId: string } }) {
  const { actor, db, params } = call;
  const row = (await lockIdea(db, actor.organisation.id, params.ideaId)) ?? refuse("not_found");
  const project = await loadDeskProject(call, row.projectId);
  return { row, project, can: staffVerdicts(actor, row, coveredBy(actor, project)) };
}
