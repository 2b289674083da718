/** A voter leaves the network: while the vote runs the ballot goes along, afterwards the right alone. D §11 */
import { dayAt } from "@stoep/contract/kernel";
import type { Tx } from "#kernel/database.ts";
import { shareProject } from "#modules/participation/index.ts";
import type { DepartureStep } from "#modules/residents/index.ts";
import { stateOfRound } from "../rules.ts";
import { votingVerdict } from "./rules.ts";
import { findSeal } from "./seal.ts";
import { deleteBallot } from "./store/ballots.ts";
import { deleteRightsOf, listRightsOf } from "./store/rights.ts";
import { findMoments, shareRound } from "./store/rounds.ts";

/** The resident is locked already. */
export const endVotes: DepartureStep = async (db, residentId, { network, now }) => {
  const today = dayAt(now, network.timeZone);
  for (const { id: rightId, isUsed, projectId, roundId } of await listRightsOf(db, residentId)) {
    if (!isUsed || roundId === null) continue;
    await shareProject(db, projectId);
    await takeAlong(db, { roundId, rightId }, today);
  }
  await deleteRightsOf(db, residentId);
};

async function takeAlong(db: Tx, voter: { roundId: string; rightId: string }, today: string): Promise<void> {
  await shareRound(db, voter.roundId);
  const moments = await findMoments(db, voter.roundId);
  if (!moments || votingVerdict({ ...moments, state: stateOfRound(moments, today) }) !== true) return;
  const seal = await findSeal(db, voter);
  if (seal) await deleteBallot(db, seal);
}
