/** Wherever a start and an end are asked, the end goes with the start: by the shared span, not by a second one. */
import { expect, test } from "vitest";
import { sources } from "./source-tree.ts";

/** Names of days that a form asks for. */
const starts = /\b(?:from|starts?|begins?)(?:On|Day|At)?\b/;
const ends = /\b(?:until|ends?|last)(?:On|Day|At)?\b/;

/** Files that ask for two days that are not a start and an end. */
const others: Record<string, string> = {
  "packages/ui/src/controls/date-range.tsx": "narrows a list: a person who moves one side keeps the other",
  "apps/dashboard/src/features/care/tickets/parts/repeat-dialog.tsx":
    "only the last day: the first is that of the ticket",
};

/** Keys of the values that the fields of a file show or change. */
const asked = (text: string): string =>
  text
    .split("\n")
    .filter((line) => /\b(?:values?|field|dayOf|day)\b.*["'.]|value=\{|on?Change=/.test(line))
    .join("\n");

const found = sources.filter(
  ({ path, text }) =>
    /^(apps|packages)\/.+\.tsx$/.test(path) &&
    !/\.test\.tsx$/.test(path) &&
    /<(?:Date(?:Time)?Field|DayInput)\b/.test(text) &&
    starts.test(asked(text)) &&
    ends.test(asked(text)),
);

test("a form with a start and an end moves the end with the start", () => {
  expect(found.length).toBeGreaterThan(4);
  const without = found.filter(({ path, text }) => !/\buse(?:Day)?Span\(/.test(text) && !others[path]);
  expect(without.map(({ path }) => path)).toEqual([]);
});

test("each exception is still one", () => {
  const paths = found.map(({ path }) => path);
  expect(Object.keys(others).filter((path) => !paths.includes(path))).toEqual([]);
});
