/** A project of the caller's organisation with its rounds, to be read or changed. */
import type { StaffCall } from "#kernel/call.ts";
import type { Db, Tx } from "#kernel/database.ts";
import { refuse } from "#kernel/refuse.ts";
import { findProject, type StoredProject } from "#modules/participation/index.ts";
import { verdictsOn } from "./policy.ts";
import { findProjectOf, findRound, lockRound } from "./store/rounds.ts";
import { viewRound } from "./views.ts";

/** In any state but deleted. Refuses with `not_found`. */
export const loadProject = async ({ db, actor }: StaffCall<Db>, projectId: string): Promise<StoredProject> =>
  (await findProject(db, actor.organisation.id, projectId)) ?? refuse("not_found");

type RoundCall<D extends Db = Tx> = StaffCall<D> & { params: { roundId: string } };

/** Refuses with `not_found`. */
export async function loadRound(call: StaffCall<Db>, roundId: string) {
  const projectId = (await findProjectOf(call.db, call.actor.organisation.id, roundId)) ?? refuse("not_found");
  const project = await loadProject(call, projectId);
  const round = (await findRound(call.db, roundId)) ?? refuse("not_found");
  return viewRound(call, round, project);
}

/**
 * Locks the project with `lock`, then the round, and reads both, with what the caller may do with it. Refuses with `not_found`.
 */
export async function lockForStaff(call: RoundCall, lock: (db: Tx, projectId: string) => Promise<void>) {
  const { actor, db, params } = call;
  const projectId = (await findProjectOf(db, actor.organisation.id, params.roundId)) ?? refuse("not_found");
  await lock(db, projectId);
  const project = await loadProject(call, projectId);
  const round = (await lockRound(db, params.roundId)) ?? refuse("not_found");
  return { project, round, can: verdictsOn(call, round, project) };
}
