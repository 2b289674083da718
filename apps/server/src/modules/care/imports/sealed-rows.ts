/**
 * What an import keeps of an uploaded table until it is confirmed or discarded, all of it sealed: the rows in a file, the private
 * details of checked rows, and the first lines that are shown for choosing the columns.
 */
import { readFile } from "node:fs/promises";
import { Readable } from "node:stream";
import { buffer } from "node:stream/consumers";
import type { Context } from "#kernel/call.ts";
import type { Db } from "#kernel/database.ts";
import { placeIn, placeOfFile, type SealedColumn, seal, unseal } from "#kernel/keys/seal.ts";

const inRows: SealedColumn = {
  what: "private details in imports",
  table: "care_import_row",
  column: "sealed",
  row: { import_id: "uuid", place: "integer" },
  hasMarks: true,
  ifLost: "null",
};
const inSamples: SealedColumn = {
  what: "first lines of imports",
  table: "care_import",
  column: "samples",
  row: { id: "uuid" },
  ifLost: "empty",
};
export const sealedInImports = [inRows, inSamples];

export const importRowAt = (importId: string, place: number) => placeIn(inRows, importId, place);
const samplesAt = (importId: string) => placeIn(inSamples, importId);
type Files = Context["ports"]["files"];
export const sealedFolder = "care/imports";
const keyOf = (importId: string) => `${sealedFolder}/${importId}`;

export const sealSamples = (db: Db, importId: string, samples: readonly string[][]): Promise<string> =>
  seal(db, samplesAt(importId), JSON.stringify(samples));

/** None if they were lost with the master key. */
export const openSamples = async (db: Db, { id, samples }: { id: string; samples: string }): Promise<string[][]> =>
  samples === "" ? [] : JSON.parse(await unseal(db, samplesAt(id), samples));

export async function storeRows(files: Files, db: Db, importId: string, path: string): Promise<void> {
  const sealed = await seal(db, placeOfFile(keyOf(importId)), await readFile(path, "utf8"));
  await files.put(keyOf(importId), Readable.from([Buffer.from(sealed)]), "application/octet-stream");
}

/** null: they have been deleted. */
export async function openRows(files: Files, db: Db, importId: string): Promise<string | null> {
  const found = await files.get(keyOf(importId));
  return found ? unseal(db, placeOfFile(keyOf(importId)), (await buffer(found.stream)).toString("latin1")) : null;
}

export const removeRows = (files: Files, importId: string): Promise<void> => files.remove(keyOf(importId));
