/** Where the caller stands in a vote, as it is judged and shown. */
import type { MyBallot, OpenVote } from "@stoep/contract/budgets";
import { dayAt } from "@stoep/contract/kernel";
import type { ResidentCall } from "#kernel/call.ts";
import type { Db } from "#kernel/database.ts";
import { ensure, refuse } from "#kernel/refuse.ts";
import { shareProject, shareResident } from "#modules/participation/index.ts";
import { stateOfRound } from "../rules.ts";
import { ballotVerdicts, votingVerdict } from "./rules.ts";
import { findSeal, type SealedBallot } from "./seal.ts";
import { findChoices } from "./store/ballots.ts";
import { insertRight, lockRight } from "./store/rights.ts";
import { findStanding, listChosen, listStandings, type StandingRow, shareRound } from "./store/rounds.ts";

type BallotCall<D extends Db> = Pick<ResidentCall<D>, "actor" | "db" | "now"> & { params: { roundId: string } };
export type BallotCommand = BallotCall<ResidentCall["db"]>;

interface OwnBallot {
  seal: SealedBallot;
  /** Places of the chosen ideas in the list, ascending. */
  choices: number[];
}

interface Standing {
  row: StandingRow;
  /** Of somebody who has voted; undefined: none was cast, or it cannot be found any more. */
  ballot: OwnBallot | undefined;
  can: MyBallot["can"];
}

const loadRow = async ({ actor, db, params }: BallotCall<Db>): Promise<StandingRow> =>
  (await findStanding(db, params.roundId, actor.residentId)) ?? refuse("not_found");

const stateFor = ({ actor, now }: BallotCall<Db>, row: StandingRow) =>
  stateOfRound(row, dayAt(now, actor.network.timeZone));

async function loadStanding(call: BallotCall<Db>): Promise<Standing> {
  const row = await loadRow(call);
  const { isUsed: hasVoted } = row;
  const ballot = hasVoted ? await findOwn(call.db, row) : undefined;
  const judged = { ...row, state: stateFor(call, row), hasVoted: hasVoted === true, isFound: ballot !== undefined };
  return { row, ballot, can: ballotVerdicts(judged) };
}

async function findOwn(db: Db, { id, rightId }: StandingRow): Promise<OwnBallot | undefined> {
  const seal = rightId === null ? undefined : await findSeal(db, { roundId: id, rightId });
  const choices = seal && (await findChoices(db, seal));
  return seal && choices && { seal, choices };
}

/** Refuses with `not_found`. */
export async function loadMyBallot(call: BallotCall<Db>): Promise<MyBallot> {
  const { row, ballot, can } = await loadStanding(call);
  const chosen = ballot ? await listChosen(call.db, row.id, ballot.choices) : null;
  return {
    districtId: row.districtId,
    hasVoted: row.isUsed === true,
    ideaIds: chosen?.map(({ ideaId }) => ideaId) ?? null,
    can,
  };
}

/** In which the caller can vote, or has a ballot to change. */
export async function loadOpenVotes(
  call: Pick<ResidentCall<Db>, "actor" | "db" | "now" | "language">,
): Promise<OpenVote[]> {
  const { actor, db, now, language } = call;
  const today = dayAt(now, actor.network.timeZone);
  const rows = await listStandings(db, { residentId: actor.residentId, language, today });
  return rows.flatMap((row) => {
    const hasVoted = row.isUsed === true;
    // Whether the ballot is found says its own screen.
    const { cast } = ballotVerdicts({ ...row, state: stateOfRound(row, today), hasVoted, isFound: hasVoted });
    const { id: roundId, projectId, title, language, lastDay: endsOn } = row;
    return cast === true ? [{ roundId, projectId, title, language, endsOn, hasVoted }] : [];
  });
}

/**
 * Holds the resident, the project, the round and the right, then reads and judges them. Who may not read the vote, or comes when it is
 * over, locks nothing, so that no count has to wait for them. Refuses with `not_found` or `round_not_active`.
 *
 * @param makesRight it is to be used, and is made if it is not there
 */
export async function lockStanding(call: BallotCommand, { makesRight }: { makesRight: boolean }): Promise<Standing> {
  const { actor, db, params } = call;
  const row = await loadRow(call);
  ensure(votingVerdict({ ...row, state: stateFor(call, row) }));
  await shareResident(db, actor.residentId);
  // A right refers to it; who gives the vote up holds it before the round.
  await shareProject(db, row.projectId);
  await shareRound(db, params.roundId);
  // One that is there may go with a withdrawal before it is locked.
  do if (makesRight) await insertRight(db, row, actor.residentId);
  while (!(await lockRight(db, row, actor.residentId)) && makesRight);
  return loadStanding(call);
}
