/** Imports of a city's files into its network. How they are checked is up to `neighbourhoods`. */

import { createReadStream } from "node:fs";
import { PassThrough, pipeline, Readable } from "node:stream";
import type { Language } from "@stoep/contract/kernel";
import type { ImportFailure } from "@stoep/contract/neighbourhoods";
import { parse } from "csv-parse";
import { stringify } from "csv-stringify";
import type { Context } from "#kernel/call.ts";
import type { Db } from "#kernel/database.ts";
import type { Translations } from "#kernel/texts.ts";
import { csvFormat } from "#modules/files/index.ts";
import { type CheckedAreas, ImportError, type NetworkRecord, type Rejection } from "#modules/neighbourhoods/index.ts";
import type { ImportRow } from "./store.ts";
import { rejectionHeading, rejectionReasons } from "./texts.ts";

/** How many rejected rows are shown; the file has all. */
const shownRejectionsMax = 200;

/** source: addresses as uploaded. changes: neighbourhoods as they will be saved. */
export type ImportFile = "source" | "areas" | "changes" | "rejections";
export const importFileKey = (importId: string, file: ImportFile) => `platform/imports/${importId}/${file}`;
export const importFiles: ImportFile[] = ["source", "areas", "changes", "rejections"];

type FileStore = Context["ports"]["files"];

/** Collects rejected rows: the first are stored for showing, and all go into a file. */
export function rejectionWriter(files: FileStore, importId: string) {
  const shown: ImportRow["rejections"] = [];
  const columns = ["place", "reason", "subject", "detail"];
  const writer = stringify({ ...csvFormat, bom: true, header: true, columns });
  const stored = files.put(importFileKey(importId, "rejections"), writer.pipe(new PassThrough()), "text/csv");
  // Reported at the end; until then an error here must not end the program.
  stored.catch(() => {});
  return {
    shown,
    add({ place, reason, subject, detail = "" }: Rejection) {
      if (shown.length < shownRejectionsMax) shown.push({ place, reason, subject, detail: detail || null });
      writer.write({ place, reason, subject, detail });
    },
    async close() {
      writer.end();
      await stored;
    },
  };
}

/** The file of rejected rows for a reader, with each code explained in their language. */
export function explainRejections(stored: Readable, language: Language): Readable {
  const words: Record<string, Translations | undefined> = rejectionReasons;
  const rows = parse({ bom: true, columns: true });
  async function* withWords() {
    for await (const { reason, ...row } of rows) yield { ...row, reason, words: words[reason]?.[language] ?? reason };
  }
  const columns = {
    place: "place",
    reason: "reason",
    words: rejectionHeading[language],
    subject: "subject",
    detail: "detail",
  };
  const writer = stringify({ ...csvFormat, bom: true, header: true, columns });
  pipeline(stored, rows, () => {});
  // If either stream ends early, so does the other.
  return pipeline(Readable.from(withWords()), writer, () => {});
}

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
