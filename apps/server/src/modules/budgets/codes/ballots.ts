/** Ballots that are cast with a code, by callers whose session is not looked at. The code stands in no answer, log or address. D §11 */
import { budgets, type CodeBallot } from "@stoep/contract/budgets";
import type { Language } from "@stoep/contract/kernel";
import { guest, type Network } from "#kernel/actor.ts";
import type { DbScope, RouteCall } from "#kernel/call.ts";
import type { Db } from "#kernel/database.ts";
import { handle } from "#kernel/module.ts";
import { refuse, refuseFields } from "#kernel/refuse.ts";
import { findNetworkBySlug, guards, limitTries } from "#modules/accounts/index.ts";
import { cast, loadMyBallot, type VoterCall, withdraw } from "../ballots/index.ts";
import { listOpened } from "../store/read.ts";
import { viewReadRound } from "../views.ts";
import { votingCodeHash } from "./code.ts";
import { findByHash, listPhases } from "./store/codes.ts";
import { wrongCodeLimit } from "./times.ts";

export const codeBallotHandlers = handle(budgets, {
  async readCodeBallot(call) {
    const language = call.query.language ?? call.language;
    const opened = await openByCode({ ...call, language });
    const ballot = await loadMyBallot(votingBy(opened, opened.scope.db, call.now));
    return presentVote(opened, { ballot, language, now: call.now });
  },

  async castCodeBallot(call) {
    const opened = await openByCode(call);
    return opened.scope.transact(({ db }) => cast(votingBy(opened, db, call.now), call.body));
  },

  async withdrawCodeBallot(call) {
    const opened = await openByCode(call);
    return opened.scope.transact(({ db }) => withdraw(votingBy(opened, db, call.now)));
  },
});

type CodeCall = Pick<RouteCall, "db" | "bind" | "client" | "now" | "language"> & {
  params: { networkSlug: string };
  body: { code: string };
};

interface Opened {
  network: Network;
  scope: DbScope<Db>;
  right: NonNullable<Awaited<ReturnType<typeof findByHash>>>;
  roundId: string;
}

const wrongCodes = "voting code";

/**
 * The vote that a code belongs to. Outside any transaction: a refusal must not undo the count of wrong codes. Refuses with `not_found`,
 * `too_many_requests`, `invalid_input` and `round_not_active`.
 */
async function openByCode(call: CodeCall): Promise<Opened> {
  const network = (await findNetworkBySlug(call.db, call.params.networkSlug)) ?? refuse("not_found");
  if ((await guards.triesSoFar(call, wrongCodes)) >= wrongCodeLimit.max) refuse("too_many_requests");
  const scope = call.bind(network);
  const phases = await listPhases(scope.db);
  const hashes = phases.map((phase) => ({ ...phase, hash: votingCodeHash(phase.phaseId, call.body.code) }));
  const right = await findByHash(scope.db, hashes, call.language);
  if (!right) {
    await limitTries(call, wrongCodes, wrongCodeLimit);
    return refuseFields({ code: "codeWrong" });
  }
  return { network, scope, right, roundId: right.roundId ?? refuse("round_not_active") };
}

const votingBy = <D extends Db>({ network, right, roundId }: Opened, db: D, now: Date): VoterCall<D> => ({
  db,
  now,
  timeZone: network.timeZone,
  roundId,
  holder: { rightId: right.rightId },
});

interface Reading {
  ballot: CodeBallot["ballot"];
  language: Language;
  now: Date;
}

async function presentVote({ network, scope, right, roundId }: Opened, { ballot, ...reading }: Reading) {
  const { projectId, title, organisation } = right;
  const rows = await listOpened(scope.db, guest, { projectId, roundId });
  const [round = refuse("round_not_active")] = rows.flatMap((row) => viewReadRound(row, { network, ...reading }));
  return { projectId, projectTitle: title, organisation, round, ballot };
}
