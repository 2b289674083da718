/** Restores a settled database to its first state, as the role that may do so: it takes a tenth of the time of creating another. */
import pg from "pg";
import type { TestDatabase } from "./database.ts";

/** The content of every settled database: they are all alike. */
interface Settlement {
  schemas: number;
  /** Tables without rows. */
  empty: ReadonlySet<string>;
  /** A statement that deletes and inserts the rows of all other tables. */
  restore: string;
}

/** Not restored, because a server keeps the keys that it has read. */
const keys = "public.installation_key";
/** The tables of pg-boss: its own rows do not change; jobs come and go. */
const isOfBoard = (table: string) => table.startsWith("pgboss.");
/** Deleted rows still take room, so that a larger table is slower than in a new database. */
const mostBytes = 512 * 1024;

const tables = `select format('%I.%I', nspname, relname) as name, pg_relation_size(c.oid)::int as bytes,
    (select string_agg(quote_ident(attname), ', ') from pg_attribute
      where attrelid = c.oid and attnum > 0 and not attisdropped and attgenerated = '') as columns
  from pg_class c join pg_namespace n on n.oid = relnamespace
  where relkind = 'r' and nspname !~ '^(pg_|information_schema)' order by c.oid`;
const schemas = "select count(*)::int as count from pg_namespace where nspname !~ '^pg_(temp|toast)'";

let knownSettlement: Promise<Settlement> | undefined;

async function readSettlement(client: pg.Client): Promise<Settlement> {
  const { rows } = await client.query(tables);
  const restore: string[] = [];
  const empty = new Set<string>();
  for (const { name, bytes, columns } of rows) {
    const all = bytes > 0 ? (await client.query(`select json_agg(t)::text as rows from ${name} t`)).rows[0].rows : null;
    if (name === keys) continue;
    if (all === null) empty.add(name);
    else if (!isOfBoard(name))
      restore.push(
        `delete from ${name}; insert into ${name} (${columns}) select ${columns}
           from json_populate_recordset(null::${name}, ${pg.escapeLiteral(all)})`,
      );
  }
  return { schemas: (await client.query(schemas)).rows[0].count, empty, restore: restore.join(";\n") };
}

export interface DatabaseRestore {
  /** Returns false if restoring is not possible: there are new schemas or tables, too much was written, or something still writes. */
  run(): Promise<boolean>;
  end(): Promise<void>;
}

/** Must be called before anything is written. */
export async function prepareRestore({ ownerUrl }: TestDatabase): Promise<DatabaseRestore> {
  const client = new pg.Client({ connectionString: ownerUrl, statement_timeout: 10_000 });
  client.on("error", () => {});
  await client.connect();
  await client.query("set session_replication_role to replica; set lock_timeout to '2s'; set timezone to 'UTC'");
  knownSettlement ??= readSettlement(client);
  const settlement = await knownSettlement;
  return {
    async run() {
      const now = (await client.query(schemas)).rows[0].count;
      const { rows } = await client.query(tables);
      const isSame = now === settlement.schemas && rows.every(({ bytes }) => bytes <= mostBytes);
      if (!isSame) return false;
      const written = rows.filter(({ name, bytes }) => bytes > 0 && settlement.empty.has(name));
      const deleting = written.map(({ name }) => `delete from ${name};`).join("\n");
      return client.query(`begin; ${deleting}\n${settlement.restore}; commit`).then(
        () => true,
        () => false,
      );
    },
    end: () => client.end().catch(() => {}),
  };
}
