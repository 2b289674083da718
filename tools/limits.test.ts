/** Every limit on how often or how much is in the table of the specification, with its value, and with who could spend it for others. */
import { readFileSync } from "node:fs";
import { expect, test } from "vitest";
import { daySeconds } from "../packages/contract/src/kernel/durations.ts";
import { type Limit, limits } from "../packages/contract/src/rate-limits.ts";
import { shipped } from "./source-tree.ts";

const page = readFileSync("docs/specification/limits.md", "utf8");
/** By place and name: the value, and the remaining cells. */
const rows = new Map(
  [...page.matchAll(/^\| `([\w/.-]+) (\w+)` \| ([^|]*) \|(.*)\|$/gm)].map(([, place, name, value = "", rest = ""]) => [
    `${place} ${name}`,
    { value: value.trim(), cells: rest.split("|").map((cell) => cell.trim()) },
  ]),
);

const lengths: Record<number, string> = {
  60: "a minute",
  300: "5 minutes",
  600: "10 minutes",
  3600: "an hour",
  [daySeconds]: "a day",
  [2 * daySeconds]: "2 days",
};
const named: Record<string, number> = { minute: 60, hourSeconds: 3600, daySeconds };
/** Of a number, a length of time, or a product of them. */
const numberOf = (text: string) =>
  text
    .split("*")
    .reduce((product, part) => product * (named[part.trim()] ?? Number(part.trim().replaceAll("_", ""))), 1);
const inWords = (max: number, seconds: number) =>
  `${max.toLocaleString("en")} in ${lengths[seconds] ?? `${seconds} s`}`;

/** `accounts/limits.ts` is the place of `apps/server/src/modules/accounts/limits.ts`. */
const places = shipped.filter(
  ({ path }) => /^(apps\/server|packages\/contract)\/src\//.test(path) && !/\/testing\/|\/rate-limits\.ts$/.test(path),
);
const placeOf = (path: string) =>
  path
    .replace(/^(apps\/server|packages\/contract)\/src\/(modules\/)?/, "")
    .replace(/(\/rules|\/index|\/schemas)?\.ts$/, "");

const counted = /\bconst (\w+)(?:: \w+)? = \{ max: ([\d_]+), (?:seconds|ms): ([\w *]+?) \}/g;
const open = /\bconst (\w+) = \{ perSession: (\d+), perAccount: (\d+) \}/g;
const tries = /\bconst (\w+): TryLimit = \{ free: ([\d_]+),/g;
const plain =
  /\bconst ((?:longest|most|max)(?:\w*(?:Queue|Waiting|Unused|Concurrent|Connections|Streams|Counts))|\w+(?:Per(?:Address|Person|Account|Number|Session|Day|Hour))|challengeTries)(?:: [^=]+)? = ([\d_]+);/g;

const found = [
  ...Object.entries<Limit>(limits).map(([name, { max, seconds }]) => ({
    key: `person ${name}`,
    value: inWords(max, seconds),
  })),
  ...places.flatMap(({ path, text }) => [
    ...[...text.matchAll(counted)].map(([, name, max = "", length = ""]) => ({
      key: `${placeOf(path)} ${name}`,
      value: inWords(numberOf(max), numberOf(length)),
    })),
    ...[...text.matchAll(open)].map(([, name, session, account]) => ({
      key: `${placeOf(path)} ${name}`,
      value: `${session} a session, ${account} an account`,
    })),
    ...[...text.matchAll(tries)].map(([, name, free]) => ({
      key: `${placeOf(path)} ${name}`,
      value: `${free}, then pauses`,
    })),
    ...[...text.matchAll(plain)].map(([, name, max = ""]) => ({
      key: `${placeOf(path)} ${name}`,
      value: numberOf(max).toLocaleString("en"),
    })),
  ]),
];

test("the specification has a row for every limit, with its value, who can spend it, and whom that could shut out", () => {
  const wrong = found.filter(({ key, value }) => {
    const row = rows.get(key);
    return row?.value !== value || row.cells.length !== 3 || row.cells.includes("");
  });
  expect(wrong).toEqual([]);
});

test("and none for a limit that is gone", () => {
  const known = new Set(found.map(({ key }) => key));
  expect([...rows.keys()].filter((key) => !known.has(key))).toEqual([]);
});

test("whatever counts tries has its limit from such a constant, so that no limit is hidden in a call", () => {
  const call = /\b(?:countWithin|limitTries)\(\s*[\w.{} ,]+?,\s*(?:"[^"]*"|`[^`]*`|\w+)[^;]*?\)/g;
  const hidden = places
    .filter(({ path }) => !path.endsWith("attempt-counters.ts"))
    .flatMap(({ path, text }) =>
      [...text.matchAll(call)].filter(([one]) => /\{\s*max:/.test(one)).map(([one]) => `${path}: ${one}`),
    );
  expect(hidden).toEqual([]);
});
