/** The copy of a merged person goes, with what the kept one was before. */
import type { Tx } from "#kernel/database.ts";
import { deleteParts } from "../helpers/index.ts";
import { discardPictures, forget } from "../people/index.ts";
import { emptyMerges } from "./store/pairs.ts";

export async function emptyCopy(db: Tx, goneId: string, now: Date): Promise<void> {
  await deleteParts(db, goneId);
  await forget(db, goneId, now);
  const before = await emptyMerges(db, goneId);
  await discardPictures(
    db,
    before.map(({ person }) => pictureBefore(person?.was)),
  );
}

/** The picture that a merge put another in place of. */
export const pictureBefore = (was: Record<string, unknown> = {}): string | null =>
  typeof was["pictureId"] === "string" ? was["pictureId"] : null;
