/** Where a voter stands in a vote, as it is judged and shown. */
import type { MyBallot, OpenVote } from "@stoep/contract/budgets";
import { dayAt } from "@stoep/contract/kernel";
import type { ResidentCall } from "#kernel/call.ts";
import type { Db, Tx } from "#kernel/database.ts";
import { ensure, refuse } from "#kernel/refuse.ts";
import { shareProject, shareResident } from "#modules/participation/index.ts";
import { stateOfRound } from "../rules.ts";
import { ballotVerdicts, votingVerdict } from "./rules.ts";
import { findSeal, type SealedBallot } from "./seal.ts";
import { findChoices } from "./store/ballots.ts";
import { insertRight, lockRight, lockRightOfCode } from "./store/rights.ts";
import { findStanding, type Holder, listChosen, listStandings, type StandingRow, shareRound } from "./store/rounds.ts";

/** Who votes in which round. */
export interface VoterCall<D extends Db = Db> {
  db: D;
  now: Date;
  /** The network's. */
  timeZone: string;
  roundId: string;
  holder: Holder;
}

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

async function loadRow({ db, roundId, holder }: VoterCall): Promise<StandingRow> {
  const row = (await findStanding(db, roundId, holder)) ?? refuse("not_found");
  if (row.isRevoked === true) refuse("code_revoked");
  return row;
}

const stateFor = ({ now, timeZone }: VoterCall, row: StandingRow) => stateOfRound(row, dayAt(now, timeZone));

async function loadStanding(voting: VoterCall): Promise<Standing> {
  const row = await loadRow(voting);
  const { isUsed: hasVoted } = row;
  const ballot = hasVoted ? await findOwn(voting.db, row) : undefined;
  const judged = { ...row, state: stateFor(voting, row), hasVoted: hasVoted === true, isFound: ballot !== undefined };
  return { row, ballot, can: ballotVerdicts(judged) };
}

async function findOwn(db: Db, { id, rightId }: StandingRow): Promise<OwnBallot | undefined> {
  const seal = rightId === null ? undefined : await findSeal(db, { roundId: id, rightId });
  const choices = seal && (await findChoices(db, seal));
  return seal && choices && { seal, choices };
}

/** Refuses with `not_found`, and `code_revoked`. */
export async function loadMyBallot(voting: VoterCall): Promise<MyBallot> {
  const { row, ballot, can } = await loadStanding(voting);
  const chosen = ballot ? await listChosen(voting.db, row.id, ballot.choices) : null;
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
 * over, locks nothing, so that no count has to wait for them. Refuses with `not_found`, `code_revoked` or `round_not_active`.
 *
 * @param makesRight it is to be used, and a resident's is made if it is not there
 */
export async function lockStanding(voting: VoterCall<Tx>, { makesRight }: { makesRight: boolean }): Promise<Standing> {
  const { db, holder, roundId } = voting;
  const row = await loadRow(voting);
  ensure(votingVerdict({ ...row, state: stateFor(voting, row) }));
  if ("residentId" in holder) await shareResident(db, holder.residentId);
  // A right refers to it; who gives the vote up holds it before the round.
  await shareProject(db, row.projectId);
  await shareRound(db, roundId);
  if ("rightId" in holder) await lockRightOfCode(db, holder.rightId);
  else await lockRightOf(db, row, { ...holder, makesRight });
  return loadStanding(voting);
}

async function lockRightOf(
  db: Tx,
  row: StandingRow,
  { residentId, makesRight }: { residentId: string; makesRight: boolean },
): Promise<void> {
  // One that is there may go with a withdrawal before it is locked.
  do if (makesRight) await insertRight(db, row, residentId);
  while (!(await lockRight(db, row, residentId)) && makesRight);
}
