/**
 * `npm run bench`: generates the city if it does not stand yet, measures, and writes docs/performance.md.
 * `-- --scale 0.05` for a small one, `-- --seconds 5` for shorter runs. All ratios are taken within this one run.
 */
import { type ChildProcess, execFileSync, fork } from "node:child_process";
import { mkdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { setTimeout as pause } from "node:timers/promises";
import { parseArgs } from "node:util";
import { startEmbedded } from "../apps/server/src/adapters/embedded-postgres.ts";
import { openDatabase } from "../apps/server/src/kernel/database.ts";
import { generate } from "./generate.ts";
import { cursorOf, feedLoad, feedPage, medians } from "./load.ts";
import { signIn } from "./people.ts";
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
const databases = openDatabase(postgres.url, { max: 2 });
const generateSeconds = await generate(databases, postgres.url, size, tell);
await databases.close();

const server = await serve(postgres.url);
const memory = (field: "VmRSS" | "VmHWM") =>
  Number(new RegExp(`${field}:\\s+(\\d+)`).exec(readFileSync(`/proc/${server.pid}/status`, "utf8"))?.[1]) / 1000;
try {
  await pause(5_000);
  const idleMegabytes = memory("VmRSS");
  const accounts = Array.from({ length: 200 }, (_, index) => idOf("account", (index * 7) % size.residents));
  const tokens = await signIn(postgres.url, origin, accounts, "resident");
  await feedLoad(origin, tokens, 3, connections);

  tell("Feed against the bare driver, in turn");
  const rounds = [];
  for (let round = 0; round < 3; round++) {
    const bare = measureBare();
    const feed = await feedLoad(origin, tokens, seconds, connections);
    rounds.push({ bare, feed });
    tell(
      `  bare ${bare.toFixed(0)}/s, feed ${feed.perSecond.toFixed(0)}/s, ratio ${(feed.perSecond / bare).toFixed(2)}`,
    );
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
  const [editor = ""] = await signIn(postgres.url, origin, [idOf("staff", 0)], "dashboard");
  const publishing = await publishToAll(origin, editor, tokens, size);

  tell("Signing in while others read");
  const signingIn = await signInLoad(postgres.url, origin, token);

  tell("Weight of the first screens");
  const weights = await measureWeights();
  writeReport({
    size,
    generateSeconds,
    rounds,
    firstPage,
    deepPage,
    publishing,
    signingIn,
    idleMegabytes,
    loadedMegabytes,
    weights,
    connections,
  });
} finally {
  server.kill("SIGTERM");
  await new Promise((done) => server.once("exit", done));
  await postgres.stop();
}

function measureBare(): number {
  const args = ["bench/bare.ts", postgres.url, values.scale, String(seconds), String(connections)];
  return JSON.parse(execFileSync(process.execPath, args, { encoding: "utf8" })).perSecond;
}

async function serve(url: string): Promise<ChildProcess> {
  const env = {
    ...process.env,
    DATABASE_URL: url,
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
