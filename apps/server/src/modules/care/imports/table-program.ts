/**
 * The program that reads tables of people, in a thread of its own process: a large workbook takes seconds, during which the server
 * keeps working. It uses files only, no database. Started by table-calls.ts.
 */

import { once } from "node:events";
import { createWriteStream } from "node:fs";
import { readFile, writeFile } from "node:fs/promises";
import { finished } from "node:stream/promises";
import { importLimits } from "@stoep/contract/care";
import { answerInThread } from "#kernel/programs/answer-in-thread.ts";
import type { CheckTask, ReadReply, Reply, Task } from "./messages.ts";
import { type DraftRow, draftRow } from "./row-draft.ts";
import { readTable } from "./table/read-table.ts";
import { TableError, type TableRow } from "./table/table.ts";

/** Writes the rows of a file as lines of JSON. */
async function readFileRows({ source, out, ...reading }: Extract<Task, { source: string }>): Promise<ReadReply> {
  const { heading, rows, sheets, sheet } = await readTable(await readFile(source), reading);
  await writeFile(out, rows.map((row) => JSON.stringify(row)).join("\n"), { mode: 0o600 });
  const samples = heading.map((_, at) =>
    rows
      .map(({ cells }) => (cells[at] ?? "").trim())
      .filter(Boolean)
      .slice(0, importLimits.samples)
      .map((text) => text.slice(0, 60).toWellFormed()),
  );
  return { heading, samples, rows: rows.length, sheets: sheets.length > 1 ? sheets : [], sheet };
}

type EarlierRow = Pick<DraftRow, "name" | "place">;

/** Writes the draft of each row as lines of JSON. */
async function checkFileRows(
  { rows: path, out, ...rules }: CheckTask,
  told: (rows: number) => void,
): Promise<{ checked: number }> {
  const lines = (await readFile(path, "utf8")).split("\n").filter(Boolean);
  const file = createWriteStream(out, { mode: 0o600 });
  const seen = new Map<string, EarlierRow>();
  for (const [at, line] of lines.entries()) {
    const row = withEarlierRow(await draftRow(JSON.parse(line) as TableRow, rules), seen);
    if (!file.write(`${JSON.stringify(row)}\n`)) await once(file, "drain");
    if (at % 500 === 0) told(at);
  }
  file.end();
  await finished(file);
  return { checked: lines.length };
}

/**
 * A later row with the same e-mail address or number is a repetition of the earlier one; with another name it may be somebody of the
 * same household, who is there already.
 */
function withEarlierRow(row: DraftRow, seen: Map<string, EarlierRow>): DraftRow {
  if (row.draft === null) return row;
  const keys = [row.draft.email, row.draft.phone].filter(Boolean);
  const first = keys.map((key) => seen.get(key)).find((one) => one !== undefined);
  for (const key of keys) if (!seen.has(key)) seen.set(key, first ?? { name: row.name, place: row.place });
  if (first === undefined) return row;
  return { ...row, sameAs: first.place, draft: first.name === row.name ? null : row.draft, private: null };
}

async function answer(task: Task, note: (note: { read: number }) => void): Promise<Reply> {
  try {
    return "source" in task ? await readFileRows(task) : await checkFileRows(task, (rows) => note({ read: rows }));
  } catch (error) {
    if (error instanceof TableError) return { refused: error.code };
    throw error;
  }
}

answerInThread(import.meta, answer);
