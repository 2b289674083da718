/** A linked person has the name of their account, updated in the same transaction: lists, search, duplicates and notes use it. S2 §3 */
import type { NameFollower } from "#modules/accounts/index.ts";
import { refreshDuplicates, updateNameOfAccount } from "../people/index.ts";

export const updateNameOfLinked: NameFollower = async ({ db, announce, network, now }, account) => {
  for (const { id, organisationId, mergedInto } of await updateNameOfAccount(db, account, now)) {
    if (mergedInto !== null) continue;
    await refreshDuplicates(db, organisationId, [id], now);
    await announce("care", { networkId: network.id, organisationId });
  }
};
