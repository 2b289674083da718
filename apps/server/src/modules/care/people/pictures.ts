/** Which pictures of people stay. D §6 */
import type { Tx } from "#kernel/database.ts";
import { discardFiles } from "#modules/files/index.ts";
import { listHeldPictureIds } from "./store/pictures.ts";

/** Deletes those pictures that no record has, and that no unmerge could restore. */
export async function discardPictures(db: Tx, fileIds: readonly (string | null | undefined)[]): Promise<void> {
  const ids = fileIds.flatMap((id) => id ?? []);
  if (ids.length === 0) return;
  const held = await listHeldPictureIds(db, ids);
  await discardFiles(
    db,
    ids.filter((id) => !held.includes(id)),
  );
}
