/** The copy of a merged person goes, with what the kept one was before. */
import type { Tx } from "#kernel/database.ts";
import { eraseHelperDetails } from "../helpers/index.ts";
import { discardPictures, erasePerson } from "../people/index.ts";
import { eraseMerges } from "./store/pairs.ts";

export async function eraseCopy(db: Tx, goneId: string, now: Date): Promise<void> {
  await eraseHelperDetails(db, goneId);
  await erasePerson(db, goneId, now);
  const before = await eraseMerges(db, goneId);
  await discardPictures(
    db,
    before.map(({ person }) => previousPicture(person?.was)),
  );
}

/** The picture that a merge put another in place of. */
export const previousPicture = (was: Record<string, unknown> = {}): string | null =>
  typeof was["pictureId"] === "string" ? was["pictureId"] : null;
