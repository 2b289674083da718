/** The tables and sequences that a backup holds, read from PostgreSQL's catalogue. */
import type pg from "pg";
import type { BackedUpRows } from "#kernel/sql/backed-up-rows.ts";
import { BackupError, type Manifest } from "./manifest.ts";

type Client = Pick<pg.Client, "query">;
type Table = Pick<Manifest["tables"][number], "schema" | "table" | "columns">;

/** Filled by the migrations themselves. */
const ofMigrations = ["migration", "network_migration"];

export async function listNetworkSchemas(client: Client): Promise<string[]> {
  const { rows } = await client.query<{ name: string }>("select schema_name as name from public.network order by 1");
  return rows.map((row) => row.name);
}

/** In an order in which no row refers to a row of a later table. @throws BackupError when there is none */
export async function listTables(client: Client, schemas: string[]): Promise<Table[]> {
  const { rows } = await client.query<Table & { id: number; needs: number[] }>(
    `select c.oid::int8 as id, n.nspname as schema, c.relname as table,
       array(select a.attname::text from pg_attribute a where a.attrelid = c.oid and a.attnum > 0 and not a.attisdropped
         and a.attgenerated = '' order by a.attnum) as columns,
       array(select distinct k.confrelid::int8 from pg_constraint k
         where k.conrelid = c.oid and k.contype = 'f' and k.confrelid <> c.oid) as needs
     from pg_class c join pg_namespace n on n.oid = c.relnamespace
     where c.relkind = 'r' and n.nspname = any($1) and not (n.nspname = 'public' and c.relname = any($2))
       and not exists (select from pg_depend d where d.objid = c.oid and d.deptype = 'e')
     order by n.nspname = 'public' desc, n.nspname, c.relname`,
    [["public", ...schemas], ofMigrations],
  );
  const sorted: Table[] = [];
  const done = new Set<number>();
  let waiting = rows;
  while (waiting.length > 0) {
    const ready = waiting.filter(({ needs }) => needs.every((id) => done.has(Number(id))));
    if (ready.length === 0) throw new BackupError("tables refer to each other in a circle");
    for (const { id, schema, table, columns } of ready) {
      sorted.push({ schema, table, columns });
      done.add(Number(id));
    }
    waiting = waiting.filter(({ id }) => !done.has(Number(id)));
  }
  return sorted;
}

/** The sequences that have been used. */
export async function listSequences(client: Client, schemas: string[]): Promise<Manifest["sequences"]> {
  const { rows } = await client.query(
    `select schemaname as schema, sequencename as name, last_value::text as value from pg_sequences
     where schemaname = any($1) and last_value is not null order by 1, 2`,
    [["public", ...schemas]],
  );
  return rows;
}

export async function listMigrations(client: Client): Promise<Manifest["migrations"]> {
  const { rows } = await client.query<{ scope: string; list: string[] }>(
    `select scope, array_agg(sha256 order by name collate "C") as list from public.migration group by scope order by scope`,
  );
  return Object.fromEntries(rows.map(({ scope, list }) => [scope, list]));
}

export const nameOf = ({ schema, table }: Pick<Table, "schema" | "table">): string => `"${schema}"."${table}"`;
export const columnsOf = ({ columns }: Pick<Table, "columns">): string => columns.map((one) => `"${one}"`).join(", ");

/** SQL: what is copied of a table; null where it is left out. */
export function rowsOf(table: Table, declared: readonly BackedUpRows[]): string | null {
  const own = table.schema === "public" ? `public.${table.table}` : table.table;
  const rows = declared.find((one) => one.table === own)?.rows;
  if (rows === "none") return null;
  if (rows !== undefined) {
    const order = rows === "by id" ? ["id"] : rows.by;
    return `(select ${columnsOf(table)} from ${nameOf(table)} order by ${order.join(", ")})`;
  }
  return `${nameOf(table)} (${columnsOf(table)})`;
}
