/** Files of a city on their way into its network. What is checked and how is the business of `neighbourhoods`. */

import { createReadStream } from "node:fs";
import { PassThrough, pipeline, Readable } from "node:stream";
import type { Language } from "@stoep/contract/kernel";
import type { ImportFailure } from "@stoep/contract/neighbourhoods";
import { parse } from "csv-parse";
import { stringify } from "csv-stringify";
import type { Context } from "#kernel/call.ts";
import type { Db } from "#kernel/database.ts";
import { plainCell } from "#modules/files/index.ts";
import { type CheckedAreas, ImportError, type NetworkRecord, type Rejection } from "#modules/neighbourhoods/index.ts";
import { rejectionWords } from "../rejection-words.ts";
import type { ImportRow } from "../store/imports.ts";

/** So many rejected rows are shown; the file has all. */
const shownMax = 200;

/** source: addresses as they came. changes: neighbourhoods as they will be saved. */
export type ImportFile = "source" | "areas" | "changes" | "rejections";
export const keyOf = (importId: string, file: ImportFile) => `platform/imports/${importId}/${file}`;
export const importFiles: ImportFile[] = ["source", "areas", "changes", "rejections"];

type Files = Context["ports"]["files"];

/** Takes rejected rows as they come: the first are kept to be shown, all go into a file. */
export function openRejections(files: Files, importId: string) {
  const shown: ImportRow["rejections"] = [];
  const writer = stringify({
    bom: true,
    header: true,
    columns: ["place", "reason", "subject", "detail"],
    record_delimiter: "windows",
    quoted: true,
    cast: { string: plainCell },
  });
  const stored = files.put(keyOf(importId, "rejections"), writer.pipe(new PassThrough()), "text/csv");
  // Told at the end; until then an error here must not end the program.
  stored.catch(() => {});
  return {
    shown,
    add({ place, reason, subject, detail = "" }: Rejection) {
      if (shown.length < shownMax) shown.push({ place, reason, subject, detail: detail || null });
      writer.write({ place, reason, subject, detail });
    },
    async close() {
      writer.end();
      await stored;
    },
  };
}

/** The file of rejected rows for a reader: beside each code what it means, in their language. */
export function explained(stored: Readable, language: Language): Readable {
  const { heading, reasons } = rejectionWords[language];
  const words: Record<string, string | undefined> = reasons;
  const rows = parse({ bom: true, columns: true });
  async function* withWords() {
    for await (const { reason, ...row } of rows) yield { ...row, reason, words: words[reason] ?? reason };
  }
  const columns = { place: "place", reason: "reason", words: heading, subject: "subject", detail: "detail" };
  const writer = stringify({ bom: true, header: true, columns, record_delimiter: "windows", quoted: true });
  pipeline(stored, rows, () => {});
  // Whichever of the two ends early takes the other along.
  return pipeline(Readable.from(withWords()), writer, () => {});
}

/** Why a file could not be used as a whole. */
export function failureOf(error: unknown): { reason: ImportFailure; detail: string } {
  if (!(error instanceof ImportError)) return { reason: "unexpected", detail: "" };
  return { reason: error.reason, detail: error.detail.slice(0, 500) };
}

/** What the check of neighbourhoods wrote: the map of the preview, and the changes that a confirmation saves. */
export async function storeChecked(files: Files, importId: string, { preview, changes }: CheckedAreas): Promise<void> {
  await files.put(keyOf(importId, "areas"), createReadStream(preview), "application/geo+json");
  await files.put(keyOf(importId, "changes"), createReadStream(changes), "application/x-ndjson");
}

export const storeSource = (files: Files, importId: string, path: string): Promise<void> =>
  files.put(keyOf(importId, "source"), createReadStream(path), "application/octet-stream");

export async function readFile(files: Files, importId: string, file: ImportFile): Promise<Readable | null> {
  return (await files.get(keyOf(importId, file)))?.stream ?? null;
}

/** The same content, and how much of it has gone by: only what is asked for is read. */
export function counted(source: Readable): { content: Readable; bytesRead: () => number } {
  let bytes = 0;
  async function* pieces(): AsyncGenerator<Buffer> {
    for await (const piece of source as AsyncIterable<Buffer>) {
      bytes += piece.length;
      yield piece;
    }
  }
  return { content: Readable.from(pieces(), { objectMode: false }), bytesRead: () => bytes };
}

/** Into which network, for the doors of `neighbourhoods`. */
export const targetOf = <D extends Db>(
  db: D,
  { schema, timeZone, name }: Pick<NetworkRecord, "schema" | "timeZone" | "name">,
  now: Date,
) => ({
  db,
  network: { schema, timeZone, name },
  now,
});
