/** Whoever is linked is called what their account is called, in the same moment: lists, search, doubles and notes go by it. S2 §3 */
import type { NameFollower } from "#modules/accounts/index.ts";
import { refreshDuplicates, updateNameOfAccount } from "../people/index.ts";

export const renamed: NameFollower = async ({ db, announce, network, now }, account) => {
  for (const { id, organisationId, mergedInto } of await updateNameOfAccount(db, account, now)) {
    if (mergedInto !== null) continue;
    await refreshDuplicates(db, organisationId, [id], now);
    await announce("care", { networkId: network.id, organisationId });
  }
};
