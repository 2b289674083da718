/** Comments say their rule in one reading: without riddles, and without files that no longer exist. */
import { describe, expect, test } from "vitest";
import { listFiles, readSource } from "./source-files.ts";

const checked = listFiles("*.ts", "*.tsx").filter((path) => !/\.gen\.ts$|db\.types\.ts$/.test(path));
const tracked = listFiles("*");

interface Comment {
  line: number;
  text: string;
}

/** Comments on lines of their own; several lines with `//` are one. */
function commentsIn(source: string): Comment[] {
  const found = source.matchAll(/^[ \t]*(?:\/\*[\s\S]*?\*\/|\/\/.*(?:\n[ \t]*\/\/.*)*)/gm);
  return [...found].map(({ 0: raw, index }) => ({
    line: source.slice(0, index).split("\n").length,
    text: raw
      .replace(/^[ \t]*(?:\/\*\*?|\*\/|\*|\/\/) ?/gm, "")
      .replace(/\*\/$/, "")
      .trim(),
  }));
}

const riddles: [what: string, sign: RegExp][] = [
  ["names nobody: say who", /\bwhoever\b/i],
  ["says nothing alone: say the same as what", /^(The same|The opposite|Likewise|As above|Also)\.?$/],
  [
    "begins with what nobody can know: name the thing",
    /^(They|Those|These|It) (are|is) (gone|theirs|there|one of another)\b/,
  ],
  [
    "is an idiom: say what happens",
    /\b(told apart|taken apart|written down|gone for good|what becomes of|what became of)\b/i,
  ],
];
const riddlesIn = (text: string) => riddles.flatMap(([what, sign]) => (sign.test(text) ? [what] : []));

/** Names of files that a comment mentions, such as `rules.ts` or `store/posts.ts`. */
const filesIn = (text: string) =>
  text.match(/(?<![\w/.@<>-])[\w-]+(?:\/[\w.-]+)*\.(?:ts|tsx|mjs|sql|md|typ|mjml)\b/g) ?? [];
const exists = (name: string) => tracked.some((path) => path === name || path.endsWith(`/${name}`));

const report = (faultsOf: (text: string) => string[]) =>
  checked.flatMap((path) =>
    commentsIn(readSource(path).text).flatMap(({ line, text }) =>
      faultsOf(text).map((fault) => `${path}:${line} ${fault}: “${text.slice(0, 80)}”`),
    ),
  );

test("comments are no riddles", () => {
  expect(report(riddlesIn)).toEqual([]);
});

test("files that comments mention exist", () => {
  expect(report((text) => filesIn(text).filter((name) => !exists(name)))).toEqual([]);
});

describe("a comment", () => {
  test("is read with all of its lines, and where it begins", () => {
    const source = "const a = 1;\n  // One\n  // rule.\n/**\n * Two\n * rules.\n */\n/** Three. */\n";
    expect(commentsIn(source)).toEqual([
      { line: 2, text: "One\nrule." },
      { line: 4, text: "Two\nrules." },
      { line: 8, text: "Three." },
    ]);
  });

  test.each(["Whoever comes second waits.", "The same.", "They are gone, or one of another.", "They are taken apart."])(
    "such as “%s” is a riddle",
    (text) => expect(riddlesIn(text)).not.toEqual([]),
  );

  test("names the files that it mentions", () => {
    expect(filesIn("See rules.ts, `store/posts.ts` and docs/glossary.md; not https://a.example/b.md.")).toEqual([
      "rules.ts",
      "store/posts.ts",
      "docs/glossary.md",
    ]);
  });
});
