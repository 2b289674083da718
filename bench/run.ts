/**
 * `npm run bench`: generates the city if it does not stand yet, measures, and writes docs/performance.md.
 * `-- --scale 0.05` for a small one, `-- --seconds 5` for shorter runs. All ratios are taken within this one run.
 */
import { type ChildProcess, execFileSync, fork } from "node:child_process";
import { mkdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { setTimeout as pause } from "node:timers/promises";
import { parseArgs } from "node:util";
import { type EmbeddedPostgres, startEmbedded } from "../apps/server/src/adapters/embedded-postgres.ts";
import { openDatabase } from "../apps/server/src/kernel/database.ts";
import { compareSizes } from "./city-sizes.ts";
import { withDemonstration } from "./demonstration.ts";
import { generate } from "./generate.ts";
import { cursorOf, feedLoad, feedPage, medians } from "./load.ts";
import { signIn } from "./people.ts";
import { measurePresses } from "./presses.ts";
import { publishToAll } from "./publish.ts";
import { writeReport } from "./report.ts";
import { idOf, sizeOf } from "./rows.ts";
import { signInLoad } from "./sign-in.ts";
import { measureWeights } from "./weight.ts";

const { values } = parseArgs({
  options: { scale: { type: "string", default: "1" }, seconds: { type: "string", default: "15" } },
});
const [scale, seconds] = [Number(values.scale), Number(values.seconds)];
const connections = 10;
const port = 4690;
const origin = `http://127.0.0.1:${port}`;
const size = sizeOf(scale);
const tell = (line: string) => console.log(line);

const folder = join(process.cwd(), ".stoep", `bench-${values.scale}`);
mkdirSync(folder, { recursive: true });
const postgres = await startEmbedded({ folder });
const databases = openDatabase(postgres.ownerUrl, { max: 2 });
const generateSeconds = await generate(databases, postgres.ownerUrl, size, tell);
await databases.close();

const server = await serve(postgres, port);
const memory = (field: "VmRSS" | "VmHWM") =>
  Number(new RegExp(`${field}:\\s+(\\d+)`).exec(readFileSync(`/proc/${server.pid}/status`, "utf8"))?.[1]) / 1000;
try {
  await pause(5_000);
  const idleMegabytes = memory("VmRSS");
  const accounts = Array.from({ length: 200 }, (_, index) => idOf("account", (index * 7) % size.residents));
  const tokens = await signIn(postgres.ownerUrl, origin, accounts, "resident");
  await feedLoad(origin, tokens, 3, connections);

  tell("Feed against the bare driver, in turn");
  const rounds = [];
  for (let round = 0; round < 3; round++) {
    const bare = measureBare();
    const feed = await feedLoad(origin, tokens, seconds, connections);
    rounds.push({ bare: bare.perSecond, prepared: bare.prepared, feed });
    const ratio = (feed.perSecond / bare.perSecond).toFixed(2);
    const rates = [bare.perSecond, bare.prepared, feed.perSecond].map((rate) => `${rate.toFixed(0)}/s`);
    tell(`  bare ${rates[0]}, prepared ${rates[1]}, feed ${rates[2]}, ratio ${ratio}`);
  }
  const loadedMegabytes = memory("VmHWM");

  tell("Page 50 against page 1");
  const token = tokens[0] ?? "";
  const deep = await cursorOf(
    origin,
    token,
    Math.min(49, Math.floor((size.posts * size.neighbourhoodsPerPost) / size.neighbourhoods / 20) - 1),
  );
  const [firstPage, deepPage] = await medians(
    () => feedPage(origin, token, null),
    () => feedPage(origin, token, deep),
    200,
  );

  tell("Publishing to every neighbourhood");
  const [editor = ""] = await signIn(postgres.ownerUrl, origin, [idOf("staff", 0)], "dashboard");
  const publishing = await publishToAll(origin, editor, tokens, size);

  tell("Lists and statistics against a city of 1,000 messages");
  const small = await openSmallCity();
  const citySizes = await compareSizes(small, { origin, editor, size });
  await stop(small.server);

  tell("Signing in while others read");
  const signingIn = await signInLoad(postgres.ownerUrl, origin, token);

  tell("Weight of the first screens, and presses on a slow processor");
  const { weights, presses } = await withDemonstration(async (demonstration) => ({
    weights: await measureWeights(demonstration),
    presses: await measurePresses(demonstration),
  }));
  writeReport({
    size,
    generateSeconds,
    rounds,
    firstPage,
    deepPage,
    publishing,
    citySizes,
    signingIn,
    idleMegabytes,
    loadedMegabytes,
    weights,
    presses,
    connections,
  });
} finally {
  await stop(server);
  await postgres.stop();
}

async function stop(child: ChildProcess): Promise<void> {
  child.kill("SIGTERM");
  await new Promise((done) => child.once("exit", done));
}

/** Beside the large one, in the same PostgreSQL. */
async function openSmallCity() {
  const size = sizeOf(0.01);
  const at = (address: string) => Object.assign(new URL(address), { pathname: "/small_city" }).href;
  const [url, ownerUrl] = [at(postgres.url), at(postgres.ownerUrl)];
  const admin = openDatabase(postgres.ownerUrl, { max: 1 });
  const { rowCount } = await admin.pool.query("select from pg_database where datname = 'small_city'");
  if (!rowCount) await admin.pool.query("create database small_city");
  await admin.close();
  const databases = openDatabase(ownerUrl, { max: 2 });
  await generate(databases, ownerUrl, size, () => {});
  await databases.close();
  const server = await serve({ url, ownerUrl }, port + 1);
  const origin = `http://127.0.0.1:${port + 1}`;
  const [editor = ""] = await signIn(ownerUrl, origin, [idOf("staff", 0)], "dashboard");
  return { origin, editor, size, server };
}

function measureBare(): { perSecond: number; prepared: number } {
  const args = ["bench/bare.ts", postgres.ownerUrl, values.scale, String(seconds), String(connections)];
  return JSON.parse(execFileSync(process.execPath, args, { encoding: "utf8" }));
}

async function serve(
  { url, ownerUrl }: Pick<EmbeddedPostgres, "url" | "ownerUrl">,
  port: number,
): Promise<ChildProcess> {
  const env = {
    ...process.env,
    DATABASE_URL: url,
    DATABASE_OWNER_URL: ownerUrl,
    STOEP_PORT: String(port),
    STOEP_HOST: "127.0.0.1",
    STOEP_FOLDER: folder,
    STOEP_LOG_LEVEL: "warn",
  };
  const child = fork("bench/serve.ts", { env, execArgv: ["--max-semi-space-size=8"] });
  await new Promise<void>((done, fail) => {
    child.once("message", () => done());
    child.once("exit", (code) => fail(new Error(`The server ended with ${code}`)));
  });
  return child;
}
