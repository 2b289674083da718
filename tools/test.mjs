// `npm test`: installs what is missing, then runs the checks, all tests and the browser journeys, and counts them.
// `npm test publishing` runs the tests and journeys whose path contains that word, without the checks.
// `npm run test:everyday` runs the checks and the tests, without the browser and without what kills, cuts off and starts whole servers.
import { existsSync, mkdtempSync, readdirSync, readFileSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { ensureBuilt, ensureInstalled, giveUp, node, root, run, say } from "./bootstrap.mjs";
import { findBrowser, howToInstall, installBrowser } from "./browser.mjs";
import { printBudgets, timed } from "./budgets.mjs";
import { checks } from "./checks.mjs";

const isEveryday = process.argv.includes("--everyday");
const words = process.argv.slice(2).filter((word) => word !== "--everyday");
/** A quarter of the time of all tests without a browser, and seldom the first to notice something. */
const notEveryDay = [
  "**/bad-luck/**",
  "**/*-crash.test.ts",
  "**/cli.test.ts",
  "**/scratch.test.ts",
  "**/embedded-postgres.test.ts",
  "demo/**",
];
const total = { passed: 0, failed: 0 };
/** What failed, to be read again at the end. */
const failures = [];

function count(isGood, name) {
  if (isGood) total.passed++;
  else {
    total.failed++;
    failures.push(name);
  }
}

async function runChecks() {
  for (const [name, command, parameters] of checks) {
    say(`Check: ${name}`);
    count((await timed(name, () => run(command, parameters))) === 0, `check: ${name}`);
  }
}

async function runTests(project, env = {}) {
  const folder = mkdtempSync(join(tmpdir(), "stoep-report-"));
  const report = join(folder, "report.json");
  const left = isEveryday ? notEveryDay.map((pattern) => `--exclude=${pattern}`) : [];
  const options = [`--project=${project}`, ...left, "--reporter=default", "--reporter=json"];
  const vitest = join(root, "node_modules/vitest/vitest.mjs");
  const code = await run(
    node,
    [vitest, "run", ...options, `--outputFile.json=${report}`, "--passWithNoTests", ...words],
    { env },
  );
  const before = total.failed;
  if (existsSync(report)) countReport(JSON.parse(readFileSync(report, "utf8")));
  // Something outside of any test went wrong, such as an error after the last one.
  if (code !== 0 && total.failed === before) count(false, `the test run of ${project} (ended with ${code})`);
  rmSync(folder, { recursive: true });
}

function countReport(report) {
  for (const file of report.testResults) {
    const path = file.name.replace(`${root}/`, "");
    for (const one of file.assertionResults) {
      if (one.status === "passed" || one.status === "failed")
        count(one.status === "passed", `${path}: ${one.fullName}`);
    }
    if (file.status === "failed" && !file.assertionResults.some((one) => one.status === "failed")) count(false, path);
  }
}

function hasJourneys() {
  const folder = join(root, "e2e");
  const files = existsSync(folder) ? readdirSync(folder, { recursive: true }).map((name) => `e2e/${name}`) : [];
  const journeys = files.filter((path) => path.endsWith(".test.ts"));
  return journeys.some((path) => words.length === 0 || words.some((word) => path.includes(word)));
}

async function runJourneys() {
  const browser = findBrowser() ?? (installBrowser() ? findBrowser() : null);
  if (!browser) {
    console.error(`\n${howToInstall}`);
    count(false, "browser journeys (no browser)");
    return;
  }
  await ensureBuilt();
  say("Browser journeys");
  await timed("journeys", () => runTests("browser", { STOEP_CHROMIUM: browser }));
}

await ensureInstalled();
if (words.length === 0) await runChecks();
say("Tests of the server");
await timed("server tests", () => runTests("node"));
say("Tests of the screens");
await timed("screen tests", () => runTests("dom*"));
if (!isEveryday && hasJourneys()) await runJourneys();

if (total.passed + total.failed === 0)
  giveUp(`No test has ${words.map((word) => `“${word}”`).join(" or ")} in its path.`);
// A word may stand for anything between one test and all of them.
if (words.length === 0)
  for (const name of printBudgets()) count(false, `${name} took longer than allowed (tools/budgets.mjs)`);
if (failures.length > 0) console.log(`\nFailed:\n${failures.map((name) => `  ${name}`).join("\n")}`);
console.log(`\n${total.passed} passed, ${total.failed} failed`);
process.exit(total.failed === 0 ? 0 : 1);
