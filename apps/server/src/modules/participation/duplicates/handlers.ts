import { participation } from "@stoep/contract/participation";
import type { StaffCall } from "#kernel/call.ts";
import { handle } from "#kernel/module.ts";
import { ensure, refuse, refuseFields } from "#kernel/refuse.ts";
import { announceIdea, findProjectOf, loadDeskIdea, lockForStaff, recordIdea } from "../ideas/index.ts";
import { holdProject } from "../merges/index.ts";
import { merge, takeApart } from "./act.ts";
import { notifyAuthors } from "./notify.ts";
import { isApartInTime } from "./rules.ts";
import { isHiddenNow, listPartsOf } from "./store.ts";

export const duplicateHandlers = handle(participation, {
  async mergeIdeas(call) {
    const { actor, body, db, params } = call;
    const intoId = params.ideaId;
    if (body.ideaIds.includes(intoId)) refuseFields({ ideaIds: "invalid" });
    const projectId = (await findProjectOf(db, actor.organisation.id, intoId)) ?? refuse("not_found");
    await holdProject(db, projectId);
    const [into, ...sources] = await lockAll(call, [intoId, ...new Set(body.ideaIds)]);
    if (!into || sources.some(({ row }) => row.projectId !== projectId)) refuse("not_found");
    ensure(into.can.merge);
    // A second press, or a colleague's, finds them merged as wanted.
    const wanted = sources.filter(({ row }) => row.mergedInto !== intoId);
    for (const { can } of wanted) ensure(can.merge);
    if (wanted.length > 0) await mergeAndTell(call, into, wanted);
    return loadDeskIdea(call, intoId);
  },

  async takeIdeaApart(call) {
    const { actor, db, now, params } = call;
    const projectId = (await findProjectOf(db, actor.organisation.id, params.ideaId)) ?? refuse("not_found");
    await holdProject(db, projectId);
    const judged = await lockForStaff(call);
    const { row: idea, project, can } = judged;
    ensure(can.separate);
    if (idea.mergedInto === null || idea.mergedAt === null) refuse("idea_not_merged");
    if (!isApartInTime(idea.mergedAt, now) && !(await isHiddenNow(db, idea.mergedInto))) refuse("apart_too_late");
    const merged = { id: idea.id, mergedInto: idea.mergedInto };
    const eventId = await takeApart(db, merged, { accountId: actor.accountId, at: now });
    await recordIdea(call, "takeIdeaApart", judged);
    const ideaIds = [merged.mergedInto, ...(await listPartsOf(db, [idea.id]))];
    await notifyAuthors(call, { kind: "ideasSeparated", eventId, shown: idea, ideaIds });
    await announceIdea(call, project);
    return loadDeskIdea(call, idea.id);
  },
});

async function mergeAndTell(call: StaffCall, into: Judged, ideas: readonly Judged[]): Promise<void> {
  const ideaIds = ideas.map(({ row }) => row.id);
  const by = { accountId: call.actor.accountId, at: call.now };
  const parts = await listPartsOf(call.db, ideaIds);
  const eventId = await merge(call.db, into.row.id, ideaIds, by);
  await recordIdea(call, "mergeIdeas", into, { new: { merged: ideaIds.length } });
  await notifyAuthors(call, { kind: "ideasMerged", eventId, shown: into.row, ideaIds: [...ideaIds, ...parts] });
  await announceIdea(call, into.project);
}

type Judged = Awaited<ReturnType<typeof lockForStaff>>;

/** Locked in the order of their ids, returned as asked for. Refuses with `not_found`. */
async function lockAll(call: StaffCall, ideaIds: readonly string[]): Promise<Judged[]> {
  const locked = new Map<string, Judged>();
  for (const ideaId of ideaIds.toSorted()) locked.set(ideaId, await lockForStaff({ ...call, params: { ideaId } }));
  return ideaIds.flatMap((id) => locked.get(id) ?? []);
}
