/** COPY within a transaction: a statement whose only parameter is the text of its rows, sent in its turn like any other. */
import { CompiledQuery } from "kysely";
import type pg from "pg";
import { from } from "pg-copy-streams";
import type { Tx } from "../../apps/server/src/kernel/database.ts";

class Rows {
  readonly text: string;
  constructor(text: string) {
    this.text = text;
  }
}

type Send = (...what: unknown[]) => unknown;

/** Call it before the pool opens its first connection. Its connections must send one statement at a time. */
export function enableCopy(pool: pg.Pool): void {
  pool.on("connect", (client) => {
    const send = client.query.bind(client) as Send;
    const query: Send = (text, values, ...rest) => {
      const rows: unknown = Array.isArray(values) ? values[0] : null;
      if (!(rows instanceof Rows)) return send(text, values, ...rest);
      const copy = from(String(text));
      return new Promise((resolve, reject) => {
        copy
          .once("error", reject)
          .once("finish", () => resolve({ command: "COPY", rowCount: copy.rowCount, rows: [] }));
        send(copy);
        copy.end(rows.text);
      });
    };
    client.query = query as typeof client.query;
  });
}

export type Cell = string | number | boolean | Date | null;

/** A row in PostgreSQL's text format. */
export function lineOf(cells: readonly Cell[]): string {
  let line = "";
  for (const [index, cell] of cells.entries()) line += index === 0 ? asText(cell) : `\t${asText(cell)}`;
  return `${line}\n`;
}

const escapes: Record<string, string> = { "\\": "\\\\", "\t": "\\t", "\n": "\\n", "\r": "\\r" };

function asText(cell: Cell): string {
  if (cell === null) return "\\N";
  if (cell instanceof Date) return cell.toISOString();
  const text = String(cell);
  return /[\\\t\n\r]/.test(text) ? text.replace(/[\\\t\n\r]/g, (sign) => escapes[sign] ?? sign) : text;
}

/** `statement`: `copy … from stdin`. `text`: a line for each row. */
export async function copyInto(trx: Tx, statement: string, text: string): Promise<void> {
  await trx.executeQuery(CompiledQuery.raw(statement, [new Rows(text)]));
}
