/** A list of names for letters: a row is a letter, a column a line of it. Pure. D §11 */
import { createHash } from "node:crypto";
import { type CheckedCodeList, codeLimits } from "@stoep/contract/budgets";
import { cleanLine } from "@stoep/contract/kernel";
import type { TableRow } from "#modules/files/index.ts";

type WrongRow = CheckedCodeList["wrongRows"][number];

/** The lines of a letter. */
export type NameLines = string[];

/** Without those that show nothing, of which spreadsheets have many at the end of a row. */
const linesOf = ({ cells }: Pick<TableRow, "cells">): NameLines =>
  cells.map((cell) => cleanLine(cell).trim()).filter((line) => line !== "");

/** The letters, in the order of the list, and what is wrong with the other rows. */
export function readList(rows: readonly TableRow[]): { letters: NameLines[]; wrongRows: WrongRow[] } {
  const letters: NameLines[] = [];
  const wrongRows: WrongRow[] = [];
  const seen = new Set<string>();
  for (const row of rows) {
    const lines = linesOf(row);
    const problem = problemOf(lines, seen);
    seen.add(keyOf(lines));
    if (problem) wrongRows.push({ row: row.place, problem });
    else letters.push(lines);
  }
  return { letters, wrongRows };
}

const keyOf = (lines: NameLines) => JSON.stringify(lines.map((line) => line.toLowerCase()));

function problemOf(lines: NameLines, seen: ReadonlySet<string>): WrongRow["problem"] | null {
  if (lines.length === 0) return "empty";
  if (lines.length > codeLimits.lines) return "tooManyLines";
  if (lines.some((line) => line.length > codeLimits.line)) return "tooLong";
  return seen.has(keyOf(lines)) ? "listedTwice" : null;
}

/** By which the very same list is known again, in whichever file. */
export const digestOf = (letters: readonly NameLines[]): Buffer =>
  createHash("sha256").update(JSON.stringify(letters)).digest();
