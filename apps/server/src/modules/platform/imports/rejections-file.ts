/** The file of rejected rows. Loaded when there is one, since its libraries are needed for nothing else at a start. */
import { PassThrough, pipeline, Readable } from "node:stream";
import type { Language } from "@stoep/contract/kernel";
import { parse } from "csv-parse";
import { stringify } from "csv-stringify";
import type { Context } from "#kernel/call.ts";
import type { Translations } from "#kernel/texts.ts";
import { csvFormat } from "#modules/files/index.ts";
import type { Rejection } from "#modules/neighbourhoods/index.ts";
import { importFileKey } from "./import-files.ts";
import type { ImportRow } from "./store.ts";
import { rejectionHeading, rejectionReasons } from "./texts.ts";

/** How many rejected rows are shown; the file has all. */
const shownRejectionsMax = 200;

/** Collects rejected rows: the first are stored for showing, and all go into a file. */
export function rejectionWriter(files: Context["ports"]["files"], importId: string) {
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
