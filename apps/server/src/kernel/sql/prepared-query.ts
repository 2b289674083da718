/**
 * Statements that run often are built once, not on every call. Each then has one constant text, which PostgreSQL plans once per
 * connection (schema/database-client.ts).
 */
import type { CompiledQuery } from "kysely";
import { baseHandle, type Db } from "../database.ts";

type Build<V extends unknown[], O> = (db: Db, ...values: V) => { compile(db: Db): CompiledQuery<O> };
interface Plan<O> {
  statement: CompiledQuery<O>;
  /** For each parameter: which value it is, or -1 where the statement has its own. */
  places: number[];
}

/**
 * Returns a function that runs the statement of `build` and returns its rows. `build` is called once, with placeholders: it may pass
 * values on but not inspect them. Where the statement's shape depends on a value, prepare one for each shape. Throws when a value is
 * not a parameter of the statement.
 */
export function preparedQuery<V extends unknown[], O>(build: Build<V, O>) {
  const plans = new WeakMap<Db, Plan<O>>();
  const prepare = (db: Db, count: number): Plan<O> => {
    const placeholders = Array.from({ length: count }, () => ({}));
    const statement = build(db, ...(placeholders as V)).compile(db);
    const places = statement.parameters.map((one) => placeholders.indexOf(one as object));
    if (!placeholders.every((_, place) => places.includes(place)))
      throw new Error(`not every value is a parameter of this statement: ${statement.sql}`);
    plans.set(baseHandle(db), { statement, places });
    return { statement, places };
  };
  return async (db: Db, ...values: V): Promise<O[]> => {
    const { statement, places } = plans.get(baseHandle(db)) ?? prepare(db, values.length);
    const parameters = places.map((place, at) => (place < 0 ? statement.parameters[at] : values[place]));
    return (await db.executeQuery<O>({ ...statement, parameters })).rows;
  };
}

/**
 * Like `preparedQuery`, for a statement whose shape depends on something, or on how many values there are: each shape is built once.
 * There must be few.
 */
export function preparedQueryByShape<S, V extends unknown[], O>(build: (shape: S) => Build<V, O>) {
  const made = new Map<string, (db: Db, ...values: V) => Promise<O[]>>();
  return (shape: S, db: Db, ...values: V): Promise<O[]> => {
    const key = JSON.stringify([shape, values.length]);
    const statement = made.get(key) ?? preparedQuery(build(shape));
    made.set(key, statement);
    return statement(db, ...values);
  };
}

/** Like `preparedQuery`, for a statement that depends on a value that lives as long as the server, such as what capabilities provide. */
export function preparedQueryFor<S extends object, V extends unknown[], O>(build: (shape: S) => Build<V, O>) {
  const made = new WeakMap<S, (db: Db, ...values: V) => Promise<O[]>>();
  return (shape: S, db: Db, ...values: V): Promise<O[]> => {
    const statement = made.get(shape) ?? preparedQuery(build(shape));
    made.set(shape, statement);
    return statement(db, ...values);
  };
}
