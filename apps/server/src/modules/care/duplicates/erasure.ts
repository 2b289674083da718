/** Erases the copy of a merged person, and what the merge changed in the kept record. */
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

/** The picture that the merge replaced. */
export const previousPicture = (was: Record<string, unknown> = {}): string | null =>
  typeof was["pictureId"] === "string" ? was["pictureId"] : null;
