/**
 * `npm run bench`: generates the city if it does not exist yet, measures, and writes docs/performance.md, which names the parts that
 * failed; the command then ends with 1. `-- --scale 0.05` makes a small city, `-- --seconds 5` shorter runs, and `-- --only alert` (or
 * calendars, care, casts, count, fairness, memory, participation, search, starts, shouts, streams, paint, tally) measures that part and writes
 * nothing. All ratios are taken within one run.
 */
import { execFileSync } from "node:child_process";
import { mkdirSync } from "node:fs";
import { join } from "node:path";
import { setTimeout as pause } from "node:timers/promises";
import { parseArgs } from "node:util";
import { type EmbeddedPostgres, startEmbedded } from "../apps/server/src/adapters/embedded-postgres.ts";
import { openDatabase } from "../apps/server/src/kernel/database.ts";
import { measureAlert } from "./alert.ts";
import { compareCalendars } from "./calendar.ts";
import { measureCare } from "./care-desk.ts";
import { fairnessRows, measureFairness } from "./care-fairness.ts";
import { castRows, measureCasts } from "./cast-times.ts";
import { openCity, type Served, serve } from "./city.ts";
import { compareCommentStatistics } from "./comment-statistics.ts";
import { countRows, measureCount } from "./count-times.ts";
import { withDemonstration } from "./demonstration.ts";
import { compareSizes } from "./editor-requests.ts";
import { cursorOf, feedLoad, feedPage, medians } from "./feed-load.ts";
import { generate } from "./generate.ts";
import { firstStart } from "./memory.ts";
import { measurePaint } from "./paint-times.ts";
import { measureParticipation, participationRows } from "./participation.ts";
import { signIn } from "./people.ts";
import { measurePresses } from "./press-times.ts";
import { publishToAll } from "./publish.ts";
import { writeReport } from "./report.ts";
import {
  alertRows,
  calendarRows,
  careRows,
  type Feed,
  memoryRows,
  paintRows,
  type Results,
  searchRows,
  shoutRows,
  startRows,
  streamRows,
} from "./report-rows.ts";
import { idOf, sizeOf } from "./rows.ts";
import { openParts } from "./run-parts.ts";
import { measureWeights } from "./script-weight.ts";
import { compareSearch } from "./search-times.ts";
import { measureShouts } from "./shout-inbox.ts";
import { signInLoad } from "./sign-in.ts";
import { measureStarts } from "./starts.ts";
import { measureStreams } from "./streams.ts";
import { measureTally, tallyRows } from "./tally.ts";
import { compareViewStatistics } from "./view-statistics.ts";

const { values } = parseArgs({
  options: {
    scale: { type: "string", default: "1" },
    seconds: { type: "string", default: "15" },
    only: { type: "string" },
  },
});
const [scale, seconds] = [Number(values.scale), Number(values.seconds)];
const connections = 10;
const port = 4690;
const size = sizeOf(scale);
const tell = (line: string) => console.log(line);
const folder = join(process.cwd(), ".stoep", `bench-${values.scale}`);

const parts = openParts(tell);
/** Megabytes of the server at its first start. */
let first = Number.NaN;
const results: Results = { size, connections, failed: parts.failed };

/** Parts that can be measured alone. */
const alone: Record<string, () => Promise<readonly string[][]>> = {
  alert: async () => alertRows(await measureAlert(scale, tell)),
  calendars: async () => {
    let rows: readonly string[][] = [];
    await inLargeCity(async ({ ownerUrl }, { origin }) => {
      rows = calendarRows(await compareCalendars(ownerUrl, { origin }));
    });
    return rows;
  },
  care: async () => careRows(await measureCare(scale, tell)),
  fairness: async () => fairnessRows(await measureFairness(tell)),
  memory: async () => {
    await inLargeCity(measureMemory, measureFirst);
    return results.memory ? memoryRows(results.memory) : [];
  },
  search: async () => {
    let rows: readonly string[][] = [];
    await inLargeCity(async ({ ownerUrl }, { origin }) => {
      const [editor = ""] = await signIn(ownerUrl, origin, [idOf("staff", 0)], "dashboard");
      rows = searchRows(await compareSearch({ origin, editor, size }));
    });
    return rows;
  },
  participation: async () => participationRows(await measureParticipation(scale, tell)),
  starts: async () => startRows(await measureStarts()),
  shouts: async () => shoutRows(await measureShouts(scale, tell)),
  streams: async () => streamRows(await measureStreams(scale, tell)),
  tally: async () => tallyRows(measureTally(tell)),
  casts: async () => castRows(await measureCasts(scale, tell)),
  count: async () => countRows(await measureCount(tell)),
  paint: async () => paintRows(await withDemonstration(measurePaint)),
};
const only = values.only && alone[values.only];
if (only) {
  for (const row of await only()) tell(row.join(" | "));
  process.exit(0);
}

await parts.run("The large city", () => inLargeCity(measureServer, measureFirst));
results.alert = await parts.run("An alert to the whole city", () => measureAlert(scale, tell));
results.shouts = await parts.run("Residents' messages", () => measureShouts(scale, tell));
results.care = await parts.run("The help desk", () => measureCare(scale, tell));
results.fairness = await parts.run("Turns in a small desk", () => measureFairness(tell));
results.participation = await parts.run("Projects, ideas and public pages", () => measureParticipation(scale, tell));
results.tally = await parts.run("Votes on citizen budgets", async () => measureTally(tell));
results.count = await parts.run("A large vote counted as a job", () => measureCount(tell));
results.casts = await parts.run("Ballots cast beside the feed", () => measureCasts(scale, tell));
results.streams = await parts.run("A change, heard by many open streams", () => measureStreams(scale, tell));
results.starts = await parts.run("First and second start of the demonstration", measureStarts);
await parts.run("Weight of the first screens, and presses on a slow processor", () =>
  withDemonstration(async (demonstration) => {
    results.weights = await parts.run("Weight", () => measureWeights(demonstration));
    results.paint = await parts.run("Paint", () => measurePaint(demonstration));
    results.presses = await parts.run("Presses", () => measurePresses(demonstration));
  }),
);
writeReport(results);
process.exit(parts.failed.length > 0 ? 1 : 0);

/** `before` runs in the city before its server starts. */
async function inLargeCity(
  work: (postgres: EmbeddedPostgres, server: Served) => Promise<unknown>,
  before?: (postgres: EmbeddedPostgres) => Promise<void>,
): Promise<void> {
  mkdirSync(folder, { recursive: true });
  const postgres = await startEmbedded({ folder });
  try {
    const databases = openDatabase(postgres.ownerUrl, { max: 2 });
    results.generateSeconds = await generate(databases, postgres.ownerUrl, size, tell);
    await databases.close();
    await before?.(postgres);
    const server = await serve(postgres, { port, folder });
    try {
      await work(postgres, server);
    } finally {
      await server.stop();
    }
  } finally {
    await postgres.stop();
  }
}

async function measureFirst(postgres: EmbeddedPostgres): Promise<void> {
  first = await firstStart(postgres, { port, folder });
}

/** Returns tokens of residents. */
async function measureMemory(postgres: EmbeddedPostgres, server: Served): Promise<string[]> {
  const { origin } = server;
  await pause(5_000);
  const idle = server.memory("VmRSS");
  const accounts = Array.from({ length: 200 }, (_, index) => idOf("account", (index * 7) % size.residents));
  const tokens = await signIn(postgres.ownerUrl, origin, accounts, "resident");
  results.feed = await parts.run("Feed against the bare driver, in turn", () => compareFeed(postgres, origin, tokens));
  results.memory = { first, idle, loaded: server.memory("VmHWM") };
  return tokens;
}

async function measureServer(postgres: EmbeddedPostgres, server: Served): Promise<void> {
  const { origin } = server;
  const { ownerUrl } = postgres;
  const tokens = await measureMemory(postgres, server);
  const [editor = ""] = await signIn(ownerUrl, origin, [idOf("staff", 0)], "dashboard");
  const city = { origin, editor, size };
  results.depth = await parts.run("Page 50 against page 1", () => compareDepth(origin, tokens[0] ?? ""));
  results.publishing = await parts.run("Publishing to every neighbourhood", () =>
    publishToAll(origin, editor, tokens, size),
  );
  results.citySizes = await parts.run("Lists and statistics against a city of 1,000 messages", async () => {
    const small = await openCity(postgres, { name: "small_city", size: sizeOf(0.01), port: port + 1, folder });
    return compareSizes(small, city).finally(small.stop);
  });
  results.calendars = await parts.run("A month of 2,000 posts against one of 1,000", () =>
    compareCalendars(ownerUrl, city),
  );
  results.manyViews = await parts.run("Statistics of a message that few and that many looked at", () =>
    compareViewStatistics(ownerUrl, city),
  );
  results.muchTalk = await parts.run("Statistics of a message about which few and many said something", () =>
    compareCommentStatistics(ownerUrl, city),
  );
  results.search = await parts.run("Search, and the inbox with words", () => compareSearch(city));
  results.signingIn = await parts.run("Signing in while others read", () =>
    signInLoad(ownerUrl, origin, tokens[0] ?? ""),
  );
}

async function compareFeed({ ownerUrl }: EmbeddedPostgres, origin: string, tokens: string[]): Promise<Feed> {
  await feedLoad(origin, tokens, 3, connections);
  const rounds: Feed = [];
  for (let round = 0; round < 3; round++) {
    const args = ["bench/bare.ts", ownerUrl, values.scale, String(seconds), String(connections)];
    const bare = JSON.parse(execFileSync(process.execPath, args, { encoding: "utf8" }));
    const feed = await feedLoad(origin, tokens, seconds, connections);
    rounds.push({ bare: bare.perSecond, prepared: bare.prepared, feed });
    const ratio = (feed.perSecond / bare.perSecond).toFixed(2);
    const rates = [bare.perSecond, bare.prepared, feed.perSecond].map((rate) => `${rate.toFixed(0)}/s`);
    tell(`  bare ${rates[0]}, prepared ${rates[1]}, feed ${rates[2]}, ratio ${ratio}`);
  }
  return rounds;
}

async function compareDepth(origin: string, token: string): Promise<[first: number, deep: number]> {
  const pages = Math.floor((size.posts * size.neighbourhoodsPerPost) / size.neighbourhoods / 20) - 1;
  const deep = await cursorOf(origin, token, Math.min(49, pages));
  return medians(
    () => feedPage(origin, token, null),
    () => feedPage(origin, token, deep),
    200,
  );
}
