/** What versions before the master key kept: texts sealed for no row, with a key that is now the oldest, and two keys in clear. */
import { buffer } from "node:stream/consumers";
import type { Db } from "#kernel/database.ts";
import { decrypt } from "#kernel/keys/cipher.ts";
import { listKeys } from "#kernel/keys/installation-keys.ts";
import { placeOfFile, seal, sealPurpose } from "#kernel/keys/seal.ts";
import type { FilesPort } from "#kernel/ports.ts";

/** The ids that the migration gave to the keys of those versions; none is made like them. */
const isOfEarlierVersion = (id: string) => id.startsWith("00000000-0000-7000-8000-");

/** Reads what such a version sealed; undefined once that key is deleted, or if there never was one. */
export async function earlierReader(db: Db): Promise<((text: string) => string) | undefined> {
  const [oldest] = await listKeys(db, sealPurpose);
  if (!oldest || !isOfEarlierVersion(oldest.id)) return undefined;
  return (text) => decrypt(oldest.bytes, "", text).toString("utf8");
}

export async function resealEarlierFiles(
  db: Db,
  files: FilesPort,
  folders: readonly string[],
  read: (text: string) => string,
): Promise<void> {
  for (const folder of folders)
    for await (const key of files.list(folder)) {
      const found = await files.get(key);
      const text = found ? (await buffer(found.stream)).toString("latin1") : ":";
      if (!text.includes(":"))
        await files.put(key, Buffer.from(await seal(db, placeOfFile(key), read(text))), "application/octet-stream");
    }
}
