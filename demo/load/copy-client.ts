/** COPY within a transaction: a statement whose only parameter is the text of its rows, sent in its turn like any other. */
import { CompiledQuery } from "kysely";
import { from } from "pg-copy-streams";
import type { Tx } from "../../apps/server/src/kernel/database.ts";
import { DatabaseClient } from "../../apps/server/src/schema/database-client.ts";

class Rows {
  readonly text: string;
  constructor(text: string) {
    this.text = text;
  }
}

/** Only for a pool whose connections send one statement at a time. */
export class CopyClient extends DatabaseClient {
  override query<Answer>(...what: unknown[]): Answer {
    const [text, values] = what;
    const rows: unknown = Array.isArray(values) ? values[0] : null;
    if (!(rows instanceof Rows)) return super.query<Answer>(...what);
    const copy = from(String(text));
    const copied = new Promise((resolve, reject) => {
      copy.once("error", reject).once("finish", () => resolve({ command: "COPY", rowCount: copy.rowCount, rows: [] }));
      super.query(copy);
      copy.end(rows.text);
    });
    return copied as Answer;
  }
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
