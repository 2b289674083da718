/** What is left of a person's texts after they delete their account. D §5 */
import { discardFiles } from "#modules/files/index.ts";
import type { ErasureStep } from "#modules/residents/index.ts";
import { closeWithdrawn } from "./moderation/index.ts";
import { emptyAppeals, emptyComments, emptyExplanations, emptyRemarks, lockCommentsBy } from "./store/erasure.ts";

/** Comments become placeholders if the person wants their texts deleted. Reactions and votes are only counts, and stay. */
export const eraseWords: ErasureStep = async (
  { provided, db, announce },
  { residentId, accountId, networkId, deletesTexts, now },
) => {
  if (!deletesTexts) return;
  const written = await lockCommentsBy(db, residentId);
  await emptyRemarks(db, residentId);
  await emptyAppeals(db, residentId);
  await emptyExplanations(db, residentId);
  if (written.length === 0) return;
  await emptyComments(db, accountId, written, now);
  await discardFiles(
    db,
    written.flatMap(({ imageId }) => imageId ?? []),
  );
  await closeWithdrawn(
    db,
    written.map(({ id }) => id),
    now,
  );
  for (const topic of new Set([...provided.subjects.values()].map((kind) => kind.topic)))
    await announce(topic, { networkId });
};
