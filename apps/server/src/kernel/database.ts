/** Access to PostgreSQL: one pool, one handle for the platform's tables and one for each network. Rules for SQL: docs/decisions. */
import { setTimeout as sleep } from "node:timers/promises";
import { type CompiledQuery, Kysely, PostgresDialect, type RawBuilder, sql, type Transaction } from "kysely";
import type pg from "pg";
import { ColumnNames } from "../schema/column-names.ts";
import { columnValues } from "../schema/column-values.ts";
import { DatabaseClient, isStalePlan } from "../schema/database-client.ts";
import type { Database } from "../schema/db.types.ts";
import { literalLimits } from "../schema/literal-limits.ts";
import { closeWith, PatientDriver, TransactionDriver } from "../schema/transaction-driver.ts";
import { DatabasePool } from "./database-pool.ts";

/** Network tables are bare names ("post"), platform tables are qualified ("public.account"). */
export type Db = Kysely<Database>;
/** A handle inside a transaction: required by functions that lock, and by writes that belong together. */
export type Tx = Transaction<Database>;

export interface Databases {
  /** Bound to no network: only `public.…` tables may be queried. */
  platform: Db;
  /** Bound to one network's schema. */
  network(schema: string): Db;
  pool: pg.Pool;
  close(): Promise<void>;
}

interface Options {
  /** The maximum number of connections. */
  max?: number;
  /** For migrations, where a statement may take hours. */
  hasNoTimeouts?: boolean;
  /** The class of the connections, if another than `DatabaseClient`. */
  Client?: typeof DatabaseClient;
  log?: { warn(facts: object, message: string): void };
}

const longestStatementMs = 15_000;

export function openDatabase(
  url: string,
  { max = 10, hasNoTimeouts = false, Client = DatabaseClient, log }: Options = {},
): Databases {
  const pool = new DatabasePool({
    Client,
    connectionString: url,
    max,
    types: columnValues,
    ...(hasNoTimeouts ? {} : { statement_timeout: longestStatementMs }),
    connectionTimeoutMillis: 5_000,
    idleTimeoutMillis: 30_000,
    keepAlive: true,
    pipeline: !hasNoTimeouts,
    application_name: "stoep",
  });
  // Without a listener, an idle connection that dies would end the program.
  const lost = (error: Error) => log?.warn({ reason: error.message }, "database connection lost");
  pool.on("error", lost);
  pool.on("connect", (client) => void client.on("error", lost));
  const plugins = [literalLimits, new ColumnNames()];
  const dialect = new PostgresDialect({ pool });
  const Driver = hasNoTimeouts ? PatientDriver : TransactionDriver;
  dialect.createDriver = () => new Driver({ pool });
  const platform = new Kysely<Database>({ dialect, plugins });
  const bound = new Map<string, Db>();
  const network = (schema: string): Db => {
    const db = bound.get(schema) ?? platform.withSchema(schema);
    bound.set(schema, db);
    return db;
  };
  // The handle ends the pool only if it was used.
  const close = () => platform.destroy().then(() => (pool.ending ? undefined : pool.end()));
  return { platform, network, pool, close };
}

/**
 * Runs `work` in a transaction, or in the one that `db` already is. A statement waits at most 5 s for a lock. After a deadlock or a
 * serialisation failure the whole is tried again, up to three times, unless `retry` is false. Rejects with the error of `work`.
 */
export async function inTransaction<T>(
  db: Db,
  work: (trx: Tx) => Promise<T>,
  { retry = true }: { retry?: boolean } = {},
): Promise<T> {
  if (db.isTransaction) return work(db as Tx);
  let done: (() => void)[] = [];
  const attempt = () =>
    db.transaction().execute(async (trx) => {
      const last: Waiting = new Map();
      const after: (() => void)[] = [];
      transactions.set(trx, { from: db, last, after });
      done = after;
      const result = await work(trx);
      if (last.size > 0)
        await closeWith(
          trx,
          [...last.values()].map((statement) => statement.build(trx)),
        );
      return result;
    });
  const tryAgain = async (left: number): Promise<T> =>
    attempt().catch(async (error) => {
      if (left === 0 || !(retryableCodes.has(codeOf(error)) || isStalePlan(error))) throw error;
      await sleep(Math.random() * 50);
      return tryAgain(left - 1);
    });
  const result = await tryAgain(retry ? retries : 0);
  for (const act of done) act();
  return result;
}

/** Acts once the transaction is committed, and not if it is rolled back; immediately outside a transaction. */
export function afterCommit(db: Db, act: () => void): void {
  const after = transactions.get(db)?.after;
  if (after) after.push(act);
  else act();
}

/** Statements that are still being collected, by what builds them. */
type Waiting = Map<unknown, { items: unknown[]; build: (db: Db) => CompiledQuery }>;
const transactions = new WeakMap<Db, { from: Db; last: Waiting; after: (() => void)[] }>();

/** The handle a transaction was started on; the two share prepared statements. */
export const baseHandle = (db: Db): Db => transactions.get(db)?.from ?? db;

/** Collects items for one statement that is sent with the commit, or immediately outside a transaction. */
export async function atCommit<T>(db: Db, item: T, build: (db: Db, items: T[]) => CompiledQuery): Promise<void> {
  const last = transactions.get(db)?.last;
  if (!last) {
    await db.executeQuery(build(db, [item]));
    return;
  }
  // What one function builds has one kind of item.
  const items = [...((last.get(build)?.items as T[] | undefined) ?? []), item];
  last.set(build, { items, build: (trx) => build(trx, items) });
}

/** A value for a jsonb column. Needed for lists and plain strings, which the driver would send as arrays and text. */
export const json = <T>(value: T): RawBuilder<T> => sql<T>`${jsonText(value)}::jsonb`;

/** A jsonb column holds neither half a character nor the character 0. */
function jsonText(value: unknown): string {
  const text = JSON.stringify(value);
  if (!/\\u(d[89a-f]|0000)/.test(text)) return text;
  const writable = (_: string, one: unknown) =>
    typeof one === "string" ? one.toWellFormed().replaceAll("\0", "\uFFFD") : one;
  return JSON.stringify(value, writable);
}

/** Where many do the same at once, the second try of one may meet the first of another. */
const retries = 3;
const retryableCodes = new Set(["40001", "40P01"]);
const codeOf = (error: unknown): string => String((error as { code?: unknown } | null)?.code ?? "");
const kinds: Record<string, "unique" | "foreign_key" | "check" | "exclusion"> = {
  "23505": "unique",
  "23503": "foreign_key",
  "23001": "foreign_key",
  "23514": "check",
  "23P01": "exclusion",
};

/** The kind of constraint that an error violated; null for any other error. Constraint names are not used: they differ on a cluster. */
export const violation = (error: unknown) => kinds[codeOf(error)] ?? null;

const unreachableCodes = new Set([
  "ECONNREFUSED",
  "ECONNRESET",
  "EPIPE",
  "ETIMEDOUT",
  "ENOTFOUND",
  "57P01",
  "57P02",
  "57P03",
]);
const unreachableText =
  /Connection terminated|timeout exceeded when trying to connect|Client has encountered a connection error/;

/** Where the database is reached over a socket, nobody listens on one that is not there. */
function isMissingSocket(error: unknown): boolean {
  const { code, syscall } = Object(error) as NodeJS.ErrnoException;
  return code === "ENOENT" && syscall === "connect";
}

/** Whether the error means that the database is currently unreachable. */
export function isUnavailable(error: unknown): boolean {
  const code = codeOf(error);
  // 53: out of disk, memory or connections.
  if (unreachableCodes.has(code) || /^(08|53)/.test(code) || isMissingSocket(error)) return true;
  return error instanceof Error && unreachableText.test(error.message);
}
