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
  await storeRowText(files, db, importId, await readFile(path, "utf8"));
}

/** null: they have been deleted. */
export async function openRows(files: Files, db: Db, importId: string): Promise<string | null> {
  const found = await files.get(keyOf(importId));
  return found ? unseal(db, placeOfFile(keyOf(importId)), (await buffer(found.stream)).toString("latin1")) : null;
}

/** Keeps a part of the rows. */
export async function storeRowText(files: Files, db: Db, importId: string, rows: string): Promise<void> {
  const sealed = await seal(db, placeOfFile(keyOf(importId)), rows);
  await files.put(keyOf(importId), Readable.from([Buffer.from(sealed)]), "application/octet-stream");
}

/** The workbook itself, while another of its sheets may be chosen. */
const workbookKey = (importId: string) => `${keyOf(importId)}-workbook`;

export async function storeWorkbook(files: Files, db: Db, importId: string, path: string): Promise<void> {
  const key = workbookKey(importId);
  const sealed = await seal(db, placeOfFile(key), (await readFile(path)).toString("base64"));
  await files.put(key, Readable.from([Buffer.from(sealed)]), "application/octet-stream");
}

/** null: it has one sheet, or its columns do not wait any more. */
export async function openWorkbookFile(files: Files, db: Db, importId: string): Promise<Buffer | null> {
  const key = workbookKey(importId);
  const found = await files.get(key);
  if (!found) return null;
  return Buffer.from(await unseal(db, placeOfFile(key), (await buffer(found.stream)).toString("latin1")), "base64");
}

export const removeWorkbook = (files: Files, importId: string): Promise<void> => files.remove(workbookKey(importId));

export async function removeRows(files: Files, importId: string): Promise<void> {
  await files.remove(keyOf(importId));
  await removeWorkbook(files, importId);
}
