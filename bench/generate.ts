/** Fills a database with the generated city by COPY, and marks it when done, so that a second run finds it ready. */
import { Readable } from "node:stream";
import { pipeline } from "node:stream/promises";
import { sql } from "kysely";
import pg from "pg";
import { from as copyFrom } from "pg-copy-streams";
import { type Databases, inTransaction, openDatabase } from "../apps/server/src/kernel/database.ts";
import { countLoadedTalk } from "../apps/server/src/modules/conversations/index.ts";
import { countLoadedShouts } from "../apps/server/src/modules/shouts/index.ts";
import { createNetworkSchema, migrate } from "../apps/server/src/schema/migrate.ts";
import { networkTables, platformTables } from "./city-tables.ts";
import { idOf, type Row, type Size } from "./rows.ts";

export const schema = "n_bench";
const begun = "2021-01-01T00:00:00Z";

/** Reports progress through `tell`. Returns the seconds it took; 0 if the city existed already. */
export async function generate(
  databases: Databases,
  url: string,
  size: Size,
  tell: (line: string) => void,
): Promise<number> {
  const started = performance.now();
  const mark = JSON.stringify({ ...size, tables: [...platformTables, ...networkTables].map(({ name }) => name) });
  await migrate(databases);
  const client = new pg.Client({ connectionString: url });
  await client.connect();
  try {
    await client.query("create table if not exists public.bench_mark (size text primary key)");
    const { rowCount } = await client.query("select from public.bench_mark where size = $1", [mark]);
    if (rowCount) return 0;
    await databases.platform.transaction().execute((trx) => createNetworkSchema(trx, schema));
    await client.query(`set search_path to ${schema}, public`);
    // The rows are consistent by construction; checking every reference would take longer than loading them.
    await client.query("set session_replication_role to replica");
    await addFew(client);
    for (const { name, columns, rows } of [...platformTables, ...networkTables])
      tell(`${name}: ${await copyIn(client, name, columns, rows(size))} rows`);
    await client.query("set session_replication_role to origin");
    await countLoaded(url);
    await client.query("vacuum analyze");
    await client.query("insert into public.bench_mark values ($1)", [mark]);
  } finally {
    await client.end();
  }
  return (performance.now() - started) / 1000;
}

/** Counting takes longer than a server allows a statement. */
async function countLoaded(url: string): Promise<void> {
  const databases = openDatabase(url, { max: 1, hasNoTimeouts: true });
  try {
    await inTransaction(databases.network(schema), async (trx) => {
      await sql`set local statement_timeout to 0`.execute(trx);
      await countLoadedTalk(trx);
      await countLoadedShouts(trx);
    });
  } finally {
    await databases.close();
  }
}

/** Adds one network, one city, and one editor who owns it. */
async function addFew(client: pg.Client): Promise<void> {
  const [network, city, staff] = [idOf("network", 0), idOf("organisation", 0), idOf("staff", 0)];
  await client.query(
    "insert into public.network values ($1, 'bench', 'Proefstad', $2, 'Europe/Brussels', '{nl,fr,en,tr}', $3)",
    [network, schema, begun],
  );
  await client.query("insert into public.organisation values ($1, $2, 'Stad Proefstad', 'city', $3)", [
    city,
    network,
    begun,
  ]);
  await client.query(
    "insert into public.account (id, email, first_name, last_name, public_name, language, created_at) values ($1, 'editor@proefstad.example', 'Ada', 'Proef', 'Ada', 'nl', $2)",
    [staff, begun],
  );
  await client.query(
    "insert into public.membership (id, account_id, organisation_id, type, created_at) values ($1, $2, $3, 'owner', $4)",
    [idOf("membership", 0), staff, city, begun],
  );
  for (const [index, module] of ["network", "care", "participation"].entries())
    await client.query(
      "insert into public.licence (id, organisation_id, module, level, from_at, created_at) values ($1, $2, $3, 'premium', $4, $4)",
      [idOf("licence", index), city, module, begun],
    );
}

/** Returns the number of rows. */
export async function copyIn(client: pg.Client, table: string, columns: string, rows: Iterable<Row>): Promise<number> {
  const copy = client.query(copyFrom(`copy ${table} (${columns}) from stdin`));
  await pipeline(Readable.from(chunks(rows)), copy);
  return copy.rowCount ?? 0;
}

function* chunks(rows: Iterable<Row>): Generator<string> {
  let chunk = "";
  for (const row of rows) {
    chunk += `${row.map(cell).join("\t")}\n`;
    if (chunk.length < 65_536) continue;
    yield chunk;
    chunk = "";
  }
  if (chunk !== "") yield chunk;
}

const escapes: Record<string, string> = { "\\": "\\\\", "\t": "\\t", "\n": "\\n", "\r": "\\r" };
function cell(value: Row[number]): string {
  return value === null ? "\\N" : String(value).replace(/[\\\t\n\r]/g, (character) => escapes[character] ?? character);
}
