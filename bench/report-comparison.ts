/** The last part of docs/performance.md: this commit compared with an earlier one. */
import { readFileSync, writeFileSync } from "node:fs";
import { comparisonHeading, describeMachine, formatWhole, pagePath, readComparison } from "./performance-page.ts";
import type { Size } from "./rows.ts";

export interface Comparison {
  size: Size;
  inFlight: number;
  before: string;
  after: string;
  results: { what: "publish" | "comment"; rounds: [before: number, after: number][] }[];
}

const words = {
  publish: ["A message created, previewed and published", 1.7],
  comment: ["A comment", 1.3],
} as const;

const median = (values: number[]) => values.toSorted((a, b) => a - b)[Math.floor(values.length / 2)] ?? Number.NaN;

export function writeComparison({ size, inFlight, before, after, results }: Comparison): void {
  const rows = results.map(({ what, rounds }) => {
    const [words_, wanted] = words[what];
    const ratios = rounds.map(([was, is]) => is / was);
    const ratio = median(ratios);
    const each = `${formatWhole(median(rounds.map(([, is]) => is)))} a second against ${formatWhole(median(rounds.map(([was]) => was)))}`;
    const all = ratios.map((one) => one.toFixed(2)).join(", ");
    const verdict = ratio >= wanted ? "yes" : "**no**";
    return `| ${words_} | ${ratio.toFixed(2)} (${each}; rounds: ${all}) | at least ${wanted} | ${verdict} |`;
  });
  const text = [
    comparisonHeading,
    "",
    `Written by \`npm run bench:compare\`: ${after} against ${before}, ${inFlight} in flight, each on its own city of ` +
      `${formatWhole(size.posts)} posts and ${formatWhole(size.residents)} residents in the same PostgreSQL, in turn.`,
    "",
    `${new Date().toISOString().slice(0, 10)}, ${describeMachine()}.`,
    "",
    "| what | measured | asked for | holds |",
    "|---|---|---|---|",
    ...rows,
    "",
  ].join("\n");
  const rest = readFileSync(pagePath, "utf8").replace(readComparison(), "");
  writeFileSync(pagePath, `${rest.trimEnd()}\n\n${text}`);
  console.log(`\n${text}\nWritten to ${pagePath}`);
}
