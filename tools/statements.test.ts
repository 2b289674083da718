/** A statement with two or more common table expressions is written as one text, which can be read and run as it stands. */
import { expect, test } from "vitest";
import { sources } from "./source-tree.ts";

/** The one that begins the statement follows its handle. */
const further = /(?<!\b(?:db|trx|tx)\s*)\.with(?:Recursive)?\(\s*(?:["'`]|\(\w+\) =>)/;

test.each([
  [`db.with("one", () => first).with("two", () => second).selectFrom("two")`, true],
  [`materialised(db, found)\n  .with("member", (people) => people)`, true],
  [`db\n  .withRecursive("author", (cte) => cte)\n  .selectFrom("author")`, false],
  [`rows.with(0, changed)`, false],
])("%s is refused: %s", (text, isRefused) => {
  expect(further.test(text)).toBe(isRefused);
});

test("common table expressions are not chained", () => {
  const chained = sources.filter(({ path, text }) => !itself.test(path) && further.test(text));
  expect(chained.map(({ path }) => `${path}: write it as one sql\`…\`, with networkTable`)).toEqual([]);
});
const itself = /^tools\/statements\.test\.ts$/;
