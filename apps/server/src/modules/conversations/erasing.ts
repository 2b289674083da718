/** What is left of somebody's words once they have deleted their account. D §5 */
import { discardFiles } from "#modules/files/index.ts";
import type { Erase } from "#modules/residents/index.ts";
import { closeAsGone } from "./store/cases.ts";
import { emptyAppeals, emptyRemarks, emptyWritten, lockWritten } from "./store/erasing.ts";
import { subjectKinds } from "./subjects.ts";

/** Comments become placeholders where somebody wants their texts deleted. Reactions and votes are counts, and stay. */
export const erase: Erase = async ({ db, announce }, { residentId, accountId, networkId, deletesTexts, now }) => {
  if (!deletesTexts) return;
  const written = await lockWritten(db, residentId);
  await emptyRemarks(db, residentId);
  await emptyAppeals(db, residentId);
  if (written.length === 0) return;
  await emptyWritten(db, accountId, written, now);
  await discardFiles(
    db,
    written.flatMap(({ imageId }) => imageId ?? []),
  );
  await closeAsGone(
    db,
    written.map(({ id }) => id),
    now,
  );
  for (const topic of new Set([...subjectKinds().values()].map((kind) => kind.topic)))
    await announce(topic, { networkId });
};
