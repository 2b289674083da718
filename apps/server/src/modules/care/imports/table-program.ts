/**
 * The program that checks tables of people, in a thread of its own process: a large one takes seconds, during which the server keeps
 * working. It uses files only, no database. Started by table-calls.ts.
 */

import { once } from "node:events";
import { createWriteStream } from "node:fs";
import { readFile } from "node:fs/promises";
import { finished } from "node:stream/promises";
import { answerInThread } from "#kernel/programs/answer-in-thread.ts";
import type { TableRow } from "#modules/files/index.ts";
import type { CheckTask, Reply } from "./messages.ts";
import { type DraftRow, draftRow } from "./row-draft.ts";

type EarlierRow = Pick<DraftRow, "name" | "place">;

/** Writes the draft of each row as lines of JSON. */
async function checkFileRows({ rows: path, out, ...rules }: CheckTask, told: (rows: number) => void): Promise<Reply> {
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

const answer = (task: CheckTask, note: (note: { read: number }) => void): Promise<Reply> =>
  checkFileRows(task, (rows) => note({ read: rows }));

answerInThread(import.meta, answer);
