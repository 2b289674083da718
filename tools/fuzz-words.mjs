// What `npm run fuzz` was asked for, and what follows from its seed.
import { createHash } from "node:crypto";

export const largestSeed = 2 ** 31 - 1;

/**
 * The words after `npm run fuzz`. Options that stand before a `--` npm keeps to itself, and names in the environment if their value
 * follows an `=`.
 */
export function readWords(given, env, now = Date.now()) {
  const { options, words } = splitWords(given, env);
  const seed = /^\d+$/.test(words[0] ?? "") ? Number(words.shift()) : now % largestSeed;
  const minutes = Number(options.minutes ?? 0);
  // Within a given time, more and shorter rounds try more seeds and more moments.
  const times = Number(options.times ?? (minutes > 0 ? 5 : 50));
  const workers = Number(options.workers ?? 3);
  const stranger = words.find((word) => word.startsWith("-"));
  const rules = [
    [seed <= largestSeed, `The seed is a whole number, of at most ${largestSeed}: npm run fuzz 1234`],
    [minutes >= 0, "The minutes are a number: npm run fuzz 1234 -- --minutes 60"],
    [isCount(times), "The times are a whole number: npm run fuzz 1234 -- --times 5"],
    [isCount(workers), "The workers are a whole number: npm run fuzz 1234 -- --workers 1"],
    [
      !stranger,
      `There is no option ${stranger}: npm run fuzz [seed] [word] -- [--minutes n] [--times n] [--workers n]`,
    ],
  ];
  const [, fault = null] = rules.find(([isKept]) => !isKept) ?? [];
  return { seed, minutes, times, workers, words, fault };
}

const isCount = (value) => Number.isInteger(value) && value > 0;

function splitWords(given, env) {
  const names = ["minutes", "times", "workers"];
  const options = Object.fromEntries(names.map((name) => [name, env[`npm_config_${name}`]]));
  const words = [];
  const rest = [...given];
  while (rest.length > 0) {
    const word = rest.shift();
    const [, name, value] = /^--(minutes|times|workers)(?:=(.*))?$/.exec(word) ?? [];
    if (name) options[name] = value ?? rest.shift() ?? "none";
    else words.push(word);
  }
  return { options, words };
}

const hash = (seed, subject) => createHash("sha256").update(`${seed} ${subject}`).digest().readUInt32BE();
/** One of the list; always the same for the same seed and subject. */
const pick = (seed, subject, list) => list[hash(seed, subject) % list.length];

export const nextSeed = (seed) => hash(seed, "next round") % largestSeed;

/** The day before the first of a month; `month` counts from 1, and 13 is the next January. */
const dayBefore = (year, month) => new Date(Date.UTC(year, month - 1, 0));
function lastSunday(year, month) {
  const last = dayBefore(year, month + 1);
  last.setUTCDate(last.getUTCDate() - last.getUTCDay());
  return last;
}

/** In Brussels a day begins at 22:00 or 23:00 by this clock, and summer time begins and ends at 01:00. */
const times = ["00:30", "01:30", "10:00", "21:59", "22:30", "23:30"];

/** When the towns of a round start. */
export function awkwardMoment(seed) {
  const year = pick(seed, "year", [2026, 2027, 2028, 2029, 2030]);
  const day = pick(seed, "kind of day", [
    () => dayBefore(year, pick(seed, "month", [2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12])),
    () => lastSunday(year, 3),
    () => lastSunday(year, 10),
    () => new Date(Date.UTC(pick(seed, "leap year", [2028, 2032]), 1, 29)),
    () => new Date(Date.UTC(year, 11, 31)),
    () => new Date(Date.UTC(year, 0, 1)),
  ])();
  return `${day.toISOString().slice(0, 10)}T${pick(seed, "time", times)}:00Z`;
}
