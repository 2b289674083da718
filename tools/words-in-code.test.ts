/** Texts for people are in catalogues (`text/<language>.json`), so that a new language needs no change of code. */
import { expect, test } from "vitest";
import { languages } from "../packages/contract/src/languages.ts";
import { shipped } from "./source-tree.ts";

const code = (text: string) => text.replace(/\/\*[\s\S]*?\*\/|(?<=^|\s)\/\/.*$/gm, "");
const places = /^(apps\/server|packages\/[a-z]+)\/src\//;
const files = shipped.filter(({ path }) => places.test(path)).map(({ path, text }) => ({ path, text: code(text) }));

/** Files with words outside the catalogues, and the reason. */
const exceptions: Record<string, string> = {
  "packages/contract/src/languages.ts": "the table of languages itself",
  "packages/contract/src/search-words.ts": "letters that a search takes for others",
  "apps/server/src/modules/care/imports/choice-words.ts":
    "what people write in tables of their own, in whatever language; never shown",
  "apps/server/src/modules/care/imports/headings.ts":
    "what people write above columns of their own, in whatever language; never shown",
};

const others = languages.filter((language) => language !== "en").join("|");
const rules: [what: string, pattern: RegExp][] = [
  ["a text by language", new RegExp(`\\b(${others})["']?:\\s*(["'\`]|\\([\\w{}, ]*\\) =>)`)],
  [
    "a catalogue that is named instead of read by readTexts",
    new RegExp(`/(${others})\\.json|import (?!type )\\w+ from ".*/en\\.json`),
  ],
  ["a day in another style than formatDay and formatMoment write", /\bdateStyle\b|\btimeStyle\b/],
  ["a word with letters that English lacks", /(["'`])(?:(?!\1)[^\\\n])*(?![×÷])[\u00c0-\u024f](?:(?!\1)[^\\\n])*\1/],
  ["a label and its value put together instead of by labelled", /language\]\}: \$\{/],
  ["a date in a style of its own instead of dateFormats", /dateStyle:|toLocaleDateString/],
];

test.each(rules)("no code has %s", (_, pattern) => {
  const found = files.flatMap(({ path, text }) => {
    const match = pattern.exec(text);
    return match && !exceptions[path] ? [`${path}: ${match[0].slice(0, 80)}`] : [];
  });
  expect(found).toEqual([]);
});

test("every exception is still needed", () => {
  const needless = Object.keys(exceptions).filter(
    (path) => !files.some((file) => file.path === path && rules.some(([, pattern]) => pattern.test(file.text))),
  );
  expect(needless).toEqual([]);
});
