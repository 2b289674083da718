/** Whoever is linked is called what their account is called, in the same moment: lists, search, doubles and notes go by it. S2 §3 */
import type { Renamed } from "#modules/accounts/index.ts";
import { findDoubles, followAccount } from "../people/index.ts";

export const renamed: Renamed = async ({ db, announce, network, now }, account) => {
  for (const { id, organisationId, mergedInto } of await followAccount(db, account, now)) {
    if (mergedInto !== null) continue;
    await findDoubles(db, organisationId, [id], now);
    await announce("care", { networkId: network.id, organisationId });
  }
};
