// `npm run fuzz`: the tests that generate their input, with fifty times as many tries, and different ones each time, in a town whose
// clock starts at a moment that programs get wrong. `npm run fuzz 1234` repeats the run with that seed; `npm run fuzz 1234 killed`
// runs the files whose path contains that word; `npm run fuzz 1234 -- --minutes 60` begins another round, with a seed that follows
// from the one before, until the time is over. `--times 5` makes five times as many tries instead, `--workers 1` takes one worker.
import { appendFileSync, existsSync, mkdtempSync, readdirSync, readFileSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { basename, join } from "node:path";
import { stripVTControlCharacters } from "node:util";
import { ensureInstalled, giveUp, node, root, run, say } from "./bootstrap.mjs";
import { awkwardMoment, largestSeed, nextSeed, readWords } from "./fuzz-words.mjs";

const { seed: firstSeed, minutes, times, workers, words, fault } = readWords(process.argv.slice(2), process.env);
if (fault) giveUp(fault);

const source = "apps/server/src";
const files = readdirSync(join(root, source), { recursive: true })
  .map((name) => join(source, name))
  .filter((path) => path.endsWith(".test.ts") && /\/fuzz\.ts"/.test(readFileSync(join(root, path), "utf8")))
  .filter((path) => words.length === 0 || words.some((word) => path.includes(word)));
if (files.length === 0) giveUp(`No test that generates its input has ${words.join(" or ")} in its path.`);

/** Tries and tests of every kind, which is the name of a test file, in all rounds. */
const totals = new Map();
/** What failed, and how to repeat it. */
const findings = [];

function add(kind, more) {
  const known = totals.get(kind) ?? { tries: 0, tests: 0 };
  totals.set(kind, { tries: known.tries + (more.tries ?? 0), tests: known.tests + (more.tests ?? 0) });
}

/** The first lines of an error, without colours. */
const briefly = (text) => stripVTControlCharacters(text).split("\n").slice(0, 12).join("\n").slice(0, 3000);

async function round(seed) {
  const moment = awkwardMoment(seed);
  say(`Seed ${seed}; towns start at ${moment}`);
  const folder = mkdtempSync(join(tmpdir(), "stoep-fuzz-"));
  const [report, tally] = [join(folder, "report.json"), join(folder, "tally")];
  const before = new Map(totals);
  const options = [
    "--reporter=minimal",
    "--reporter=json",
    `--outputFile.json=${report}`,
    "--project=node",
    `--maxWorkers=${workers}`,
  ];
  const vitest = join(root, "node_modules/vitest/vitest.mjs");
  const env = {
    STOEP_FUZZ: String(seed),
    STOEP_FUZZ_TIMES: String(times),
    STOEP_FUZZ_TALLY: tally,
    STOEP_TEST_MOMENT: moment,
  };
  appendFileSync(tally, "");
  const code = await run(node, [vitest, "run", ...options, ...files], { env });
  for (const line of readFileSync(tally, "utf8").split("\n").filter(Boolean)) {
    const { kind, count } = JSON.parse(line);
    add(kind, { tries: count });
  }
  const found = existsSync(report) ? JSON.parse(readFileSync(report, "utf8")).testResults.flatMap(readFile) : [];
  rmSync(folder, { recursive: true });
  if (code !== 0 && found.length === 0)
    found.push({ test: "outside of all tests", kind: "", why: `it ended with ${code}` });
  printKinds(
    new Map(
      [...totals].map(([kind, { tries, tests }]) => {
        const old = before.get(kind) ?? { tries: 0, tests: 0 };
        return [kind, { tries: tries - old.tries, tests: tests - old.tests }];
      }),
    ),
  );
  for (const one of found) printFinding({ ...one, seed, number: findings.push({ ...one, seed }) });
}

function readFile({ name, status, message, assertionResults }) {
  const kind = basename(name, ".test.ts");
  add(kind, { tests: assertionResults.filter((one) => one.status === "passed" || one.status === "failed").length });
  const failed = assertionResults
    .filter((one) => one.status === "failed")
    .map(({ fullName, failureMessages }) => ({ kind, test: fullName, why: briefly(failureMessages.join("\n")) }));
  const isOutside = status === "failed" && failed.length === 0;
  return isOutside
    ? [{ kind, test: "outside of its tests", why: briefly(message) || "Its error stands above." }]
    : failed;
}

function printKinds(kinds) {
  for (const [kind, { tries, tests }] of [...kinds].sort())
    console.log(
      `  ${kind.padEnd(28)} ${String(tries || "").padStart(9)}${tries ? " tries" : "      "} ${String(tests).padStart(5)} tests`,
    );
}

function printFinding({ number, kind, test, why, seed }) {
  console.log(`\nFinding ${number}: ${kind}: ${test}\n${why}`);
  console.log(`To repeat it: npm run fuzz ${seed} ${kind} -- --times ${times}`);
}

await ensureInstalled();
const until = Date.now() + minutes * 60_000;
const began = Date.now();
let rounds = 0;
let seed = firstSeed;
do {
  await round(seed);
  rounds++;
  seed = nextSeed(seed);
} while (Date.now() < until);

const took = Math.round((Date.now() - began) / 60_000);
say(`\n${rounds} rounds in ${took} minutes, from seed ${firstSeed} (of at most ${largestSeed})`);
printKinds(totals);
for (const [at, one] of findings.entries()) printFinding({ ...one, number: at + 1 });
say(findings.length === 0 ? "Nothing was found." : `${findings.length} findings.`);
process.exit(findings.length === 0 ? 0 : 1);
