// `npm test`: installs what is missing, then runs the checks beside the tests, and the browser journeys after them, and counts them.
// `npm test publishing` runs the tests and journeys whose path contains that word, without the checks.
// `npm run test:everyday` runs the checks and the tests, without the browser and without tests that start, kill or cut off servers.
import { existsSync, mkdtempSync, readdirSync, readFileSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { ensureBuilt, ensureInstalled, giveUp, node, root, run, say } from "./bootstrap.mjs";
import { findBrowser, findShell, howToInstall, installBrowser } from "./browser.mjs";
import { checks, runCheck } from "./checks.mjs";

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
  "tools/scratch/**",
  "demo/**",
  // They ask PostgreSQL for the plans of each filter and order on a generated city; `every-route` does so for what every route sends.
  "**/testing/plans*.test.ts",
];
/** No test file may take longer, on two quiet cores: one that does is named at the end, and is to be split or shortened. */
const mostSecondsOfAFile = 60;

const total = { passed: 0, failed: 0 };
/** What failed, printed again at the end. */
const failures = [];
/** `[seconds, path]` of every test file. */
const durations = [];

function count(isGood, name) {
  if (isGood) total.passed++;
  else {
    total.failed++;
    failures.push(name);
  }
}

async function runChecks() {
  for (const check of checks) count(await runCheck(check), `check: ${check.name}`);
}

/** Runs Vitest over some of its projects (vitest.config.ts), and counts what it reports. */
async function runTests(name, projects, { options = [], env = {} } = {}) {
  const folder = mkdtempSync(join(tmpdir(), "stoep-report-"));
  const report = join(folder, "report.json");
  const vitest = join(root, "node_modules/vitest/vitest.mjs");
  const reporters = ["--reporter=minimal", "--reporter=json", `--outputFile.json=${report}`];
  const chosen = projects.map((project) => `--project=${project}`);
  const code = await run(node, [vitest, "run", ...chosen, ...reporters, "--passWithNoTests", ...options, ...words], {
    env,
  });
  const files = existsSync(report) ? JSON.parse(readFileSync(report, "utf8")).testResults : [];
  rmSync(folder, { recursive: true });
  const before = total.failed;
  for (const file of files) countFile(file);
  // Something outside of any test went wrong, such as an error after the last one.
  if (code !== 0 && total.failed === before) count(false, `${name} (ended with ${code})`);
}

function countFile({ name, status, startTime, endTime, assertionResults }) {
  const path = name.replace(`${root}/`, "");
  durations.push([(endTime - startTime) / 1000, path]);
  for (const test of assertionResults.filter((one) => one.status === "passed" || one.status === "failed"))
    count(test.status === "passed", `${path}: ${test.fullName}`);
  if (status === "failed" && assertionResults.every((one) => one.status !== "failed"))
    count(false, `${path}: outside of its tests`);
}

function hasJourneys() {
  const journeys = readdirSync(join(root, "e2e"), { recursive: true }).map((name) => `e2e/${name}`);
  return journeys.some(
    (path) => path.endsWith(".test.ts") && (words.length === 0 || words.some((word) => path.includes(word))),
  );
}

async function runJourneys() {
  const browser = (await findBrowser()) ?? (installBrowser() ? await findBrowser() : null);
  if (!browser) {
    console.error(`\n${howToInstall}`);
    count(false, "browser journeys (no browser)");
    return;
  }
  await ensureBuilt();
  const env = { STOEP_CHROMIUM: browser, STOEP_CHROMIUM_SHELL: findShell() ?? browser };
  await runTests("the journeys", ["browser"], { env });
}

const minutes = (seconds) => `${Math.floor(seconds / 60)} min ${Math.round(seconds % 60)} s`;

await ensureInstalled();
const startedAt = performance.now();
const isWhole = words.length === 0;
say(isWhole ? "Checks and tests; what fails is printed as soon as it is known" : "Tests");
const left = isEveryday ? notEveryDay.map((pattern) => `--exclude=${pattern}`) : [];
await Promise.all([
  runTests("the tests", ["node", "dom", "dom-resident"], { options: left }),
  isWhole ? runChecks() : null,
]);
if (!isEveryday && hasJourneys()) await runJourneys();

if (total.passed + total.failed === 0)
  giveUp(`No test has ${words.map((word) => `“${word}”`).join(" or ")} in its path.`);
const slowest = durations.sort(([one], [other]) => other - one).slice(0, 5);
console.log(`\nTook ${minutes((performance.now() - startedAt) / 1000)}; the longest files:`);
for (const [seconds, path] of slowest)
  console.log(`  ${seconds.toFixed(0).padStart(4)} s  ${path}${seconds > mostSecondsOfAFile ? "  (too long)" : ""}`);
if (failures.length > 0) console.log(`\nFailed:\n${failures.map((name) => `  ${name}`).join("\n")}`);
console.log(`\n${total.passed} passed, ${total.failed} failed`);
process.exit(total.failed === 0 ? 0 : 1);
