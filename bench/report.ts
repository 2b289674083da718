/** Writes docs/performance.md: figures, what was asked for, the machine and the day. */
import { readFileSync, writeFileSync } from "node:fs";
import { cpus, totalmem } from "node:os";
import type { Load } from "./load.ts";
import type { Publishing } from "./publish.ts";
import type { Size } from "./rows.ts";

export interface Results {
  size: Size;
  generateSeconds: number;
  rounds: { bare: number; feed: Load }[];
  firstPage: number;
  deepPage: number;
  publishing: Publishing;
  idleMegabytes: number;
  loadedMegabytes: number;
  weights: { dashboard: number; resident: number };
  connections: number;
}

const whole = (value: number) => Math.round(value).toLocaleString("en");
const exact = (value: number) => value.toFixed(2);
const verdict = (holds: boolean) => (holds ? "yes" : "**no**");

export function writeReport(results: Results): void {
  const text = render(results);
  writeFileSync("docs/performance.md", text);
  console.log(`\n${text}\nWritten to docs/performance.md`);
}

function render(results: Results): string {
  const { size, rounds, publishing, weights } = results;
  const ratios = rounds.map(({ bare, feed }) => feed.perSecond / bare).sort((a, b) => a - b);
  const ratio = ratios[Math.floor(ratios.length / 2)] ?? Number.NaN;
  const depth = results.deepPage / results.firstPage;
  const slower = publishing.during.p50 / publishing.before.p50;
  const rows: [string, string, string, boolean][] = [
    [
      "Feed page against the bare driver, same statement, same concurrency",
      `${exact(ratio)} (rounds: ${ratios.map(exact).join(", ")})`,
      "at least 0.6",
      ratio >= 0.6,
    ],
    [
      "Page 50 against page 1, median",
      `${exact(depth)} (${exact(results.deepPage)} ms against ${exact(results.firstPage)} ms)`,
      "at most 1.2",
      depth <= 1.2,
    ],
    [
      `Publishing to ${publishing.neighbourhoods} neighbourhoods, ${whole(publishing.residents)} residents: acknowledged`,
      `${whole(publishing.acknowledged)} ms (longest ${whole(publishing.longest)} ms)`,
      "–",
      true,
    ],
    [
      "Seen at the next read by readers all over the city",
      `${publishing.sawAtOnce} of ${publishing.asked}`,
      "all",
      publishing.sawAtOnce === publishing.asked,
    ],
    [
      "Feed latency of others meanwhile, median against before",
      `${exact(slower)} (${publishing.during.p50} ms against ${publishing.before.p50} ms)`,
      "at most 2",
      slower <= 2,
    ],
    ["Server process, idle", `${whole(results.idleMegabytes)} MB`, "at most 200 MB", results.idleMegabytes <= 200],
    [
      "Server process, highest under the feed load",
      `${whole(results.loadedMegabytes)} MB`,
      "at most 400 MB",
      results.loadedMegabytes <= 400,
    ],
    [
      "Dashboard, script before the first screen, gzip",
      `${whole(weights.dashboard)} kB`,
      "at most 230 kB",
      weights.dashboard <= 230,
    ],
    [
      "Residents' feed, script before the first screen, gzip",
      `${whole(weights.resident)} kB`,
      "at most 130 kB",
      weights.resident <= 130,
    ],
  ];
  return [
    "# Performance",
    "",
    "Written by `npm run bench`. Ratios are taken within one run, the two sides in turn; the load comes from a process of its own on the same machine.",
    "",
    `${new Date().toISOString().slice(0, 10)}, ${machine()}.`,
    `Generated city: ${whole(size.neighbourhoods)} neighbourhoods, ${whole(size.residents)} residents, ${whole(size.posts)} posts in ${size.neighbourhoodsPerPost} neighbourhoods each, ${whole(size.reactions)} reactions, ${whole(size.comments)} comments${results.generateSeconds > 0 ? `; made by COPY in ${whole(results.generateSeconds)} s` : ""}.`,
    "",
    "| what | measured | asked for | holds |",
    "|---|---|---|---|",
    ...rows.map(([what, measured, wanted, holds]) => `| ${what} | ${measured} | ${wanted} | ${verdict(holds)} |`),
    "",
    `Feed load: ${results.connections} connections, 200 residents in turn; throughput ${rounds.map(({ feed }) => whole(feed.perSecond)).join(", ")} pages a second (bare driver ${rounds.map(({ bare }) => whole(bare)).join(", ")}), ` +
      `97.5 % within ${rounds.map(({ feed }) => feed.p97).join(", ")} ms, refused or broken ${rounds.reduce((sum, { feed }) => sum + feed.failed, 0)}.`,
    "",
  ].join("\n");
}

function machine(): string {
  const model = cpus()[0]?.model ?? "unknown processor";
  const node = process.version;
  const system = /PRETTY_NAME="(.+)"/.exec(readFileSync("/etc/os-release", "utf8"))?.[1] ?? process.platform;
  return `${cpus().length} cores of ${model}, ${Math.round(totalmem() / 1e9)} GB, ${system}, Node ${node}, embedded PostgreSQL with durable settings`;
}
