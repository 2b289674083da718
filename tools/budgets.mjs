// Seconds that each part may take on two cores: about one and a half times what was measured. They help
// keep `npm test` a matter of minutes as Stoep grows: anyone who makes a part slower makes something else in it quicker.
// A slower machine gets as much more as it is slower, at most twice: docs/decisions/2026-11-22-budgets-by-pace.md
import { createHash } from "node:crypto";

const allowed = {
  "style and size": 15,
  types: 30,
  "generated contract": 15,
  "unused code": 30,
  "tests about the code": 45,
  "server tests": 520,
  "screen tests": 170,
  journeys: 680,
};

/** What `fixedWork` took on the machine on which the seconds above were measured. */
const usualMilliseconds = 240;
const mostPace = 2;
let pace = 1;

/** Measures how slow this machine is, while nothing else runs, for the parts that follow. */
export function measurePace(work = fixedWork) {
  const rounds = Array.from({ length: 7 }, () => {
    const startedAt = performance.now();
    work();
    return performance.now() - startedAt;
  });
  const median = rounds.sort((one, other) => one - other)[3];
  pace = Math.min(mostPace, Math.max(1, median / usualMilliseconds));
}

/** Always the same: what tests mostly do, which is making, reading and comparing text and objects. */
function fixedWork() {
  let text = "[]";
  for (let round = 0; round < 60; round++) {
    const rows = Array.from({ length: 4_000 }, (_, n) => ({
      id: `${round}-${n}`,
      name: `Name ${n * round}`,
      at: n % 97,
    }));
    text = JSON.stringify(rows.sort((one, other) => one.at - other.at || one.name.localeCompare(other.name)));
    JSON.parse(text);
    createHash("sha256").update(text).digest("hex");
  }
  return text.length;
}

/** What each part took, in the order in which they ran. */
const spent = [];

/** Runs a part and records how long it took. */
export async function timed(name, work) {
  if (!(name in allowed)) throw new Error(`${name} has no budget: give it one in tools/budgets.mjs`);
  const startedAt = performance.now();
  const result = await work();
  spent.push({ name, seconds: (performance.now() - startedAt) / 1000 });
  return result;
}

/** Prints the table, and returns the names of the parts that exceeded their budget. */
export function printBudgets() {
  const width = Math.max(...spent.map(({ name }) => name.length));
  const slower = pace > 1 ? `; this machine takes ${pace.toFixed(2)} times as long` : "";
  console.log(`\nSeconds of those allowed${slower}`);
  for (const { name, seconds } of spent) {
    const mark = isOver({ name, seconds }) ? "  too long" : "";
    console.log(`  ${name.padEnd(width)}  ${seconds.toFixed(0).padStart(4)} of ${allowedHere(name).toFixed(0)}${mark}`);
  }
  return spent.filter(isOver).map(({ name }) => name);
}

const allowedHere = (name) => allowed[name] * pace;
const isOver = ({ name, seconds }) => seconds > allowedHere(name);
