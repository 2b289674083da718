/** Reads docs/glossary.md: what each notion is called, and which words are not said. */
import { languages } from "../packages/contract/src/kernel/index.ts";

export const places = ["dashboard", "residents", "staff mails", "resident mails", "shared mails"] as const;
export type Place = (typeof places)[number];

export interface Rule {
  language: string;
  where: readonly Place[];
  not: RegExp;
  instead: string;
}

export interface Term {
  notion: string;
  /** The word in the code, as written. */
  code: string;
  /** The words on screens, by language. */
  words: Record<string, string>;
  /** Each word that texts still use, although another is decided. */
  follow: { language: string; was: string; pattern: RegExp }[];
}

const isPlace = (word: string): word is Place => (places as readonly string[]).includes(word);
const isLanguage = (word: string) => (languages as readonly string[]).includes(word);

/** Reads `oturum aç…, tema` or `/a regular expression/`. Words match whole; … matches any ending. */
function asPattern(not: string): RegExp {
  const written = /^\/(.+)\/$/.exec(not)?.[1];
  if (written) return new RegExp(written, "iu");
  const words = not.split(",").map((word) => word.trim().replace(/[.*+?^${}()|[\]\\]/g, "\\$&"));
  const ended = words.map((word) => (word.endsWith("…") ? word.slice(0, -1) : `${word}(?![\\p{L}\\p{N}])`));
  return new RegExp(`(?<![\\p{L}\\p{N}])(?:${ended.join("|")})`, "iu");
}

/** The cells of a row of a Markdown table; `\|` is a bar that belongs to the cell. */
const cellsOf = (row: string) =>
  row
    .trim()
    .replace(/^\||\|$/g, "")
    .split(/(?<!\\)\|/)
    .map((cell) => cell.trim().replaceAll("\\|", "|"));

/** Removes the code marks around the whole cell. */
const plain = (cell = "") => cell.replace(/^`(.*)`$/, "$1");

/** The text below a heading of the second level, up to the next one. */
const sectionOf = (markdown: string, heading: string) =>
  markdown
    .split(/^## /m)
    .find((part) => part.startsWith(`${heading}\n`))
    ?.slice(heading.length) ?? "";

const rowsOf = (section: string) => section.split("\n").filter((line) => line.startsWith("|"));

const refuseRow = (row: string, why: string): never => {
  throw new Error(`docs/glossary.md: cannot read the row ${row}: ${why}`);
};

/** Rules of the table below "## Not said", or of another with the same columns. Throws when a row cannot be understood. */
export function readRules(markdown: string, heading = "Not said"): Rule[] {
  return rowsOf(sectionOf(markdown, heading))
    .slice(2)
    .map((row) => {
      const [language = "", where = "", not = "", instead = ""] = cellsOf(row).map(plain);
      const named = where === "everywhere" ? [...places] : where.split(",").map((word) => word.trim());
      const known = named.filter(isPlace);
      if (language !== "all" && !isLanguage(language)) refuseRow(row, "no such language");
      if (known.length < named.length) refuseRow(row, "no such place");
      if (!not || !instead) refuseRow(row, "a cell is empty");
      return { language, where: known, not: asPattern(not), instead };
    });
}

const heads = ["notion", "in code", ...languages, "texts follow"];

/** Reads `en: agenda, agendas; tr: takvim`. */
function readFollow(cell: string, row: string): Term["follow"] {
  const parts = cell.split(";").filter((part) => part.trim() !== "");
  return parts.flatMap((part) => {
    const [, language = "", words = ""] = /^\s*(\w+): (.+)$/.exec(part) ?? [];
    if (!isLanguage(language)) refuseRow(row, `“${part.trim()}” names no language`);
    return words.split(", ").map((was) => ({ language, was, pattern: asPattern(was) }));
  });
}

/** The terms of the tables below "## What things are called". Throws when a row lacks a language or another cell. */
export function readTerms(markdown: string): Term[] {
  return rowsOf(sectionOf(markdown, "What things are called"))
    .filter((row) => !row.startsWith("|---"))
    .flatMap((row) => {
      const cells = cellsOf(row);
      if (cells.join() === heads.join()) return [];
      if (cells.length !== heads.length) refuseRow(row, `it needs ${heads.join(", ")}`);
      const [notion = "", code = "", ...rest] = cells;
      const words = Object.fromEntries(languages.map((language, at) => [language, rest[at] ?? ""]));
      const missing = Object.keys(words).filter((language) => words[language] === "");
      if (missing.length > 0) refuseRow(row, `no words in ${missing.join(", ")}`);
      if (notion === "" || code === "") refuseRow(row, "a cell is empty");
      return [{ notion, code, words, follow: readFollow(rest.at(-1) ?? "", row) }];
    });
}

/** Notions that appear twice: by name, or as two names with the same word in the code and in every language. */
export function findTwice(terms: Term[]): string[] {
  const keysOf = ({ notion, code, words }: Term) => [notion.toLowerCase(), [code, ...Object.values(words)].join(" / ")];
  const seen = new Set<string>();
  return terms.flatMap((term) => {
    const again = keysOf(term).some((key) => seen.has(key));
    for (const key of keysOf(term)) seen.add(key);
    return again ? [term.notion] : [];
  });
}
