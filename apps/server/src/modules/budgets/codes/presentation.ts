/** A vote of the caller's organisation whose codes are read, made or revoked. */
import type { CodeBatch } from "@stoep/contract/budgets";
import type { StaffCall } from "#kernel/call.ts";
import type { Db, Tx } from "#kernel/database.ts";
import { ensure, refuse } from "#kernel/refuse.ts";
import { shareProject } from "#modules/participation/index.ts";
import { shareRound } from "../ballots/index.ts";
import { codesVerdict } from "../policy.ts";
import { loadProject } from "../presentation.ts";
import { findProjectOf, findRound } from "../store/rounds.ts";
import * as store from "./store/batches.ts";
import { viewBatch } from "./views.ts";

type Call<D extends Db> = StaffCall<D>;

/** Refuses with `not_found`. */
export async function loadVote(call: Call<Db>, roundId: string) {
  const projectId = (await findProjectOf(call.db, call.actor.organisation.id, roundId)) ?? refuse("not_found");
  const project = await loadProject(call, projectId);
  const round = (await findRound(call.db, roundId)) ?? refuse("not_found");
  return { project, round };
}

/**
 * Shares the project and the round, so that the vote is not given up or counted meanwhile, and reads both. Refuses with `not_found`, and where
 * codes are not made now.
 */
export async function shareVote(call: Call<Tx>, roundId: string) {
  const { actor, db } = call;
  const projectId = (await findProjectOf(db, actor.organisation.id, roundId)) ?? refuse("not_found");
  await shareProject(db, projectId);
  await shareRound(db, roundId);
  const vote = await loadVote(call, roundId);
  ensure(codesVerdict(call, vote.round, vote.project));
  return vote;
}

type Vote = Awaited<ReturnType<typeof loadVote>>;

/** As the log and files name it. Refuses with `not_found` what is no district of the vote. */
export const nameOfDistrict = ({ round }: Vote, districtId: string): string =>
  (round.districts.find(({ id }) => id === districtId) ?? refuse("not_found")).name;

/** One of the organisation's. Refuses with `not_found`. */
export async function loadBatch({ actor, db }: Call<Db>, batchId: string): Promise<store.BatchRow> {
  const batch = await store.findBatch(db, batchId);
  return batch?.organisationId === actor.organisation.id ? batch : refuse("not_found");
}

/** Refuses with `not_found`. */
export const presentBatch = async (call: Call<Db>, batchId: string): Promise<CodeBatch> =>
  viewBatch(await loadBatch(call, batchId), { accountId: call.actor.accountId, now: call.now });
