/** A server that hangs, or to which the way was cut, neither answers nor hangs up: its connections are given up. */
import type pg from "pg";

/** Lets the server itself say first that a statement took too long. */
const graceMs = 200;

/** Whoever waits longer for an answer is told that the connection terminated; the pool puts another one in its place. */
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
    // What comes in parts, such as a COPY, ends when it ends.
    if (answer instanceof Promise) answer.then(answered, answered);
    else answered();
    return answer;
  };
  client.query = limited as typeof client.query;
}
