/**
 * The program that reads tables, in a thread of its own process: a large workbook takes seconds, during which the server keeps working.
 * It uses files only, no database. Started by table-calls.ts.
 */
import { readFile, writeFile } from "node:fs/promises";
import { answerInThread } from "#kernel/programs/answer-in-thread.ts";
import type { ReadReply, ReadTask, Reply } from "./messages.ts";
import { readTable } from "./read-table.ts";
import { TableError } from "./table.ts";

/** Writes the rows of a file as lines of JSON. */
async function readFileRows({ source, out, known, samples: most, ...reading }: ReadTask): Promise<ReadReply> {
  const { heading, rows, sheets, sheet } = await readTable(await readFile(source), {
    ...reading,
    known: new Set(known),
  });
  await writeFile(out, rows.map((row) => JSON.stringify(row)).join("\n"), { mode: 0o600 });
  const samples = heading.map((_, at) =>
    rows
      .map(({ cells }) => (cells[at] ?? "").trim())
      .filter(Boolean)
      .slice(0, most)
      .map((text) => text.slice(0, 60).toWellFormed()),
  );
  return { heading, samples, rows: rows.length, sheets: sheets.length > 1 ? sheets : [], sheet };
}

async function answer(task: ReadTask): Promise<Reply> {
  try {
    return await readFileRows(task);
  } catch (error) {
    if (error instanceof TableError) return { refused: error.code };
    throw error;
  }
}

answerInThread(import.meta, answer);
