/**
 * Statements that run often are built once, not on every call. Each then has one constant text, which PostgreSQL plans once per
 * connection (schema/prepared-statements.ts).
 */
import type { CompiledQuery } from "kysely";
import { baseHandle, type Db } from "./database.ts";

/** Takes the place of a value while the statement is built. */
interface Placeholder {
  place: number;
}
const isPlaceholder = (parameter: unknown): parameter is Placeholder =>
  typeof parameter === "object" && parameter !== null && "place" in parameter;

interface Plan<O> {
  statement: CompiledQuery<O>;
  /** For each parameter: which value it is, or null where the statement has its own. */
  places: (number | null)[];
}

/**
 * Returns a function that runs the statement of `build` and returns its rows. `build` is called once, with placeholders: it may pass
 * values on but not inspect them. Where the statement's shape depends on a value, prepare one for each shape. Throws when a value is
 * not a parameter of the statement.
 */
export function prepared<V extends unknown[], O>(build: (db: Db, ...values: V) => { compile(): CompiledQuery<O> }) {
  const plans = new WeakMap<Db, Plan<O>>();
  const prepare = (db: Db, count: number): Plan<O> => {
    const statement = build(db, ...(Array.from({ length: count }, (_, place) => ({ place })) as V)).compile();
    const places = statement.parameters.map((one) => (isPlaceholder(one) ? one.place : null));
    if (new Set(places.filter((place) => place !== null)).size !== count)
      throw new Error(`not every value is a parameter of this statement: ${statement.sql}`);
    const plan = { statement, places };
    plans.set(baseHandle(db), plan);
    return plan;
  };
  return async (db: Db, ...values: V): Promise<O[]> => {
    const { statement, places } = plans.get(baseHandle(db)) ?? prepare(db, values.length);
    const parameters = places.map((place, at) => (place === null ? statement.parameters[at] : values[place]));
    return (await db.executeQuery<O>({ ...statement, parameters })).rows;
  };
}
