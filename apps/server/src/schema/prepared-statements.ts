/**
 * Every statement with parameters is prepared under a name on its connection, so that PostgreSQL parses it once there and plans it a
 * few times at most. Dynamically built statements have unlimited shapes: a connection that holds too many is replaced.
 */
import type pg from "pg";

/** A session of PostgreSQL keeps some ten to a hundred kilobytes for each. */
const mostNames = 300;
/** Longer ones are loads of rows, which differ from time to time. */
const mostParameters = 100;

/** As much as is needed here of what the driver remembers of a connection. */
interface Remembered {
  connection: { parsedStatements: Record<string, string>; submittedNamedStatements: Record<string, string> };
}
type Send = (...what: unknown[]) => unknown;

/** Names what the connections of this pool are sent. */
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
      // A connection that fails here fails again at what it was taken for.
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

/** The table has other columns than when the statement was planned. Inside a transaction only a new one helps. */
export const isStalePlan = (error: unknown): boolean => {
  const { code, routine } = (error ?? {}) as { code?: string; routine?: string };
  return code === "0A000" && routine === "RevalidateCachedQuery";
};
