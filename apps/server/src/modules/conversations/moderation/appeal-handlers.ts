/** Authors read decisions about their texts, and appeal. D §8 */

import { conversations as table } from "@stoep/contract/conversations";
import type { ResidentCall } from "#kernel/call.ts";
import type { Db } from "#kernel/database.ts";
import { handle } from "#kernel/module.ts";
import { ensure, refuse } from "#kernel/refuse.ts";
import { announceTarget } from "./decide.ts";
import { notifyJudges } from "./notify.ts";
import { mayAppeal } from "./policy.ts";
import { listJudges } from "./store/cases.ts";
import { findOwnCase, lockOwnCase, putAppeal } from "./store/own-cases.ts";
import { viewDecisionForAuthor } from "./views.ts";

export const appealHandlers = handle(table, {
  readDecision: (call) => loadDecision(call, call.params.caseId),

  /** The row is locked before it is checked, so that there is only one appeal. */
  async appeal(call) {
    const { actor, body, db, now, params } = call;
    const row = (await lockOwnCase(db, actor.residentId, params.caseId)) ?? refuse("not_found");
    if (row.decision === null || row.decision === "kept") refuse("not_found");
    ensure(mayAppeal(row, now));
    await putAppeal(db, row.id, body.text, now);
    const judges = await listJudges(db, row.organisationId);
    const others = judges.filter((id) => id !== row.decidedBy && id !== row.authorAccountId);
    await notifyJudges(call, row, others.length > 0 ? others : judges.filter((id) => id !== row.authorAccountId));
    await announceTarget(call, row);
    return loadDecision(call, params.caseId);
  },
});

async function loadDecision({ actor, db, now, provided }: ResidentCall<Db>, caseId: string) {
  const row = (await findOwnCase(db, provided.subjects, actor.residentId, caseId)) ?? refuse("not_found");
  return viewDecisionForAuthor(row, { now, judges: await listJudges(db, row.organisationId) }) ?? refuse("not_found");
}
