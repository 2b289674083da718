/** Writes docs/performance.md: figures, targets, the machine and the day. */
import { writeFileSync } from "node:fs";
import { keptComparison, machine, path, whole } from "./paper.ts";
import type { Press } from "./presses.ts";
import { type Feed, middle, type Results, rowsOf } from "./report-rows.ts";

export function writeReport(results: Results): void {
  const text = render(results);
  writeFileSync(path, [text, keptComparison()].join("\n").trimEnd().concat("\n"));
  console.log(`\n${text}\nWritten to ${path}`);
}

function cityOf({ size, generateSeconds = 0 }: Results): string {
  const made = generateSeconds > 0 ? `; made by COPY in ${whole(generateSeconds)} s` : "";
  return (
    `Generated city: ${whole(size.neighbourhoods)} neighbourhoods, ${whole(size.residents)} residents, ${whole(size.posts)} posts in ` +
    `${size.neighbourhoodsPerPost} neighbourhoods each (of every two hundred twenty are activities, four vacancies, one an alert), ` +
    `${whole(size.views)} views, ${whole(size.reactions)} reactions, ${whole(size.comments)} comments, ${whole(size.shouts)} messages of residents${made}.`
  );
}

const pressLine = (presses: Press[]) =>
  `Presses, median (longest) of five: ${presses.map(({ act, times }) => `${act} ${whole(middle(times))} ms (${whole(times.at(-1) ?? 0)})`).join("; ")}.`;

const feedLine = (rounds: Feed, connections: number) =>
  `Feed load: ${connections} connections, 200 residents in turn; throughput ${rounds.map(({ feed }) => whole(feed.perSecond)).join(", ")} ` +
  `pages a second (bare driver ${rounds.map(({ bare }) => whole(bare)).join(", ")}; prepared ${rounds.map(({ prepared }) => whole(prepared)).join(", ")}), 97.5 % within ` +
  `${rounds.map(({ feed }) => feed.p97).join(", ")} ms, refused or broken ${rounds.reduce((sum, { feed }) => sum + feed.failed, 0)}.`;

function render(results: Results): string {
  const { feed, presses, failed, connections } = results;
  return [
    "# Performance",
    "",
    "Written by `npm run bench`. Ratios are taken within one run, the two sides in turn; the load comes from a process of its own on the same machine.",
    "",
    `${new Date().toISOString().slice(0, 10)}, ${machine()}.`,
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
