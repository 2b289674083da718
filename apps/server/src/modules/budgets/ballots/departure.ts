/** A voter leaves the network: while the vote runs the ballot goes along, afterwards the right alone. D §11 */
import { dayAt } from "@stoep/contract/kernel";
import type { Tx } from "#kernel/database.ts";
import type { ProjectsOfLeaver } from "#modules/participation/index.ts";
import type { DepartureStep } from "#modules/residents/index.ts";
import { stateOfRound } from "../rules.ts";
import { votingVerdict } from "./rules.ts";
import { findSeal } from "./seal.ts";
import { deleteBallot } from "./store/ballots.ts";
import { deleteRightsOf, listProjectsVotedIn, listRightsOf } from "./store/rights.ts";
import { findMoments, shareRound } from "./store/rounds.ts";

/** They are held with those of the leaver's ideas, all in one order: two who leave never wait for each other. */
export const projectsOfVotes: ProjectsOfLeaver = listProjectsVotedIn;

/** The resident is locked already, and the projects are held. */
export const endVotes: DepartureStep = async (db, residentId, { network, now }) => {
  const today = dayAt(now, network.timeZone);
  for (const { id: rightId, isUsed, roundId } of await listRightsOf(db, residentId))
    if (isUsed && roundId !== null) await takeAlong(db, { roundId, rightId }, today);
  await deleteRightsOf(db, residentId);
};

async function takeAlong(db: Tx, voter: { roundId: string; rightId: string }, today: string): Promise<void> {
  await shareRound(db, voter.roundId);
  const moments = await findMoments(db, voter.roundId);
  if (!moments || votingVerdict({ ...moments, state: stateOfRound(moments, today) }) !== true) return;
  const seal = await findSeal(db, voter);
  if (seal) await deleteBallot(db, seal);
}
