/** Authors read what was decided about their words, and appeal. D §8 */
import { conversations as table } from "@stoep/contract/conversations";
import type { Resident } from "#kernel/actor.ts";
import type { RouteCall } from "#kernel/call.ts";
import { handle } from "#kernel/module.ts";
import { ensure, refuse } from "#kernel/refuse.ts";
import { findOwnRow, holdCase, putAppeal } from "../moderation/appealing.ts";
import { announce } from "../moderation/deciding.ts";
import { mayAppeal } from "../moderation/policy.ts";
import { tellJudges } from "../moderation/telling.ts";
import { viewForAuthor } from "../moderation/views.ts";
import { listJudges } from "../store/cases.ts";

export const appealHandlers = handle(table, {
  readDecision: (call) => read(call, call.params.caseId),

  /** Once: the row is locked before it is looked at. */
  async appeal(call) {
    const { actor, body, db, now, params } = call;
    const row = (await holdCase(db, actor.residentId, params.caseId)) ?? refuse("not_found");
    if (row.decision === null || row.decision === "kept") refuse("not_found");
    ensure(mayAppeal(row, now));
    await putAppeal(db, row.id, body.text, now);
    const judges = await listJudges(db, row.organisationId);
    const others = judges.filter((id) => id !== row.decidedBy && id !== row.authorAccountId);
    await tellJudges(call, row, others.length > 0 ? others : judges.filter((id) => id !== row.authorAccountId));
    await announce(call, row);
    return read(call, params.caseId);
  },
});

async function read({ actor, db, now }: RouteCall<Resident>, caseId: string) {
  const row = (await findOwnRow(db, actor.residentId, caseId)) ?? refuse("not_found");
  return viewForAuthor(row, { now, judges: await listJudges(db, row.organisationId) }) ?? refuse("not_found");
}
