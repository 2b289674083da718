import { participation } from "@stoep/contract/participation";
import { type Handler, handle } from "#kernel/module.ts";
import { ensure, refuse } from "#kernel/refuse.ts";
import { schedule, stateOf } from "#modules/publishing/index.ts";
import { contentOf } from "../content.ts";
import { announceLive, announceToColleagues } from "../go-live.ts";
import { goLiveLater } from "../jobs.ts";
import { recordProject } from "../log.ts";
import { loadProject, verdictsOn } from "../presentation.ts";
import { completenessProblems } from "../rules.ts";
import { refuseProblems } from "../save.ts";
import { licenceVerdict } from "../scheduled.ts";
import { findProject, lockProject, type StoredProject } from "../store/projects.ts";
import { putLiveNow } from "../store/publication.ts";

export const publishHandlers = handle(participation, {
  async publishProject(call) {
    return call.body.at === null ? publishNow(call) : scheduleProject(call, call.body.at);
  },

  async unscheduleProject(call) {
    const { params, actor, db } = call;
    const project = (await lockProject(db, actor.organisation.id, params.projectId)) ?? refuse("not_found");
    // Allowed even if the licence no longer covers it: a scheduled project can always be unscheduled.
    if (stateOf(project) === "published") refuse("already_published");
    await schedule.setPublishAt(db, "project", project.id, null);
    if (project.publishAt) await recordProject(call, "schedule", project, scheduleChange(project.publishAt, null));
    await announceToColleagues(call);
    return loadProject(call, project.id);
  },
});

type PublishHandler = Handler<typeof participation.publishProject>;
type PublishCall = Parameters<PublishHandler>[0];

/** Reads the project, then publishes it on condition that it has not changed since: of many concurrent calls one wins, and none waits for a lock. */
async function publishNow(call: PublishCall): ReturnType<PublishHandler> {
  const { params, actor, db, now } = call;
  const project = (await findProject(db, actor.organisation.id, params.projectId)) ?? refuse("not_found");
  ensureReady(call, project);
  const live = await putLiveNow(db, project, actor.accountId, now);
  // Another call changed the project in between: decide again from its present state.
  if (!live) return publishNow(call);
  await recordProject(call, "publish", project);
  await announceLive({ ...call, network: actor.network }, live);
  return loadProject(call, project.id);
}

async function scheduleProject(call: PublishCall, at: string): ReturnType<PublishHandler> {
  const { params, actor, db, now } = call;
  const publishAt = schedule.goLiveMoment(at, now);
  const project = (await lockProject(db, actor.organisation.id, params.projectId)) ?? refuse("not_found");
  ensureReady(call, project);
  ensure(await licenceVerdict(db, project, publishAt));
  await schedule.setPublishAt(db, "project", project.id, { publishAt, plannedBy: actor.accountId });
  await recordProject(call, "schedule", project, scheduleChange(project.publishAt, publishAt));
  await call.enqueue(goLiveLater, { projectId: project.id }, { at: publishAt });
  await announceToColleagues(call);
  return loadProject(call, project.id);
}

function ensureReady(call: PublishCall, project: StoredProject): void {
  ensure(verdictsOn(call, project).publish);
  if (project.version !== call.body.version) refuse("changed_meanwhile");
  if (project.previewedVersion !== project.version) refuse("not_previewed");
  refuseProblems(completenessProblems(contentOf(project)));
}

const scheduleChange = (old: Date | null, moment: Date | null) => ({
  old: { publishAt: old },
  new: { publishAt: moment },
});
