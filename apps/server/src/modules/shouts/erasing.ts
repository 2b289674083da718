/** What is left of shouts whose author deleted the account: the counts; and the texts without a name, unless these go too. D §5 */
import { closeAsGone } from "#modules/conversations/index.ts";
import { discardFiles } from "#modules/files/index.ts";
import { deleteNoticesAbout } from "#modules/notifications/index.ts";
import type { Erase } from "#modules/residents/index.ts";
import { deleteFollows, lockWritten } from "./store/own-data.ts";
import { count } from "./store/tally.ts";
import { emptyShouts, listImageIds } from "./store/writing.ts";

export const erase: Erase = async ({ db, announce }, { residentId, networkId, deletesTexts, now }) => {
  await deleteFollows(db, residentId);
  if (!deletesTexts) return;
  const rows = await lockWritten(db, residentId);
  if (rows.length === 0) return;
  const ids = rows.map(({ id }) => id);
  const files = await listImageIds(db, ids);
  await emptyShouts(db, ids, now);
  await discardFiles(db, files);
  await closeAsGone(db, ids, now);
  await count(
    db,
    rows.map((row) => ({ ...row, by: -1 as const })),
  );
  await deleteNoticesAbout(db, ids);
  await announce("shouts", { networkId });
};
