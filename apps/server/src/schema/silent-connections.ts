/** Drops connections to a server that hangs or is unreachable: such a server neither responds nor closes them. */
import type pg from "pg";

/** The server's own statement timeout comes first. */
const graceMs = 200;

/** A query that waits longer fails with a terminated connection, which the pool replaces. */
export function dropSilent(client: pg.PoolClient, longestMs: number): void {
  const query = client.query.bind(client) as (...what: unknown[]) => unknown;
  const { stream } = (client as unknown as { connection: pg.Connection }).connection;
  const limited = (...what: unknown[]) => {
    const timer = setTimeout(() => stream.destroy(), longestMs + graceMs);
    const answered = () => clearTimeout(timer);
    const last = what.at(-1);
    if (typeof last === "function") {
      const done = (...result: unknown[]) => {
        answered();
        last(...result);
      };
      return query(...what.slice(0, -1), done);
    }
    const answer = query(...what);
    // A result that comes in parts, such as a COPY, may take as long as it needs.
    if (answer instanceof Promise) answer.then(answered, answered);
    else answered();
    return answer;
  };
  client.query = limited as typeof client.query;
}
