// Seconds that each part may take on two cores: about one and a half times what was measured. Part of
// what keeps `npm test` a matter of minutes while Stoep grows: anyone who makes a part longer makes something else in it quicker.

const allowed = {
  "style and size": 15,
  types: 30,
  "generated contract": 15,
  "unused code": 30,
  "tests about the code": 45,
  "server tests": 450,
  "screen tests": 160,
  journeys: 620,
};

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
  console.log("\nSeconds of those allowed");
  for (const { name, seconds } of spent) {
    const mark = isOver({ name, seconds }) ? "  too long" : "";
    console.log(`  ${name.padEnd(width)}  ${seconds.toFixed(0).padStart(4)} of ${allowed[name]}${mark}`);
  }
  return spent.filter(isOver).map(({ name }) => name);
}

const isOver = ({ name, seconds }) => seconds > allowed[name];
