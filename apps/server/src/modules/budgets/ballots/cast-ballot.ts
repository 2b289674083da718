/** A ballot is cast, changed and withdrawn, by a resident or by the holder of a code. D §11 */
import { type BallotContent, ballotProblems, type MyBallot } from "@stoep/contract/budgets";
import type { Tx } from "#kernel/database.ts";
import { ensure, refuse, refuseFields } from "#kernel/refuse.ts";
import { unitsOf } from "../rules.ts";
import { loadMyBallot, lockStanding, type VoterCall } from "./presentation.ts";
import { makeSeal } from "./seal.ts";
import { deleteBallot, insertBallot, updateBallot } from "./store/ballots.ts";
import { deleteOpenRight, markRight, openRight } from "./store/rights.ts";
import { listOnBallot, type StandingRow } from "./store/rounds.ts";

/**
 * Refuses with `not_found`, `code_revoked`, `round_not_active`, `not_on_roll`, `residence_not_proven`, `code_required`, `codes_not_asked`,
 * `ballot_sealed`, and `invalid_input` with what is wrong with the ballot.
 */
export async function cast(voting: VoterCall<Tx>, content: BallotContent): Promise<MyBallot> {
  const { db } = voting;
  const { ballot, can, row } = await lockStanding(voting, { makesRight: true });
  ensure(can.cast);
  const { id: roundId, rightId, districtId } = row;
  if (rightId === null || districtId === null) return refuse("not_on_roll");
  const chosen = await chosenBy(db, { ...row, districtId }, content);
  const choices = chosen.map(({ position }) => position);
  if (ballot) await updateBallot(db, { ...ballot.seal, choices });
  else {
    await insertBallot(db, { ...(await makeSeal(db, { roundId, rightId })), districtId, choices });
    await markRight(db, rightId, districtId);
  }
  const ideaIds = chosen.map(({ ideaId }) => ideaId);
  return { districtId, hasVoted: true, ideaIds, can: { cast: true, withdraw: true } };
}

/** Refuses with `not_found`, `code_revoked`, `round_not_active`, `nothing_cast` and `ballot_sealed`. */
export async function withdraw(voting: VoterCall<Tx>): Promise<MyBallot> {
  const { db } = voting;
  const { ballot, can, row } = await lockStanding(voting, { makesRight: false });
  ensure(can.withdraw);
  if (ballot === undefined || row.rightId === null) return refuse("nothing_cast");
  await deleteBallot(db, ballot.seal);
  await openRight(db, row.rightId);
  // Who moved to where the project is not read finds the vote by this right alone.
  const left = await loadMyBallot(voting);
  await deleteOpenRight(db, row.rightId);
  return left;
}

/** The chosen ideas in the order of the list. Refuses with what is wrong with them. */
async function chosenBy(db: Tx, row: StandingRow & { districtId: string }, content: BallotContent) {
  const chosen = await listOnBallot(db, { roundId: row.id, districtId: row.districtId }, content.ideaIds);
  const ideas = chosen.map(({ ideaId, cost }) => ({ ideaId, cost: unitsOf(cost ?? 0) }));
  const problems = ballotProblems(content, row, { budget: row.budget ?? 0, ideas });
  if (Object.keys(problems).length > 0) refuseFields(problems);
  return chosen;
}
