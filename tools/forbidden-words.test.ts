/** docs/glossary.md names each notion once, in every language; texts use its words, and none of those that it lists under "Not said". */
import { readFileSync } from "node:fs";
import { describe, expect, test } from "vitest";
import { capabilities } from "./capabilities.ts";
import { findForbidden, forbiddenIn, readTexts, type Text } from "./forbidden-words.ts";
import { findTwice, type Place, places, readRules, readTerms } from "./glossary.ts";

const glossary = readFileSync("docs/glossary.md", "utf8");
const notSaid = readRules(glossary);
const notSaidLater = readRules(glossary, "Not said, once the texts follow");
const texts = readTexts("apps/dashboard", "apps/resident", "apps/server");

const head = "## Not said\n\n| language | where | not | instead | why |\n|---|---|---|---|---|\n";
const rulesOf = (...rows: string[]) => readRules(head + rows.join("\n"));
const said = (language: string, text: string, place: Place = "dashboard"): Text => ({
  file: "a.json",
  key: "b.c",
  language,
  place,
  text,
});
const isFound = (row: string, ...texts: Text[]) => findForbidden(texts, rulesOf(row)).length > 0;

test("no text has a word from the list of words not used", () => {
  expect(texts.length).toBeGreaterThan(4000);
  expect(findForbidden(texts, notSaid)).toEqual([]);
});

test("a rule that waits for its texts moves up as soon as they follow", () => {
  const settled = notSaidLater.filter((rule) => !texts.some((text) => forbiddenIn(text, rule) !== undefined));
  expect(settled.map(({ language, not }) => `${language}: ${not.source} is not said any more; move it up`)).toEqual([]);
});

describe("the glossary", () => {
  const terms = readTerms(glossary);

  test("names each notion once", () => {
    expect(terms.length).toBeGreaterThan(150);
    expect(findTwice(terms)).toEqual([]);
  });

  test("has a group for each capability that has words, in their order", () => {
    const groups = [...glossary.matchAll(/^### ([a-z].*)$/gm)].map(([, name = ""]) => name);
    expect(groups).toEqual(capabilities.filter((word) => groups.includes(word)));
  });

  test("uses none of the words that are not said", () => {
    const everywhere = [...notSaid, ...notSaidLater].filter(({ where }) => where.length === places.length);
    const written = terms.flatMap(({ notion, words }) =>
      Object.entries(words).flatMap(([language, cell]) =>
        cell.split("; ").map((text) => ({ ...said(language, text), file: "docs/glossary.md", key: notion })),
      ),
    );
    expect(findForbidden(written, everywhere)).toEqual([]);
  });

  test("says that texts follow only where they still have the old word", () => {
    const written = Map.groupBy(texts, ({ language }) => language);
    const inOne = new Map([...written].map(([language, all]) => [language, all.map(({ text }) => text).join("\n")]));
    const gone = terms.flatMap(({ notion, follow }) =>
      follow
        .filter(({ language, pattern }) => !pattern.test(inOne.get(language) ?? ""))
        .map(({ language, was }) => `${notion}: no text has “${was}” (${language})`),
    );
    expect(gone).toEqual([]);
  });
});

describe("a row of the glossary", () => {
  const heads = "| notion | in code | en | nl | fr | tr | texts follow |\n|---|---|---|---|---|---|---|\n";
  const termsOf = (...rows: string[]) =>
    readTerms(`## What things are called\n\n### care\n\n${heads}${rows.join("\n")}\n`);

  test("names notion, code and a word in each language", () => {
    expect(termsOf("| ticket | `ticket` | ticket | aanvraag | demande | talep | |")).toEqual([
      {
        notion: "ticket",
        code: "`ticket`",
        words: { en: "ticket", nl: "aanvraag", fr: "demande", tr: "talep" },
        follow: [],
      },
    ]);
  });

  test("is refused where a language is missing", () => {
    expect(() => termsOf("| ticket | `ticket` | ticket | aanvraag | | talep | |")).toThrow("no words in fr");
    expect(() => termsOf("| ticket | `ticket` | ticket | aanvraag | demande | |")).toThrow(
      "it needs notion, in code, en",
    );
    expect(() => readTerms(`## What things are called\n\n${heads.replace(" tr |", "")}`)).toThrow("it needs");
  });

  test("marks old words by their language", () => {
    const [term] = termsOf(
      "| log | `audit` | log | logboek | journal | işlem günlüğü | en: logbook, logs; tr: günlük |",
    );
    expect(term?.follow.map(({ language, was }) => [language, was])).toEqual([
      ["en", "logbook"],
      ["en", "logs"],
      ["tr", "günlük"],
    ]);
    expect(() => termsOf("| log | `audit` | log | logboek | journal | günlük | logbook |")).toThrow(
      "names no language",
    );
  });

  test("is a duplicate by its notion, or under two names", () => {
    const row = "`ticket` | ticket | aanvraag | demande | talep | |";
    expect(findTwice(termsOf(`| ticket | ${row}`, `| Ticket | ${row.replace("aanvraag", "vraag")}`))).toEqual([
      "Ticket",
    ]);
    expect(findTwice(termsOf(`| ticket | ${row}`, `| help asked for | ${row}`))).toEqual(["help asked for"]);
    expect(findTwice(termsOf(`| ticket | ${row}`, `| record | ${row.replace("aanvraag", "dossier")}`))).toEqual([]);
  });
});

test("a finding names the file, the key, what is written and the word to use", () => {
  expect(findForbidden([said("en", "Save concept")], rulesOf("| en | everywhere | concept… | draft | |"))).toEqual([
    "a.json, b.c: “concept” in “Save concept”; use draft",
  ]);
});

test("a word matches whole and in any case; … matches any ending", () => {
  expect(isFound("| tr | everywhere | tema | konu | |", said("tr", "Tema"))).toBe(true);
  expect(isFound("| tr | everywhere | tema | konu | |", said("tr", "temalar"), said("tr", "sistema"))).toBe(false);
  expect(isFound("| tr | everywhere | iğne… | işaret | |", said("tr", "İğneyi koydunuz"))).toBe(true);
  expect(isFound("| tr | everywhere | tema… | konu | |", said("tr", "temalar"))).toBe(true);
});

test("a rule applies to its language and its places", () => {
  const row = "| nl | dashboard, staff mails | je | u | |";
  expect(isFound(row, said("nl", "Voor je begint"))).toBe(true);
  expect(isFound(row, said("nl", "Voor je begint", "residents"), said("en", "je"))).toBe(false);
  expect(isFound("| all | everywhere | /\\p{L}'\\p{L}/ | ’ | |", said("fr", "l'heure"))).toBe(true);
});

test("placeholder names and website addresses are not words", () => {
  expect(isFound("| en | everywhere | kind, login | type | |", said("en", "{{kind}} at https://login.example"))).toBe(
    false,
  );
  expect(isFound("| tr | everywhere | `/\\}\\} kadarı/` | no suffix | |", said("tr", "{{share}} kadarı"))).toBe(true);
});

test("a bar inside a regular expression is escaped, as Markdown asks", () => {
  expect(isFound("| en | everywhere | `/\\b(a\\|b)\\b/` | c | |", said("en", "b"))).toBe(true);
});

test("a row that cannot be understood is refused", () => {
  expect(() => rulesOf("| en | kitchen | a | b | |")).toThrow("cannot read");
  expect(() => rulesOf("| xx | everywhere | a | b | |")).toThrow("cannot read");
});

test("rules stop at the next heading", () => {
  const later = `\n\n## Not said, once the texts follow\n\n| a |\n|---|\n| nl | everywhere | c | d | |\n`;
  const markdown = `${head}| en | everywhere | a | b | |${later}`;
  expect(readRules(markdown).map(({ instead }) => instead)).toEqual(["b"]);
  expect(readRules(markdown, "Not said, once the texts follow").map(({ instead }) => instead)).toEqual(["d"]);
});
