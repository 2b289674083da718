/**
 * Statements that run often: put together once, not at every call. Each then has one text, which PostgreSQL plans once per
 * connection (schema/prepared-statements.ts).
 */
import type { CompiledQuery } from "kysely";
import { beganOn, type Db } from "./database.ts";

/** Stands for a value while a statement is put together. */
interface Hole {
  hole: number;
}
const isHole = (parameter: unknown): parameter is Hole =>
  typeof parameter === "object" && parameter !== null && "hole" in parameter;

interface Plan<O> {
  statement: CompiledQuery<O>;
  /** For each parameter: which value it is, or null where the statement brings its own. */
  holes: (number | null)[];
}

/**
 * The rows of what `build` selects. It is called for the first time only, with stand-ins: it may hand values on, not look at
 * them. Where the statement depends on a value, make one of each.
 */
export function planned<V extends unknown[], O>(build: (db: Db, ...values: V) => { compile(): CompiledQuery<O> }) {
  const plans = new WeakMap<Db, Plan<O>>();
  const prepare = (db: Db, count: number): Plan<O> => {
    const statement = build(db, ...(Array.from({ length: count }, (_, hole) => ({ hole })) as V)).compile();
    const holes = statement.parameters.map((one) => (isHole(one) ? one.hole : null));
    if (new Set(holes.filter((hole) => hole !== null)).size !== count)
      throw new Error(`not every value is a parameter of this statement: ${statement.sql}`);
    const plan = { statement, holes };
    plans.set(beganOn(db), plan);
    return plan;
  };
  return async (db: Db, ...values: V): Promise<O[]> => {
    const { statement, holes } = plans.get(beganOn(db)) ?? prepare(db, values.length);
    const parameters = holes.map((hole, at) => (hole === null ? statement.parameters[at] : values[hole]));
    return (await db.executeQuery<O>({ ...statement, parameters })).rows;
  };
}
