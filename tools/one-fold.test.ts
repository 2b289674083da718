/** Texts are compared in searches by one fold: `fold` of the contract, and `public.folded` in the database, which a test compares. */
import { expect, test } from "vitest";
import { listFiles, readSource } from "./source-files.ts";
import { shipped } from "./source-tree.ts";

/** Ways to make letters alike, which would find other things than the fold does. */
const otherFolds: [name: string, pattern: RegExp][] = [
  ["letters taken apart", /\.normalize\("NFK?D"\)/],
  ["unaccent", /\bunaccent\(/],
  ["small letters of a language", /\.toLocaleLowerCase\(/],
  ["ilike", /\bilike\b/i],
  [
    "small letters in which something is looked for",
    /\.to(Lower|Upper)Case\(\)\)?\s*\.(includes|indexOf|startsWith|search|match)\(/,
  ],
  ["Mantine's own filter", /\bdefaultOptionsFilter\b/],
];

/** What is no search, with its reason. */
const noSearch: Record<string, string> = {
  "packages/contract/src/search-words.ts": "the fold",
  "apps/server/src/modules/accounts/identities/common-passwords.ts":
    "passwords that are alike, as the packed list has them",
  "apps/server/src/modules/files/spreadsheet/list-file.ts": "the name of a file",
  "apps/server/src/modules/budgets/count/ballot-file.ts": "the name of a file",
  "apps/server/src/modules/publishing/engagement/report/report.ts": "the name of a file",
  "apps/server/src/modules/care/statistics/handlers/statistics.ts": "the name of a file",
  "apps/server/src/modules/care/tickets/handlers/work-orders.ts": "the name of a file",
  "apps/server/src/modules/care/people/handlers/records.ts": "the name of a file",
  "apps/dashboard/src/app/list/export-menu.tsx": "the name of a file",
  "packages/ui/src/areas/pin.ts": "whether one address goes on from another, as it was typed",
  "packages/client/src/texts/start-texts.ts": "the code of a language",
  "demo/people/families.ts": "e-mail addresses",
  "demo/people/businesses.ts": "e-mail addresses",
};

const code = (text: string) => text.replace(/\/\*[\s\S]*?\*\/|\/\/.*$/gm, "");
const searched = shipped.filter(({ path }) => !path.startsWith("tools/"));

test.each(otherFolds)("no search compares texts by another fold: %s", (_, pattern) => {
  const wrong = searched.filter(({ path, text }) => !(path in noSearch) && pattern.test(code(text)));
  expect(wrong.map(({ path }) => path)).toEqual([]);
});

test("the exceptions still exist and still need to be exceptions", () => {
  const patterns = otherFolds.map(([, pattern]) => pattern);
  const idle = Object.keys(noSearch).filter((path) => {
    const file = searched.find((one) => one.path === path);
    return !file || !patterns.some((pattern) => pattern.test(code(file.text)));
  });
  expect(idle).toEqual([]);
});

test("migrations fold by public.folded alone, and the last that defines it has a sibling that makes its columns anew", () => {
  const files = listFiles("apps/server/migrations/*/*.sql").map(readSource);
  expect(files.filter(({ text }) => /\bunaccent\b/.test(text)).map(({ path }) => path)).toEqual([]);
  const definition = /create or replace function public\.folded\(/;
  const last = files.filter(({ text }) => definition.test(text)).at(-1);
  const [at] = /\d{8}T\d{4}/.exec(last?.path ?? "") ?? [];
  const anew = files.find(({ path }) => path.startsWith(`apps/server/migrations/network/${at}_`));
  const tables = /create table (\w+)|\n {2}words text not null generated always as \(*\(?public\.folded/g;
  let table = "";
  const folded = [...readSource("apps/server/migrations/schema.sql").text.matchAll(tables)].flatMap(([, name]) => {
    if (name) table = name;
    return name ? [] : [table];
  });
  expect(folded.length).toBeGreaterThan(0);
  // A table that came later was made with that definition.
  const isLater = (one: string) =>
    files.some(({ path, text }) => path > (anew?.path ?? "") && text.includes(`create table ${one} (`));
  const old = folded.filter((one) => !isLater(one));
  expect(old.filter((one) => !anew?.text.includes(`alter table ${one} add column words`))).toEqual([]);
});
