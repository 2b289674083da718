/** What a typed code opens. D §12 */
import type { ComputedProof } from "@stoep/contract/kernel";
import type { Network } from "#kernel/actor.ts";
import type { DbScope, RouteCall } from "#kernel/call.ts";
import type { Db } from "#kernel/database.ts";
import { refuse, refuseFields } from "#kernel/refuse.ts";
import { findNetworkBySlug, guards, limitTries } from "#modules/accounts/index.ts";
import { findByLink } from "../answers/index.ts";
import { codeHasher } from "./code.ts";
import { findByHash } from "./store/codes.ts";
import { withoutProof, wrongCodeLimit } from "./times.ts";

type LinkCall = Pick<RouteCall, "db" | "bind" | "now"> & { params: { networkSlug: string; surveySlug: string } };
type CodeCall = LinkCall &
  Pick<RouteCall, "client" | "transact"> & { body: { code: string; proof: ComputedProof | null } };

interface Opened {
  network: Network;
  scope: DbScope<Db>;
  rightId: string;
}

/** Of one network address, whatever the survey. */
const wrongCodes = "wrong survey code";
/** Of one survey, from wherever. */
const wrongCodesOf = "wrong codes of survey";
const proofAbout = (surveyId: string) => `survey code ${surveyId}`;

/** Refuses with `not_found`. */
async function findSurvey({ db, bind, params }: LinkCall) {
  const network = (await findNetworkBySlug(db, params.networkSlug)) ?? refuse("not_found");
  const scope = bind(network);
  const { id: surveyId } = (await findByLink(scope.db, params.surveySlug, "codes")) ?? refuse("not_found");
  return { network, scope, surveyId };
}

/** null: no proof is asked for. Refuses with `not_found`. */
export async function newCodePuzzle(call: LinkCall) {
  const { db, now } = call;
  const { surveyId } = await findSurvey(call);
  const numbers = guards.numbersBeyond(await guards.countSoFar(db, wrongCodesOf, surveyId, now), withoutProof.max);
  return numbers === 0 ? null : guards.newPuzzle(db, proofAbout(surveyId), { numbers, now });
}

/**
 * The right of a code. Outside any transaction: a refusal must not undo the count of wrong codes. A code that is not of this survey is
 * wrong, whatever it is otherwise. Refuses with `not_found`, `too_many_requests`, `proof_required`, `invalid_input` and
 * `survey_code_revoked`.
 */
export async function openByCode(call: CodeCall): Promise<Opened> {
  const { db, now, body } = call;
  const { network, scope, surveyId } = await findSurvey(call);
  if ((await guards.triesSoFar(call, wrongCodes)) >= wrongCodeLimit.max) refuse("too_many_requests");
  await ensureProof(call, surveyId);
  const hashOf = await codeHasher(scope.db, surveyId);
  const right = await findByHash(scope.db, surveyId, hashOf(body.code));
  if (!right) {
    await guards.countWithin(db, wrongCodesOf, surveyId, withoutProof, now);
    await limitTries(call, wrongCodes, wrongCodeLimit);
    return refuseFields({ code: "codeWrong" });
  }
  if (right.isRevoked) refuse("survey_code_revoked");
  return { network, scope, rightId: right.id };
}

async function ensureProof({ db, now, body: { proof }, transact }: CodeCall, surveyId: string): Promise<void> {
  if ((await guards.countSoFar(db, wrongCodesOf, surveyId, now)) < withoutProof.max) return;
  if (!proof || !(await guards.isProof(db, proofAbout(surveyId), proof, now))) return refuse("proof_required");
  // Each try takes its own.
  if (!(await transact((inside) => guards.useProof(inside.db, proof, now)))) refuse("proof_required");
}
