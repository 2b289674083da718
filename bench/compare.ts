/**
 * `npm run bench:compare -- --before <checkout>`: how many messages and comments per second this checkout writes, compared with
 * another. Both serve a city of the same size from the same PostgreSQL, in turn, and the ratio is taken for each round. Writes its part
 * of docs/performance.md. `--scale`, `--seconds` and `--rounds` change the sizes.
 */
import { type ChildProcess, execFileSync, fork } from "node:child_process";
import { mkdirSync } from "node:fs";
import { join, resolve } from "node:path";
import { parseArgs } from "node:util";
import pg from "pg";
import { startEmbedded } from "../apps/server/src/adapters/embedded-postgres.ts";
import { memoryFlags } from "../tools/bootstrap.mjs";
import { writeComparison } from "./report-comparison.ts";
import { sizeOf } from "./rows.ts";
import { comment, publish, type Writers, writersOf, writesPerSecond } from "./writers.ts";

const { values } = parseArgs({
  options: {
    before: { type: "string" },
    scale: { type: "string", default: "0.05" },
    seconds: { type: "string", default: "8" },
    rounds: { type: "string", default: "5" },
  },
});
if (!values.before) throw new Error("--before: the folder of another checkout, with its packages installed");
const inFlight = 16;
const size = sizeOf(Number(values.scale));
const folder = join(process.cwd(), ".stoep", "compare");
mkdirSync(folder, { recursive: true });
const postgres = await startEmbedded({ folder });
const children: ChildProcess[] = [];

interface Side {
  commit: string;
  writers: Writers;
}

async function open(checkout: string, name: string, port: number): Promise<Side> {
  const url = new URL(postgres.ownerUrl);
  url.pathname = `/compare_${name}`;
  const admin = new pg.Client({ connectionString: postgres.ownerUrl });
  await admin.connect();
  await admin.query(`drop database if exists compare_${name} with (force)`);
  await admin.query(`create database compare_${name}`);
  await admin.end();
  const origin = `http://127.0.0.1:${port}`;
  const env = {
    ...process.env,
    DATABASE_URL: url.href,
    STOEP_PORT: String(port),
    STOEP_HOST: "127.0.0.1",
    STOEP_FOLDER: join(folder, name),
    STOEP_LOG_LEVEL: "warn",
  };
  const run = (task: string) =>
    new Promise<unknown>((done, fail) => {
      const args = [task, resolve(checkout), url.href, origin, values.scale];
      const child = fork("bench/compare-side.ts", args, { env, execArgv: memoryFlags });
      children.push(child);
      child.once("message", done);
      child.once("exit", (code) => fail(new Error(`${task} in ${checkout} ended with ${code}`)));
    });
  await run("generate");
  await run("serve");
  const tokens = (await run("sign-in")) as { editor: string; residents: string[] };
  const commit = execFileSync("git", ["rev-parse", "--short", "HEAD"], { cwd: checkout, encoding: "utf8" }).trim();
  console.log(`${name}: ${commit} in ${checkout}`);
  return { commit, writers: await writersOf(origin, tokens) };
}

try {
  const before = await open(values.before, "before", 4694);
  const after = await open(".", "after", 4695);
  const results = [];
  for (const [what, write] of [["publish", publish] as const, ["comment", comment] as const]) {
    const rounds: [before: number, after: number][] = [];
    // The first round is a warm-up.
    for (let round = 0; round <= Number(values.rounds); round++) {
      const took: [number, number] = [0, 0];
      for (const [index, side] of [before, after].entries())
        took[index] = await writesPerSecond(side.writers, write, inFlight, Number(values.seconds));
      console.log(`${what}: ${took.map((one) => one.toFixed(0)).join(" against ")}, ${(took[1] / took[0]).toFixed(2)}`);
      if (round > 0) rounds.push(took);
    }
    results.push({ what, rounds });
  }
  writeComparison({ size, inFlight, before: before.commit, after: after.commit, results });
} finally {
  for (const child of children) child.kill("SIGTERM");
  await Promise.all(
    children.map((child) => child.exitCode === null && new Promise((done) => child.once("exit", done))),
  );
  await postgres.stop();
}
