// `npm test`: installs what is missing, then runs the checks, all tests and the browser journeys, and counts them.
// `npm test publishing` runs the tests and journeys whose path contains that word, without the checks.
// `npm run test:everyday` runs the checks and the tests, without the browser and without tests that start, kill or cut off servers.
import { existsSync, mkdtempSync, readdirSync, readFileSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { stripVTControlCharacters } from "node:util";
import { failuresOf, hasFailed, secondAttempt } from "./attempts.mjs";
import { ensureBuilt, ensureInstalled, giveUp, node, root, run, say } from "./bootstrap.mjs";
import { findBrowser, findShell, howToInstall, installBrowser } from "./browser.mjs";
import { measurePace, printBudgets, timed } from "./budgets.mjs";
import { checks } from "./checks.mjs";

const isEveryday = process.argv.includes("--everyday");
const words = process.argv.slice(2).filter((word) => word !== "--everyday");
/** These take more than a quarter of the time of all tests without a browser, and are seldom the first to fail. */
const notEveryDay = [
  // They start, kill or cut off whole servers and programs.
  "**/bad-luck/**",
  "**/*-crash.test.ts",
  "**/cli.test.ts",
  "**/embedded-postgres.test.ts",
  "**/schema/backup/**",
  // They make a copy of the project, and the demonstration.
  "**/scratch.test.ts",
  "demo/**",
  // They ask PostgreSQL for the plans of each filter and order on a generated city; `every-route` does so for what every route sends.
  "**/testing/plans*.test.ts",
];
/** So many files, in the whole run, may run once more if they fail: docs/decisions/2026-11-23-a-second-attempt.md */
let secondAttempts = 2;
const total = { passed: 0, failed: 0 };
/** Failures and how each begins, printed again at the end. */
const failures = [];
/** What failed and then passed, in the same form. */
const unsteady = [];

const pathOf = (file) => file.name.replace(`${root}/`, "");
const described = (name, message = "") =>
  [name, ...stripVTControlCharacters(message).split("\n").filter(Boolean).slice(0, 8)].join("\n      ");

function count(isGood, name, message) {
  if (isGood) total.passed++;
  else {
    total.failed++;
    failures.push(described(name, message));
  }
}

async function runChecks() {
  for (const [name, command, parameters] of checks) {
    say(`Check: ${name}`);
    count((await timed(name, () => run(command, parameters))) === 0, `check: ${name}`);
  }
}

async function runTests(project, env = {}) {
  const left = isEveryday ? notEveryDay.map((pattern) => `--exclude=${pattern}`) : [];
  const { code, files } = await runVitest(project, [...left, "--passWithNoTests", ...words], env);
  const failed = files.filter(hasFailed);
  const mayRepeat = words.length === 0 && !isEveryday && failed.length <= secondAttempts;
  if (mayRepeat) secondAttempts -= failed.length;
  const again = (file) => {
    say(`Once more: ${pathOf(file)}`);
    return runVitest(project, [pathOf(file)], env);
  };
  for (const file of files) countFile(mayRepeat && hasFailed(file) ? await betterOf(file, again) : file);
  // Something outside of any test went wrong, such as an error after the last one.
  if (code !== 0 && failed.length === 0) count(false, `the test run of ${project} (ended with ${code})`);
}

/** The second result if it is good; the first is then told at the end. */
async function betterOf(file, again) {
  const second = await secondAttempt(file, again);
  if (second !== file)
    for (const { name, message } of failuresOf(file)) unsteady.push(described(`${pathOf(file)}: ${name}`, message));
  return second;
}

/** Returns how Vitest ended and what it reports of each file. */
async function runVitest(project, options, env) {
  const folder = mkdtempSync(join(tmpdir(), "stoep-report-"));
  const report = join(folder, "report.json");
  const vitest = join(root, "node_modules/vitest/vitest.mjs");
  const reporters = ["--reporter=default", "--reporter=json", `--outputFile.json=${report}`];
  const code = await run(node, [vitest, "run", `--project=${project}`, ...reporters, ...options], { env });
  const files = existsSync(report) ? JSON.parse(readFileSync(report, "utf8")).testResults : [];
  rmSync(folder, { recursive: true });
  return { code, files };
}

function countFile(file) {
  total.passed += file.assertionResults.filter((one) => one.status === "passed").length;
  for (const { name, message } of failuresOf(file)) count(false, `${pathOf(file)}: ${name}`, message);
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
  const browsers = { STOEP_CHROMIUM: browser, STOEP_CHROMIUM_SHELL: findShell() ?? browser };
  await timed("journeys", () => runTests("browser", browsers));
}

await ensureInstalled();
measurePace();
if (words.length === 0) await runChecks();
say("Tests of the server");
await timed("server tests", () => runTests("node"));
say("Tests of the screens");
await timed("screen tests", () => runTests("dom*"));
if (!isEveryday && hasJourneys()) await runJourneys();

if (total.passed + total.failed === 0)
  giveUp(`No test has ${words.map((word) => `“${word}”`).join(" or ")} in its path.`);
// No budgets with a word given: it may select anything between one test and all of them.
if (words.length === 0)
  for (const name of printBudgets()) count(false, `${name} took longer than allowed (tools/budgets.mjs)`);
if (unsteady.length > 0)
  console.log(`\nPassed at the second attempt only:\n${unsteady.map((name) => `  ${name}`).join("\n")}`);
if (failures.length > 0) console.log(`\nFailed:\n${failures.map((name) => `  ${name}`).join("\n")}`);
console.log(`\n${total.passed} passed, ${total.failed} failed`);
process.exit(total.failed === 0 ? 0 : 1);
