/** What authors do with their own ideas. */
import { participation } from "@stoep/contract/participation";
import type { ResidentCall } from "#kernel/call.ts";
import { handle } from "#kernel/module.ts";
import { ensure, refuse } from "#kernel/refuse.ts";
import { holdProject } from "../../merges/index.ts";
import { announceIdea } from "../announce.ts";
import { editVerdict } from "../policy.ts";
import { loadReadable, loadReadIdea } from "../presentation.ts";
import { addMoment, type LockedIdea, lockOwnIdea, updateIdea } from "../store/ideas.ts";
import { findLive } from "../store/projects.ts";
import { findIdea } from "../store/read.ts";
import { projectToWriteIn, storeIdea } from "../store-idea.ts";
import { withdrawOwn } from "../withdraw.ts";
import { changesFiles, checkOwnAddress, checkPlace, columnsOfPlace, phaseToWriteIn, putFiles } from "../write-rules.ts";

export const writeHandlers = handle(participation, {
  async writeIdea(call) {
    const { body, params } = call;
    const project = await projectToWriteIn(call, params.projectId);
    const phaseId = await phaseToWriteIn(call, project, body.phaseId);
    return storeIdea(call, project, { ...body, phaseId });
  },

  async editIdea(call) {
    const { body, db, now, params } = call;
    const { project } = await loadReadable(scopeOf(call), params.ideaId);
    const row = await lockOwn(call, params.ideaId);
    ensure(editVerdict(row));
    if (row.version !== body.version) refuse("changed_meanwhile");
    const { title, text, place, showsName } = body;
    // A contribution form says of which kind it is.
    const kind = row.formId === null ? body.kind : row.kind;
    if (isMoved(row, place)) {
      await checkPlace(db, project, place);
      await checkOwnAddress(call, place, { isConfirmed: body.confirmsPlace });
    }
    const changed = { kind, title, text, ...columnsOfPlace(place) };
    const waits = project.isReadFirst && (isOther(row, changed) || (await changesFiles(db, row.id, body)));
    await updateIdea(db, row.id, {
      ...changed,
      showsName,
      editedAt: now,
      ...(waits && { openAt: null, remindedAt: null }),
    });
    await putFiles(call, row.id, body);
    await addMoment(db, { ideaId: row.id, kind: "edited", at: now });
    await announceIdea(call, project);
    return loadReadIdea(scopeOf(call), row.id);
  },

  async withdrawIdea(call) {
    const { actor, db, language, params } = call;
    const { authorId, projectId } = (await findIdea(db, actor, params.ideaId)) ?? refuse("not_found");
    // Its author takes it back also after its project was deleted; everybody else is refused as if they read it.
    if (authorId !== actor.residentId) await loadReadable(scopeOf(call), params.ideaId);
    await holdProject(db, projectId);
    await withdrawOwn(call, [await lockOwn(call, params.ideaId)]);
    const project = await findLive(db, language, projectId);
    if (project) await announceIdea(call, project);
    else await call.announce("participation", { networkId: actor.network.id, accountId: actor.accountId });
    return { done: true };
  },
});

const scopeOf = (call: ResidentCall) => ({ ...call, network: call.actor.network });

/** One that the caller can read. */
const lockOwn = async ({ actor, db }: ResidentCall, ideaId: string): Promise<LockedIdea> =>
  (await lockOwnIdea(db, actor.residentId, ideaId)) ?? refuse("not_allowed");

type Written = Pick<LockedIdea, "kind" | "title" | "text" | "longitude" | "latitude">;

/** What readers would read is not what a colleague has read. */
const isOther = (before: Written, after: Written): boolean =>
  (["kind", "title", "text", "longitude", "latitude"] as const).some((part) => before[part] !== after[part]);

/** One that stays where it is was checked when it was set: the project's neighbourhoods may have changed since. */
const isMoved = (row: LockedIdea, place: { longitude: number; latitude: number } | null): boolean =>
  place !== null && (place.longitude !== row.longitude || place.latitude !== row.latitude);
