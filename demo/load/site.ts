import { type Insertable, sql } from "kysely";
import type { Network } from "../../apps/server/src/kernel/actor.ts";
import type { Context } from "../../apps/server/src/kernel/call.ts";
import type { Databases, Tx } from "../../apps/server/src/kernel/database.ts";
import type { Database } from "../../apps/server/src/schema/db.types.ts";
import type { City } from "../shapes.ts";
import { type Cell, copyInto, lineOf } from "./copy-client.ts";

/** The parts of the server that loading needs. */
export interface Tools extends Pick<Context, "config" | "ports" | "log" | "now"> {
  store: Pick<Databases, "platform" | "network">;
  /**
   * With connections of `CopyClient`, without time limits, of the role that owns the tables where that is known: for what is written in
   * one transaction per city.
   */
  filling: Pick<Databases, "network">;
  /** Prints a line of progress. */
  say(line: string): void;
}

/** A city being loaded: its network, and one transaction for everything written into it. */
export interface Site {
  city: City;
  network: Network;
  trx: Tx;
  now: Date;
}

/**
 * Statistics and sorts over a whole city take longer than the server's limit for a statement, and with the default memory they spill to
 * disk.
 */
export async function liftLimits(trx: Tx): Promise<void> {
  for (const [name, value] of [
    ["statement_timeout", "0"],
    ["work_mem", "128MB"],
    ["maintenance_work_mem", "256MB"],
  ])
    await sql`select set_config(${name}, ${value}, true)`.execute(trx);
}

/**
 * Runs `work` without PostgreSQL checking references, which for half a million views takes longer than everything else; the referenced
 * rows exist. Only a superuser may do so, such as the owner of the embedded database; for other roles references are checked.
 */
export async function withoutLookups<T>(trx: Tx, work: () => Promise<T>): Promise<T> {
  const set = (role: "replica" | "origin") =>
    sql`select set_config('session_replication_role', ${role}, true) from pg_roles where rolname = current_user and rolsuper`;
  await set("replica").execute(trx);
  const result = await work();
  await set("origin").execute(trx);
  return result;
}

/**
 * Runs `work` while the table has no index, and then builds each index from all rows at once, which takes half as long as adding every
 * row. Only the table's owner may do so; for other roles the indexes stay.
 */
export async function withoutIndexes<T>(trx: Tx, [schema, table]: readonly [string, string], work: () => Promise<T>) {
  const name = sql.id(schema, table);
  const { rows: indexes } = await sql<{ name: string; definition: string; constraint: string | null }>`
    select i.relname as name, pg_get_indexdef(i.oid) as definition, pg_get_constraintdef(c.oid) as "constraint"
    from pg_class t join pg_namespace n on n.oid = t.relnamespace join pg_index x on x.indrelid = t.oid
    join pg_class i on i.oid = x.indexrelid left join pg_constraint c on c.conindid = i.oid and c.conrelid = t.oid
    where n.nspname = ${schema} and t.relname = ${table} and pg_has_role(t.relowner, 'usage')`.execute(trx);
  for (const one of indexes)
    await (one.constraint === null
      ? sql`drop index ${sql.id(schema, one.name)}`
      : sql`alter table ${name} drop constraint ${sql.id(one.name)}`
    ).execute(trx);
  const result = await work();
  for (const one of indexes)
    await (one.constraint === null
      ? sql.raw(one.definition)
      : sql`alter table ${name} add constraint ${sql.id(one.name)} ${sql.raw(one.constraint)}`
    ).execute(trx);
  return result;
}

/** The most parameters that one statement may have, and the most rows that are quick to build. */
const MOST_PARAMETERS = 60_000;
const MOST_ROWS = 1_500;
/** From this number on, COPY is faster. */
const MANY_ROWS = 50;

export async function insertAll<T extends keyof Database & string>(
  db: Tx,
  table: T,
  rows: readonly Insertable<Database[T]>[],
): Promise<void> {
  const names = Object.keys(rows[0] ?? {});
  if (rows.length >= MANY_ROWS && arePlain(rows, names)) return copyAll(db, table, names, rows);
  const step = Math.min(MOST_ROWS, Math.floor(MOST_PARAMETERS / Math.max(1, names.length)));
  for (let from = 0; from < rows.length; from += step) {
    await db
      .insertInto(table)
      .values(rows.slice(from, from + step))
      .execute();
  }
}

type PlainRow = Readonly<Record<string, Cell>>;

/** Whether all rows have the same columns, with values that COPY takes as they are: no lists, no expressions. */
const arePlain = (rows: readonly object[], names: readonly string[]): rows is readonly PlainRow[] =>
  (rows as readonly Readonly<Record<string, unknown>>[]).every(
    (row) =>
      Object.keys(row).length === names.length &&
      names.every((name) => {
        const cell = row[name];
        return cell !== undefined && (cell === null || typeof cell !== "object" || cell instanceof Date);
      }),
  );

async function copyAll(db: Tx, table: string, names: readonly string[], rows: readonly PlainRow[]): Promise<void> {
  // The query builder knows the database's names of tables and columns.
  const { sql: reading } = db
    .selectFrom(table as "post")
    .select(names as readonly "id"[])
    .compile();
  const [, columns, into] = /^select (.+) from (.+)$/.exec(reading) as RegExpExecArray;
  const lines = rows.map((row) => lineOf(names.map((name) => row[name] ?? null)));
  await copyInto(db, `copy ${into} (${columns}) from stdin`, lines.join(""));
}
