/** The ceiling that owners set, and what was sent. */
import { organisationRoutes, type TextBudget } from "@stoep/contract/accounts";
import type { StaffCall } from "#kernel/call.ts";
import type { Db } from "#kernel/database.ts";
import { handle } from "#kernel/module.ts";
import { changes, record } from "#modules/audit/index.ts";
import { monthAt } from "./rules.ts";
import { countTexts, findTextCeiling, listSenders, lockTextCeiling, putTextCeiling } from "./store.ts";

export const textBudgetHandlers = handle(organisationRoutes, {
  getTextBudget: (call) => loadBudget(call),

  async setTextCeiling(call) {
    const { actor, body, db } = call;
    const { id, name } = actor.organisation;
    const changed = changes({ ceiling: await lockTextCeiling(db, id) }, body);
    if (!changed) return loadBudget(call);
    await putTextCeiling(db, id, body.ceiling);
    await record(call, { action: "accounts.setTextCeiling", subject: { kind: "organisation", id, name }, ...changed });
    return loadBudget(call);
  },
});

async function loadBudget({ actor, db, now }: StaffCall<Db>): Promise<TextBudget> {
  const of = { organisationId: actor.organisation.id, month: monthAt(now, actor.network.timeZone) };
  return {
    ceiling: await findTextCeiling(db, of.organisationId),
    month: of.month,
    sent: await countTexts(db, of),
    people: await listSenders(db, of),
  };
}
