/** Writes codes as letters or cards, or as a file for a printer. The codes themselves are in these files only. D §11 */
import { Readable } from "node:stream";
import { dateFormats, type Language } from "@stoep/contract/kernel";
import { csvFile, type LetterDocument, writeLetters } from "#modules/files/index.ts";
import { findNetworkLook } from "#modules/neighbourhoods/index.ts";
import type { CodeOrder, PrintedCode } from "./make-batches.ts";
import type { BatchBase } from "./store.ts";
import { headingOf, serialLine } from "./texts.ts";

interface Printed extends Pick<LetterDocument, "title" | "author" | "words" | "layout"> {
  perFile: number;
  keyOf: (part: number) => string;
  /** What a letter has beside its code, by its place in the batch. */
  letterOf: (code: PrintedCode, at: number) => Pick<LetterDocument["letters"][number], "address" | "scanned">;
}

export async function writeCodeLetters<B extends BatchBase>(
  { call, note }: CodeOrder<B>,
  codes: readonly PrintedCode[],
  { perFile, keyOf, letterOf, ...document }: Printed,
): Promise<void> {
  const { config, db, network, now, ports } = call;
  const [language = "en"] = network.languages;
  const common = {
    ...document,
    look: await findNetworkLook(db, network.id),
    date: dateFormats(language, { timeZone: network.timeZone, month: "long" }).day(now),
    language,
  };
  for (let from = 0; from < codes.length; from += perFile) {
    const letters = codes.slice(from, from + perFile).map((one, at) => ({
      ...letterOf(one, from + at),
      code: one.code,
      mark: serialLine(network.languages, one.serial),
    }));
    await writeLetters(config.folder, { ...common, letters }, (pdf) =>
      ports.files.put(keyOf(from / perFile + 1), pdf, "application/pdf"),
    );
    if (!(await note(from + letters.length))) return;
  }
}

interface Column {
  heading: string;
  value: string;
}

/** `columns`: beside serial number and code. */
export async function writeCodeFile<B extends BatchBase>(
  { call, note }: CodeOrder<B>,
  codes: readonly PrintedCode[],
  { key, columns }: { key: string; columns: (language: Language) => readonly Column[] },
): Promise<void> {
  const { network, ports } = call;
  const [language = "en"] = network.languages;
  const others = columns(language);
  async function* rows() {
    for (const { serial, code } of codes) yield [serial, code, ...others.map(({ value }) => value)];
  }
  const headings = [
    headingOf("serial", language),
    headingOf("code", language),
    ...others.map(({ heading }) => heading),
  ];
  const file = csvFile({ headings }, rows(), { timeZone: network.timeZone, separator: "," });
  await ports.files.put(key, Readable.from(file), "text/csv; charset=utf-8");
  await note(codes.length);
}
