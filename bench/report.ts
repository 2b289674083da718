/** Writes docs/performance.md: figures, what was asked for, the machine and the day. */
import { writeFileSync } from "node:fs";
import type { CitySizes } from "./city-sizes.ts";
import type { Load } from "./load.ts";
import { keptComparison, machine, path, whole } from "./paper.ts";
import type { Press } from "./presses.ts";
import type { Publishing } from "./publish.ts";
import type { Size } from "./rows.ts";
import type { SigningIn } from "./sign-in.ts";
import type { Weights } from "./weight.ts";

export interface Results {
  size: Size;
  generateSeconds: number;
  rounds: { bare: number; prepared: number; feed: Load }[];
  firstPage: number;
  deepPage: number;
  publishing: Publishing;
  citySizes: CitySizes;
  signingIn: SigningIn;
  idleMegabytes: number;
  loadedMegabytes: number;
  weights: Weights;
  presses: Press[];
  connections: number;
}

const exact = (value: number) => value.toFixed(2);
const verdict = (holds: boolean) => (holds ? "yes" : "**no**");

export function writeReport(results: Results): void {
  const text = render(results);
  writeFileSync(path, [text, keptComparison()].join("\n").trimEnd().concat("\n"));
  console.log(`\n${text}\nWritten to ${path}`);
}

type Row = [what: string, measured: string, wanted: string, holds: boolean];

const middle = (values: number[]) => values[Math.floor(values.length / 2)] ?? Number.NaN;

function feedRows({ rounds, firstPage, deepPage }: Results): Row[] {
  const ratios = rounds.map(({ bare, feed }) => feed.perSecond / bare).sort((a, b) => a - b);
  const prepared = rounds.map(({ prepared, feed }) => feed.perSecond / prepared).sort((a, b) => a - b);
  const depth = deepPage / firstPage;
  const against = `${exact(deepPage)} ms against ${exact(firstPage)} ms`;
  return [
    [
      "Feed page against the bare driver, same statement, same concurrency",
      `${exact(middle(ratios))} (rounds: ${ratios.map(exact).join(", ")})`,
      "at least 0.7",
      middle(ratios) >= 0.7,
    ],
    ["The same, with the bare driver's statement prepared as the server's is", exact(middle(prepared)), "–", true],
    ["Page 50 against page 1, median", `${exact(depth)} (${against})`, "at most 1.2", depth <= 1.2],
  ];
}

function publishingRows({ publishing: { before, during, ...publishing } }: Results): Row[] {
  const slower = during.p50 / before.p50;
  const { acknowledged, longest, sawAtOnce, asked } = publishing;
  return [
    [
      `Publishing to ${publishing.neighbourhoods} neighbourhoods, ${whole(publishing.residents)} residents: acknowledged`,
      `${whole(acknowledged)} ms (longest ${whole(longest)} ms)`,
      "–",
      true,
    ],
    ["Seen at the next read by readers all over the city", `${sawAtOnce} of ${asked}`, "all", sawAtOnce === asked],
    [
      "Feed latency of others meanwhile, median against before",
      `${exact(slower)} (${during.p50} ms against ${before.p50} ms)`,
      "at most 2",
      slower <= 2,
    ],
  ];
}

function sizeRows({ citySizes }: Results): Row[] {
  const row = (what: string, [small, large]: [number, number]): Row => [
    `${what} here against a city of 1,000 posts, median`,
    `${exact(large / small)} (${exact(large)} ms against ${exact(small)} ms)`,
    "at most 1.5",
    large / small <= 1.5,
  ];
  return [row("Table of own messages", citySizes.list), row("A message's statistics", citySizes.statistics)];
}

function signInRows({ signingIn: { perSecond, signIn, failed, others } }: Results): Row[] {
  const ratios = others.map(([idle, busy]) => busy / idle).sort((a, b) => a - b);
  return [
    [
      `Feed latency of others while ${whole(perSecond)} people a second sign in with a password, median against idle`,
      `${exact(middle(ratios))} (rounds: ${ratios.map(exact).join(", ")})`,
      "at most 1.5",
      middle(ratios) <= 1.5,
    ],
    ["Signing in meanwhile, median", `${whole(signIn)} ms, refused ${failed}`, "–", true],
  ];
}

function weightRows({ idleMegabytes, loadedMegabytes, weights }: Results): Row[] {
  const row = (what: string, value: number, most: number, unit: string): Row => [
    what,
    `${whole(value)} ${unit}`,
    `at most ${most} ${unit}`,
    value <= most,
  ];
  return [
    row("Server process, idle", idleMegabytes, 180, "MB"),
    row("Server process, highest under the feed load", loadedMegabytes, 350, "MB"),
    row("Dashboard's start, script before the first screen, gzip", weights.dashboard, 200, "kB"),
    row("Dashboard's sign-in, the same", weights.dashboardSignIn, 200, "kB"),
    row("Residents' feed, the same", weights.feed, 120, "kB"),
    row("Residents' sign-in, the same", weights.residentSignIn, 120, "kB"),
  ];
}

function pressRows({ presses }: Results): Row[] {
  const slowest = presses.reduce((most, { times }) => Math.max(most, middle(times)), 0);
  return [
    [
      "From a press to something visible, processor four times slower, slowest of ten acts, median",
      `${whole(slowest)} ms`,
      "at most 100 ms",
      slowest <= 100,
    ],
  ];
}

function render(results: Results): string {
  const { size, rounds, generateSeconds } = results;
  const rows = [
    ...feedRows(results),
    ...publishingRows(results),
    ...sizeRows(results),
    ...signInRows(results),
    ...weightRows(results),
    ...pressRows(results),
  ];
  const city =
    `Generated city: ${whole(size.neighbourhoods)} neighbourhoods, ${whole(size.residents)} residents, ${whole(size.posts)} posts in ` +
    `${size.neighbourhoodsPerPost} neighbourhoods each, ${whole(size.views)} views, ${whole(size.reactions)} reactions, ${whole(size.comments)} comments`;
  return [
    "# Performance",
    "",
    "Written by `npm run bench`. Ratios are taken within one run, the two sides in turn; the load comes from a process of its own on the same machine.",
    "",
    `${new Date().toISOString().slice(0, 10)}, ${machine()}.`,
    `${city}${generateSeconds > 0 ? `; made by COPY in ${whole(generateSeconds)} s` : ""}.`,
    "",
    "| what | measured | asked for | holds |",
    "|---|---|---|---|",
    ...rows.map(([what, measured, wanted, holds]) => `| ${what} | ${measured} | ${wanted} | ${verdict(holds)} |`),
    "",
    `Presses, median (longest) of five: ${results.presses.map(({ act, times }) => `${act} ${whole(middle(times))} ms (${whole(times.at(-1) ?? 0)})`).join("; ")}.`,
    "",
    `Feed load: ${results.connections} connections, 200 residents in turn; throughput ${rounds.map(({ feed }) => whole(feed.perSecond)).join(", ")} ` +
      `pages a second (bare driver ${rounds.map(({ bare }) => whole(bare)).join(", ")}; prepared ${rounds.map(({ prepared }) => whole(prepared)).join(", ")}), 97.5 % within ` +
      `${rounds.map(({ feed }) => feed.p97).join(", ")} ms, refused or broken ${rounds.reduce((sum, { feed }) => sum + feed.failed, 0)}.`,
    "",
  ].join("\n");
}
