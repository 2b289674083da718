/** The rows of an uploaded table, stored encrypted until the import is confirmed or discarded. */
import { readFile } from "node:fs/promises";
import { Readable } from "node:stream";
import { buffer } from "node:stream/consumers";
import type { Context } from "#kernel/call.ts";
import type { Db } from "#kernel/database.ts";
import { seal, unseal } from "#modules/accounts/index.ts";

type Files = Context["ports"]["files"];
const keyOf = (importId: string) => `care/imports/${importId}`;

export async function storeRows(files: Files, db: Db, importId: string, path: string): Promise<void> {
  const sealed = await seal(db, await readFile(path, "utf8"));
  await files.put(keyOf(importId), Readable.from([Buffer.from(sealed)]), "application/octet-stream");
}

/** null: they have been deleted. */
export async function openRows(files: Files, db: Db, importId: string): Promise<string | null> {
  const found = await files.get(keyOf(importId));
  return found ? unseal(db, (await buffer(found.stream)).toString("latin1")) : null;
}

export const removeRows = (files: Files, importId: string): Promise<void> => files.remove(keyOf(importId));
