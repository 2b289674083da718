/** What admins decide about a live project, and deletion with its undoing. S1 §4 */
import { participation } from "@stoep/contract/participation";
import type { StaffCall } from "#kernel/call.ts";
import { handle } from "#kernel/module.ts";
import { ensure, refuse } from "#kernel/refuse.ts";
import { restorableSince, stateOf } from "#modules/publishing/index.ts";
import { announceToColleagues, announceToReaders } from "../go-live.ts";
import { recordProject } from "../log.ts";
import { deleteVerdict } from "../policy.ts";
import { loadProject, verdictsOn } from "../presentation.ts";
import { reopeningProblems, todayIn } from "../rules.ts";
import { refuseProblems } from "../save.ts";
import { lockDeleted, lockOwn, markDeleted, markRestored } from "../store/deletion.ts";
import { lockProject, markProject, type StoredProject, updateProject } from "../store/projects.ts";

export const stateHandlers = handle(participation, {
  async setProjectPublic(call) {
    const project = await lockOf(call);
    const { isPublic } = call.body;
    ensure(verdictsOn(call, project).setPublic);
    if (project.isPublic === isPublic) return loadProject(call, project.id);
    await markProject(call.db, project.id, { isPublic });
    await recordProject(call, "setPublic", project, { old: { isPublic: project.isPublic }, new: { isPublic } });
    // Those who cannot read it any more are told as well.
    await announceChange(call, { ...project, isPublic: true });
    return loadProject(call, project.id);
  },

  async endProject(call) {
    const project = await lockOf(call);
    ensure(verdictsOn(call, project).end);
    await markProject(call.db, project.id, { endedAt: call.now });
    await recordProject(call, "end", project, { old: { endsOn: project.endsOn } });
    await announceChange(call, project);
    return loadProject(call, project.id);
  },

  async reopenProject(call) {
    const { actor, body, db, now } = call;
    const project = await lockOf(call);
    ensure(verdictsOn(call, project).reopen);
    refuseProblems(reopeningProblems(project, body.endsOn, todayIn({ now, timeZone: actor.network.timeZone })));
    const endsOn = body.endsOn ?? project.endsOn;
    if (endsOn !== project.endsOn)
      await updateProject(db, project.id, { endsOn, savedBy: actor.accountId, savedAt: now, editedAt: now });
    await markProject(db, project.id, { endedAt: null });
    await recordProject(call, "reopen", project, { old: { endsOn: project.endsOn }, new: { endsOn } });
    await announceChange(call, project);
    return loadProject(call, project.id);
  },

  async deleteProject(call) {
    const { params, actor, db, now } = call;
    const project = (await lockOwn(db, actor.organisation.id, params.projectId)) ?? refuse("not_found");
    ensure(deleteVerdict(actor, project));
    await markDeleted(db, project.id, now);
    await recordProject(call, "delete", project, { old: { state: stateOf(project) } });
    await announceChange(call, project);
    return { done: true };
  },

  async undeleteProject(call) {
    const { params, actor, db, now } = call;
    const since = restorableSince(now);
    const project = (await lockDeleted(db, actor.organisation.id, params.projectId, since)) ?? refuse("not_found");
    ensure(deleteVerdict(actor, project));
    await markRestored(db, project, now);
    const restored = await loadProject(call, project.id);
    await recordProject(call, "undelete", project, { new: { state: restored.state } });
    await announceChange(call, project);
    return restored;
  },
});

type Call = StaffCall & { params: { projectId: string } };

const lockOf = async ({ db, actor, params }: Call): Promise<StoredProject> =>
  (await lockProject(db, actor.organisation.id, params.projectId)) ?? refuse("not_found");

/** To colleagues, and to readers of a live one. */
async function announceChange(
  call: Call,
  project: Pick<StoredProject, "publishAt" | "publishedAt" | "isPublic" | "neighbourhoodIds">,
): Promise<void> {
  await announceToColleagues(call);
  if (project.publishedAt) await announceToReaders({ ...call, network: call.actor.network }, project);
}
