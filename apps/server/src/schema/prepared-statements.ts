/**
 * Every statement with parameters is prepared under a name on its connection, so that PostgreSQL parses it once there and plans it
 * only a few times. Dynamically built statements have unlimited shapes: a connection that holds too many is replaced.
 */
import type pg from "pg";

/** A PostgreSQL session keeps ten to a hundred kilobytes for each. */
const mostNames = 300;
/** Longer statements load many rows, and their number varies. */
const mostParameters = 100;

/** The part of the driver's state for a connection that is needed here. */
interface Remembered {
  connection: { parsedStatements: Record<string, string>; submittedNamedStatements: Record<string, string> };
}
type Send = (...what: unknown[]) => unknown;

/** Gives the statements sent on this pool's connections their names. */
export function prepareStatements(pool: pg.Pool): void {
  // Counted up when a plan proves stale: a migration changed what a statement returns.
  let generation = 0;
  const refresh = new WeakMap<pg.PoolClient, () => void>();
  pool.on("connect", (client) => {
    const names = new Map<string, string>();
    let made = 0;
    let madeIn = generation;
    const send = client.query.bind(client) as Send;
    refresh.set(client, () => {
      if (names.size < mostNames && madeIn === generation) return;
      names.clear();
      madeIn = generation;
      const { connection } = client as unknown as Remembered;
      connection.parsedStatements = {};
      connection.submittedNamedStatements = {};
      // A connection that fails here will fail again in its actual work.
      (send("deallocate all") as Promise<unknown>).catch(() => {});
    });
    const nameOf = (text: string) => {
      const name = names.get(text) ?? `s${++made}`;
      names.set(text, name);
      return name;
    };
    const named: Send = (text, values, ...rest) => {
      const isPlain = typeof text === "string" && Array.isArray(values) && rest.length === 0;
      if (!isPlain || values.length === 0 || values.length > mostParameters) return send(text, values, ...rest);
      const answer = send({ name: nameOf(text), text, values }) as Promise<unknown>;
      return answer.catch((error) => {
        if (!isStalePlan(error)) throw error;
        generation += 1;
        if (client.getTransactionStatus() !== "I") throw error;
        return send(text, values);
      });
    };
    client.query = named as typeof client.query;
  });
  pool.on("acquire", (client) => refresh.get(client)?.());
}

/** The table's columns changed after the statement was planned. In a transaction, only a new transaction helps. */
export const isStalePlan = (error: unknown): boolean => {
  const { code, routine } = (error ?? {}) as { code?: string; routine?: string };
  return code === "0A000" && routine === "RevalidateCachedQuery";
};
