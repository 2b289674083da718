/**
 * The ballots of residents. What one names stands in its row and in the answer to the voter, and in no log, event, announcement or job.
 * D §11
 */
import { budgets } from "@stoep/contract/budgets";
import type { ResidentCall } from "#kernel/call.ts";
import type { Db } from "#kernel/database.ts";
import { handle } from "#kernel/module.ts";
import { cast, withdraw } from "./cast-ballot.ts";
import { loadMyBallot, loadOpenVotes, type VoterCall } from "./presentation.ts";

type BallotCall<D extends Db> = Pick<ResidentCall<D>, "actor" | "db" | "now"> & { params: { roundId: string } };

const votingOf = <D extends Db>({ actor, db, now, params }: BallotCall<D>): VoterCall<D> => ({
  db,
  now,
  timeZone: actor.network.timeZone,
  roundId: params.roundId,
  holder: { residentId: actor.residentId },
});

export const ballotHandlers = handle(budgets, {
  async listOpenVotes(call) {
    return { items: await loadOpenVotes(call) };
  },

  async readMyBallot(call) {
    return loadMyBallot(votingOf(call));
  },

  async castBallot(call) {
    return cast(votingOf(call), call.body);
  },

  async withdrawBallot(call) {
    return withdraw(votingOf(call));
  },
});
