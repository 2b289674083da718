/** Inserts tens of thousands of rows by COPY. */
import type { Tx } from "../../apps/server/src/kernel/database.ts";
import { type Cell, copyInto, lineOf } from "./copy-client.ts";

export interface Bulk {
  /** In the order of the columns. */
  add(cells: readonly Cell[]): void;
  /**
   * Sends the collected rows once they fill a batch, after waiting for the previous batch: one is written while the next is assembled.
   * `isLast`: sends an incomplete batch too, and waits for all.
   */
  flush(isLast?: boolean): Promise<void>;
}

const batch = 20_000;

/** `columns`: names as in the database. */
export function openBulk(
  trx: Tx,
  [schema, table]: readonly [schema: string, table: string],
  columns: readonly string[],
): Bulk {
  const statement = `copy "${schema}"."${table}" (${columns.map((name) => `"${name}"`).join(", ")}) from stdin`;
  let lines: string[] = [];
  let written: Promise<unknown> = Promise.resolve();
  return {
    add(cells) {
      lines.push(lineOf(cells));
    },
    async flush(isLast = false) {
      if (lines.length < batch && !isLast) return;
      await written;
      if (lines.length === 0) return;
      written = copyInto(trx, statement, lines.join(""));
      lines = [];
      // The next flush reports the error.
      written.catch(() => {});
      if (isLast) await written;
    },
  };
}
