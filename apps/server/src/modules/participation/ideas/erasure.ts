/**
 * What is left of ideas whose author deletes the account: the counts; and the texts without a name, unless the author wants them
 * deleted. Support ends with the residence. D §5
 */
import type { ErasureStep } from "#modules/residents/index.ts";
import { holdProject } from "../merges/index.ts";
import { lockOwnIdeas } from "./store/ideas.ts";
import { listOwnProjectIds } from "./store/own-data.ts";
import { deleteSupportOf } from "./store/support.ts";
import { withdrawOwn } from "./withdraw.ts";

export const eraseIdeas: ErasureStep = async ({ announce, db }, { residentId, network, deletesTexts, now }) => {
  await deleteSupportOf(db, residentId);
  if (!deletesTexts) return;
  const projectIds = await listOwnProjectIds(db, residentId);
  if (projectIds.length === 0) return;
  for (const id of projectIds) await holdProject(db, id);
  await withdrawOwn({ db, now }, await lockOwnIdeas(db, residentId));
  await announce("participation", { networkId: network.id });
};
