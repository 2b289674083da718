/**
 * What is left of shouts whose author deleted the account: the counts; and the texts without a name, unless the author wants them
 * deleted. D §5
 */
import { closeWithdrawn } from "#modules/conversations/index.ts";
import { discardFiles } from "#modules/files/index.ts";
import { deleteNoticesAbout, eraseDeliveriesAbout } from "#modules/notifications/index.ts";
import type { ErasureStep } from "#modules/residents/index.ts";
import { countChanges } from "./inbox/index.ts";
import { notifyWithdrawn } from "./notify.ts";
import { deleteFollows, emptyWhatWasSaid, lockOwnShouts } from "./store/own-data.ts";
import { listImageIds, withdrawShouts } from "./store/shouts.ts";

export const eraseShouts: ErasureStep = async (scope, { residentId, network, deletesTexts, now }) => {
  const { db, announce } = scope;
  await deleteFollows(db, residentId);
  if (!deletesTexts) return;
  const rows = await lockOwnShouts(db, residentId);
  await eraseDeliveriesAbout(db, { subjectIds: await emptyWhatWasSaid(db, residentId), isToThem: false, now });
  if (rows.length === 0) return;
  const ids = rows.map(({ id }) => id);
  await deleteNoticesAbout(db, ids);
  for (const row of rows) await notifyWithdrawn({ ...scope, network, now }, row, null);
  const files = await listImageIds(db, ids);
  await withdrawShouts(db, ids, now);
  await discardFiles(db, files);
  await closeWithdrawn(db, ids, now);
  await countChanges(
    db,
    rows.map((row) => ({ ...row, by: -1 as const })),
  );
  await announce("shouts", { networkId: network.id });
};
