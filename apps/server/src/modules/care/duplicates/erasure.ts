/** Erases the copy of a merged person, and what the merge changed in the kept record. */
import { discardPictures, erasePerson, type PersonDeletionStep } from "../people/index.ts";
import { eraseMerges, listCopies } from "./store/pairs.ts";

export async function eraseCopy(scope: Parameters<typeof erasePerson>[0], goneId: string): Promise<void> {
  const { db } = scope;
  await erasePerson(scope, goneId);
  const before = await eraseMerges(db, goneId);
  await discardPictures(
    db,
    before.map(({ person }) => previousPicture(person?.was)),
  );
}

export const eraseCopiesOf: PersonDeletionStep = async (call, { id }) => {
  for (const copy of await listCopies(call.db, id)) await eraseCopy(call, copy.id);
};

/** The picture that the merge replaced. */
export const previousPicture = (was: Record<string, unknown> = {}): string | null =>
  typeof was["pictureId"] === "string" ? was["pictureId"] : null;
