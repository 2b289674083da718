import { accountClosureRoutes } from "@stoep/contract/accounts";
import { handle } from "#kernel/module.ts";
import { ensureConfirmed } from "../second-factors/index.ts";
import { closeStaffSide, findAccountSides } from "./close-staff-side.ts";
import { mayClose, mayLeave } from "./policy.ts";

export const accountClosureHandlers = handle(accountClosureRoutes, {
  async getClosing({ actor, db }) {
    const sides = await findAccountSides(db, actor.accountId);
    return {
      organisations: sides.organisations.map(({ id, name, network, ...membership }) => ({
        id,
        name,
        network,
        can: { leave: mayLeave(membership) },
      })),
      residences: sides.residences.map(({ name }) => name),
      can: { close: mayClose(sides) },
    };
  },

  async closeAccount(call) {
    await ensureConfirmed(call);
    return { isGone: await closeStaffSide(call, call.body.organisationIds) };
  },
});
