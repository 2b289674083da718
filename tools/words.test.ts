/** Texts use the words of docs/glossary.md, and none of those it lists as not used. */
import { readFileSync } from "node:fs";
import { expect, test } from "vitest";
import { findForbidden, readRules, readTexts, type Text } from "./words.ts";

const head = "## Not said\n\n| language | where | not | instead | why |\n|---|---|---|---|---|\n";
const rulesOf = (...rows: string[]) => readRules(head + rows.join("\n"));
const said = (language: string, text: string, place: Text["place"] = "dashboard"): Text => ({
  file: "a.json",
  key: "b.c",
  language,
  place,
  text,
});
const isFound = (row: string, ...texts: Text[]) => findForbidden(texts, rulesOf(row)).length > 0;

test("no text has a word from the list of words not used", () => {
  const texts = readTexts("apps/dashboard", "apps/resident", "apps/server");
  expect(texts.length).toBeGreaterThan(4000);
  expect(findForbidden(texts, readRules(readFileSync("docs/glossary.md", "utf8")))).toEqual([]);
});

test("a finding names the file, the key, what is written and the word to use", () => {
  expect(findForbidden([said("en", "Save concept")], rulesOf("| en | everywhere | concept… | draft | |"))).toEqual([
    "a.json, b.c: “concept” in “Save concept”; use draft",
  ]);
});

test("a word matches whole and in any case; … matches any ending", () => {
  expect(isFound("| tr | everywhere | tema | konu | |", said("tr", "Tema"))).toBe(true);
  expect(isFound("| tr | everywhere | tema | konu | |", said("tr", "temalar"), said("tr", "sistema"))).toBe(false);
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
