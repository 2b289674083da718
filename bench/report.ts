/** Writes docs/performance.md: figures, targets, the machine and the day. */
import { writeFileSync } from "node:fs";
import { describeMachine, formatWhole, pagePath, readComparison } from "./performance-page.ts";
import type { Press } from "./press-times.ts";
import { middleValue } from "./report-row.ts";
import { type Feed, type Results, rowsOf } from "./report-rows.ts";

export function writeReport(results: Results): void {
  const text = render(results);
  writeFileSync(pagePath, [text, readComparison()].join("\n").trimEnd().concat("\n"));
  console.log(`\n${text}\nWritten to ${pagePath}`);
}

function cityOf({ size, generateSeconds = 0 }: Results): string {
  const made = generateSeconds > 0 ? `; made by COPY in ${formatWhole(generateSeconds)} s` : "";
  return (
    `Generated city: ${formatWhole(size.neighbourhoods)} neighbourhoods, ${formatWhole(size.residents)} residents, ${formatWhole(size.posts)} posts in ` +
    `${size.neighbourhoodsPerPost} neighbourhoods each (of every two hundred twenty are activities, four vacancies, one an alert), ` +
    `${formatWhole(size.views)} views, ${formatWhole(size.reactions)} reactions, ${formatWhole(size.comments)} comments, ${formatWhole(size.shouts)} messages of residents, ${formatWhole(size.projects)} projects with ${formatWhole(size.ideas)} ideas${made}.`
  );
}

const pressLine = (presses: Press[]) =>
  `Presses, median (longest) of five: ${presses.map(({ act, times }) => `${act} ${formatWhole(middleValue(times))} ms (${formatWhole(times.at(-1) ?? 0)})`).join("; ")}.`;

const feedLine = (rounds: Feed, connections: number) =>
  `Feed load: ${connections} connections, 200 residents in turn; throughput ${rounds.map(({ feed }) => formatWhole(feed.perSecond)).join(", ")} ` +
  `pages a second (bare driver ${rounds.map(({ bare }) => formatWhole(bare)).join(", ")}; prepared ${rounds.map(({ prepared }) => formatWhole(prepared)).join(", ")}), 97.5 % within ` +
  `${rounds.map(({ feed }) => feed.p97).join(", ")} ms, refused or broken ${rounds.reduce((sum, { feed }) => sum + feed.failed, 0)}.`;

function render(results: Results): string {
  const { feed, presses, failed, connections } = results;
  return [
    "# Performance",
    "",
    "Written by `npm run bench`. Ratios are taken within one run, the two sides in turn; the load comes from a process of its own on the same machine.",
    "",
    `${new Date().toISOString().slice(0, 10)}, ${describeMachine()}.`,
    cityOf(results),
    "",
    "| what | measured | asked for | holds |",
    "|---|---|---|---|",
    ...rowsOf(results).map((row) => `| ${row.join(" | ")} |`),
    "",
    ...(presses ? [pressLine(presses), ""] : []),
    ...(feed ? [feedLine(feed, connections), ""] : []),
    ...failed.flatMap((line) => [`**Failed:** ${line}`, ""]),
  ].join("\n");
}
