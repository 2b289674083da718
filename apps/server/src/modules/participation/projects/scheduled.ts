/** Scheduled projects when they are due and no editor is present: what prevents going live, and what is logged. D §4 */
import { personName, type Verdict } from "@stoep/contract/kernel";
import { type ProjectKind, projectFeature } from "@stoep/contract/participation";
import type { Context, MailScope, NoticeScope } from "#kernel/call.ts";
import type { Db } from "#kernel/database.ts";
import { nobodySignedIn, record } from "#modules/audit/index.ts";
import { coverageVerdict, findCoverage, isLicensedByName } from "#modules/licences/index.ts";
import { notifyTakenBack } from "#modules/publishing/index.ts";
import { findSchedule, lockDue, setPublishAt } from "./store/publication.ts";

interface ScheduledProject {
  id: string;
  organisationId: string;
  kind: ProjectKind;
  isPhased: boolean;
  neighbourhoodIds: readonly string[];
}

/** Whether the present licence covers the project at the time of publishing. */
export async function licenceVerdict(db: Db, project: ScheduledProject, moment: Date): Promise<Verdict> {
  const coverage = (await findCoverage(db, project.organisationId))(moment);
  if (isLicensedByName(coverage, "project", project.id)) return true;
  return coverageVerdict(coverage, projectFeature(project), project.neighbourhoodIds);
}

type JobScope = MailScope & NoticeScope & Pick<Context, "log">;

/**
 * Turns a due project back into a draft if, since it was scheduled, the licence ended or was narrowed. Logs the reason, and notifies
 * the person who scheduled it. Returns whether it did.
 */
export async function takeBackIfUncovered(call: JobScope, projectId: string): Promise<boolean> {
  const { db, now, network, log } = call;
  const project = await lockDue(db, projectId, now);
  if (!project) return false;
  const verdict = await licenceVerdict(db, project, now);
  if (verdict === true) return false;
  const { id, title, organisationId, publishAt } = project;
  await setPublishAt(db, id, null);
  await record(
    { db, now, log, ...nobodySignedIn },
    {
      action: "participation.schedule",
      subject: { kind: "project", id, name: title },
      old: { at: publishAt?.toISOString() ?? null },
      new: { at: null, reason: verdict },
      organisationId,
      networkId: network.id,
    },
  );
  await notifyTakenBack(call, project, { why: "licence", path: `participation/projects/${id}/edit` });
  await call.announce("participation", { networkId: network.id, organisationId });
  return true;
}

/** Logs that a scheduled project went live, on behalf of the person who scheduled it. In the same transaction. */
export async function recordScheduledPublication({ db, now, network, log }: JobScope, projectId: string) {
  const { id, title, organisationId, publishAt, firstName, lastName } = await findSchedule(db, projectId);
  const plannedBy = firstName === null ? {} : { plannedBy: personName({ firstName, lastName }) };
  await record(
    { db, now, log, ...nobodySignedIn },
    {
      action: "participation.publish",
      subject: { kind: "project", id, name: title },
      new: { publishAt, ...plannedBy },
      organisationId,
      networkId: network.id,
    },
  );
}
