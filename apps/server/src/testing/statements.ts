/** How many statements a piece of work sends to the database. */
import type pg from "pg";

export async function statementsOf(pool: pg.Pool, work: () => Promise<unknown>): Promise<string[]> {
  const sent: string[] = [];
  const restore = new Map<pg.PoolClient, () => void>();
  const watch = (client: pg.PoolClient) => {
    if (restore.has(client)) return;
    const { query } = client;
    client.query = ((...what: unknown[]) => {
      const [text] = what as [string | { text: string }];
      sent.push(typeof text === "string" ? text : text.text);
      return (query as (...what: unknown[]) => unknown).apply(client, what);
    }) as typeof client.query;
    restore.set(client, () => {
      client.query = query;
    });
  };
  pool.on("acquire", watch);
  try {
    await work();
  } finally {
    pool.off("acquire", watch);
    for (const undo of restore.values()) undo();
  }
  return sent;
}
