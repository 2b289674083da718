/** Scheduled projects when they are due and no editor is present: what prevents going live, and what is logged. D §4 */
import type { Verdict } from "@stoep/contract/kernel";
import { type ProjectKind, projectFeature } from "@stoep/contract/participation";
import type { Db } from "#kernel/database.ts";
import { coverageVerdict, findCoverage, isLicensedByName } from "#modules/licences/index.ts";
import { schedule } from "#modules/publishing/index.ts";
import { lockDue } from "./store/publication.ts";

interface ScheduledProject {
  id: string;
  organisationId: string;
  kind: ProjectKind;
  isPhased: boolean;
  neighbourhoodIds: readonly string[];
}

const scheduledProjects: schedule.ScheduledKind = {
  table: "project",
  topic: "participation",
  subject: "project",
  actions: { schedule: "participation.schedule", publish: "participation.publish" },
  path: (id) => `participation/projects/${id}/edit`,
};

/** Whether the present licence covers the project at the time of publishing. */
export async function licenceVerdict(db: Db, project: ScheduledProject, moment: Date): Promise<Verdict> {
  const coverage = (await findCoverage(db, project.organisationId))(moment);
  if (isLicensedByName(coverage, "project", project.id)) return true;
  return coverageVerdict(coverage, projectFeature(project), project.neighbourhoodIds);
}

/** Turns a due project back into a draft if, since it was scheduled, the licence ended or was narrowed. Returns whether it did. */
export async function takeBackIfUncovered(call: schedule.GoingLive, projectId: string): Promise<boolean> {
  const project = await lockDue(call.db, projectId, call.now);
  if (!project) return false;
  const reason = await licenceVerdict(call.db, project, call.now);
  if (reason === true) return false;
  await schedule.takeBack(call, scheduledProjects, project, { why: "licence", reason });
  return true;
}

export async function recordScheduledPublication(call: schedule.GoingLive, projectId: string): Promise<void> {
  await schedule.recordPublication(call, scheduledProjects, projectId);
}
