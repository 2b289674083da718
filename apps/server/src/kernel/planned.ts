/**
 * Statements that run on every request: put together once, and planned by PostgreSQL once per connection. Finding out who calls
 * takes 0.4 ms this way; without, 1.2 ms, half of which is planning.
 */
import type { CompiledQuery } from "kysely";
import type pg from "pg";
import type { Db } from "./database.ts";

const names = new Map<string, string>();

/** The rows of what `build` selects. Its parameters must be exactly `values`, in this order: it is called for the first time only. */
export function planned<V extends unknown[], O>(build: (db: Db, ...values: V) => { compile(): CompiledQuery<O> }) {
  const statements = new WeakMap<Db, CompiledQuery<O>>();
  const prepare = (db: Db, values: V): CompiledQuery<O> => {
    const statement = build(db, ...values).compile();
    if (statement.parameters.length !== values.length || statement.parameters.some((one, at) => one !== values[at]))
      throw new Error(`not the parameters of this statement: ${statement.sql}`);
    if (!names.has(statement.sql)) names.set(statement.sql, `planned_${names.size + 1}`);
    statements.set(db, statement);
    return statement;
  };
  return async (db: Db, ...values: V): Promise<O[]> => {
    const statement: CompiledQuery<O> = { ...(statements.get(db) ?? prepare(db, values)), parameters: values };
    return (await db.executeQuery(statement)).rows;
  };
}

/** Lets a connection keep the plans of those statements. */
export function keepPlans(client: pg.PoolClient): void {
  const query = client.query.bind(client) as (...what: unknown[]) => unknown;
  const named = (text: unknown, values: unknown, ...rest: unknown[]) => {
    const name = typeof text === "string" ? names.get(text) : undefined;
    return name ? query({ name, text, values }, ...rest) : query(text, values, ...rest);
  };
  client.query = named as typeof client.query;
}
