/** The statements that a piece of work sends to the database. */
import type pg from "pg";

interface SentStatement {
  text: string;
  values: unknown[];
}

export const statementsOf = async (pool: pg.Pool, work: () => Promise<unknown>): Promise<string[]> =>
  (await recordStatements(pool, work)).map(({ text }) => text);

async function recordStatements(pool: pg.Pool, work: () => Promise<unknown>): Promise<SentStatement[]> {
  const sent: SentStatement[] = [];
  const restore = new Map<pg.PoolClient, () => void>();
  const watch = (client: pg.PoolClient) => {
    if (restore.has(client)) return;
    const { query } = client;
    client.query = ((...what: unknown[]) => {
      const [one, values = []] = what as [string | (Pick<SentStatement, "text"> & Partial<SentStatement>), unknown[]?];
      sent.push(typeof one === "string" ? { text: one, values } : { text: one.text, values: one.values ?? values });
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

interface Node {
  "Node Type": string;
  "Relation Name"?: string;
  "Actual Rows": number;
  "Actual Loops": number;
  "Rows Removed by Filter"?: number;
  Plans?: Node[];
}

/** How many rows the statements of some work read from each table, by running them once more, without effect. */
export async function rowsReadBy(pool: pg.Pool, work: () => Promise<unknown>): Promise<Record<string, number>> {
  const rows: Record<string, number> = {};
  const add = (node: Node) => {
    const table = node["Relation Name"];
    const read = (node["Actual Rows"] + (node["Rows Removed by Filter"] ?? 0)) * node["Actual Loops"];
    if (table && read > 0) rows[table] = (rows[table] ?? 0) + read;
    node.Plans?.forEach(add);
  };
  const sent = await recordStatements(pool, work);
  const client = await pool.connect();
  try {
    await client.query("begin");
    for (const { text, values } of sent) {
      if (!/^\s*(select|with|insert|update|delete)\b/i.test(text)) continue;
      const { rows: plans } = await client.query(`explain (analyze, format json) ${text}`, values);
      add(plans[0]["QUERY PLAN"][0].Plan);
    }
  } finally {
    await client.query("rollback");
    client.release();
  }
  return rows;
}
