// `npm run fuzz`: the tests that generate their input, with fifty times as many tries, and different ones each time, in a town whose
// clock starts at a moment that programs get wrong. `npm run fuzz 1234` repeats the run with that seed.
import { createHash } from "node:crypto";
import { readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { ensureInstalled, giveUp, node, root, run, say } from "./bootstrap.mjs";

const largestSeed = 2 ** 31 - 1;
const seed = Number(process.argv[2] ?? Date.now() % largestSeed);
if (!Number.isInteger(seed) || seed < 0 || seed > largestSeed)
  giveUp(`The seed is a whole number, of at most ${largestSeed}: npm run fuzz 1234`);

/** One of the list; always the same for the same seed and subject. */
const pick = (subject, list) =>
  list[createHash("sha256").update(`${seed} ${subject}`).digest().readUInt32BE() % list.length];

/** The day before the first of a month; `month` counts from 1, and 13 is the next January. */
const dayBefore = (year, month) => new Date(Date.UTC(year, month - 1, 0));
function lastSunday(year, month) {
  const last = dayBefore(year, month + 1);
  last.setUTCDate(last.getUTCDate() - last.getUTCDay());
  return last;
}

/** In Brussels a day begins at 22:00 or 23:00 by this clock, and summer time begins and ends at 01:00. */
const times = ["00:30", "01:30", "10:00", "21:59", "22:30", "23:30"];

function awkwardMoment() {
  const year = pick("year", [2026, 2027, 2028, 2029, 2030]);
  const day = pick("kind of day", [
    () => dayBefore(year, pick("month", [2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12])),
    () => lastSunday(year, 3),
    () => lastSunday(year, 10),
    () => new Date(Date.UTC(pick("leap year", [2028, 2032]), 1, 29)),
    () => new Date(Date.UTC(year, 11, 31)),
    () => new Date(Date.UTC(year, 0, 1)),
  ])();
  return `${day.toISOString().slice(0, 10)}T${pick("time", times)}:00Z`;
}

const source = "apps/server/src";
const files = readdirSync(join(root, source), { recursive: true })
  .map((name) => join(source, name))
  .filter((path) => path.endsWith(".test.ts") && readFileSync(join(root, path), "utf8").includes("testing/fuzz.ts"));

await ensureInstalled();
const moment = awkwardMoment();
say(`Seed ${seed}; towns start at ${moment}`);
const vitest = join(root, "node_modules/vitest/vitest.mjs");
const env = { STOEP_FUZZ: String(seed), STOEP_TEST_MOMENT: moment };
process.exit(await run(node, [vitest, "run", "--project=node", ...files], { env }));
