/** Imports of a city's files into its network. How they are checked is up to `neighbourhoods`. */

import { createReadStream } from "node:fs";
import { Readable } from "node:stream";
import type { ImportFailure } from "@stoep/contract/neighbourhoods";
import type { Context } from "#kernel/call.ts";
import type { Db } from "#kernel/database.ts";
import { type CheckedAreas, ImportError, type NetworkRecord } from "#modules/neighbourhoods/index.ts";

/** source: addresses as uploaded. changes: neighbourhoods as they will be saved. */
export type ImportFile = "source" | "areas" | "changes" | "rejections";
export const importFileKey = (importId: string, file: ImportFile) => `platform/imports/${importId}/${file}`;
export const importFiles: ImportFile[] = ["source", "areas", "changes", "rejections"];

type FileStore = Context["ports"]["files"];

/** Why a file could not be used as a whole. */
export function failureOf(error: unknown): { reason: ImportFailure; detail: string } {
  if (!(error instanceof ImportError)) return { reason: "unexpected", detail: "" };
  return { reason: error.reason, detail: error.detail.slice(0, 500) };
}

/** Stores the result of checking neighbourhoods: the map of the preview, and the changes that a confirmation saves. */
export async function storeCheckedAreas(
  files: FileStore,
  importId: string,
  { preview, changes }: CheckedAreas,
): Promise<void> {
  await files.put(importFileKey(importId, "areas"), createReadStream(preview), "application/geo+json");
  await files.put(importFileKey(importId, "changes"), createReadStream(changes), "application/x-ndjson");
}

export const storeSource = (files: FileStore, importId: string, path: string): Promise<void> =>
  files.put(importFileKey(importId, "source"), createReadStream(path), "application/octet-stream");

export async function readImportFile(files: FileStore, importId: string, file: ImportFile): Promise<Readable | null> {
  return (await files.get(importFileKey(importId, file)))?.stream ?? null;
}

/** Passes the content through lazily and counts the bytes read. */
export function countBytes(source: Readable): { content: Readable; bytesRead: () => number } {
  let bytes = 0;
  async function* pieces(): AsyncGenerator<Buffer> {
    for await (const piece of source as AsyncIterable<Buffer>) {
      bytes += piece.length;
      yield piece;
    }
  }
  return { content: Readable.from(pieces(), { objectMode: false }), bytesRead: () => bytes };
}

/** The network to import into, as `neighbourhoods` expects it. */
export const importTargetOf = <D extends Db>(
  db: D,
  { schema, timeZone, name }: Pick<NetworkRecord, "schema" | "timeZone" | "name">,
  now: Date,
) => ({
  db,
  network: { schema, timeZone, name },
  now,
});
