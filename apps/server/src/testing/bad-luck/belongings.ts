/** The rows that name an organisation, its people or its things: to see that a request of others changed none of them. */
import { type OrganisationName, organisationPlans } from "../people.ts";
import type { Ids } from "../samples/index.ts";
import type { Town } from "../town.ts";

/** Rows in words, by table. */
export type Belongings = ReadonlyMap<string, readonly string[]>;

/** Rows of no organisation, and of what staging a sample deletes of everybody. */
const passedOver = ["public.rate_limit", "public.idempotency", "public.factor", "public.identity"];
/**
 * What may hold an id of others without being theirs: by what somebody filtered a list, in the log of their own organisation; and a poll's
 * options, whose ids are unique in their poll only.
 */
const ownWords: [ending: string, column: string][] = [
  [".reading", "filter"],
  [".post_option", "id"],
];
function textOf(name: string): string {
  const column = ownWords.find(([ending]) => name.endsWith(ending))?.[1];
  return column ? `(to_jsonb(t) - '${column}')::text` : "t::text";
}
const tablesIn = `select format('%I.%I', nspname, relname) as name from pg_class c join pg_namespace n on n.oid = relnamespace
  where relkind = 'r' and nspname = any($1)`;
const known = new Map<string, string[]>();

async function tablesOf({ databases: { pool }, networks }: Town): Promise<string[]> {
  const { schema } = networks.testdorp;
  const tables =
    known.get(schema) ?? (await pool.query(tablesIn, [["public", schema]])).rows.map(({ name }) => String(name));
  known.set(schema, tables);
  return tables.filter((name) => !passedOver.includes(name));
}

export async function belongings(town: Town, ids: Ids): Promise<Belongings> {
  const staff = Object.values(town.people).flatMap(({ accountId, session }) => [
    accountId,
    session.id,
    session.membershipId,
  ]);
  // Their neighbouring city is in the network of others.
  const organisations = Object.entries(town.organisations).flatMap(([name, id]) =>
    organisationPlans[name as OrganisationName].network === "testdorp" ? [id] : [],
  );
  const { networkSlug: _, neighbourhoodId: __, streetId: ___, addressId: ____, ...theirs } = ids;
  const things = JSON.stringify(theirs).match(/[0-9a-f]{8}-[0-9a-f-]{27}/g) ?? [];
  const own = [...new Set([...organisations, ...staff.filter((id) => id !== null), ...things])].join("|");
  const tables = await tablesOf(town);
  const rows = tables.map(
    (name) => `select '${name}' as name, ${textOf(name)} as row from ${name} t where ${textOf(name)} ~ $1`,
  );
  const { rows: found } = await town.databases.pool.query(`${rows.join(" union all ")} order by 1, 2`, [own]);
  const byTable = Map.groupBy(found as { name: string; row: string }[], ({ name }) => name);
  return new Map([...byTable].map(([name, all]) => [name, all.map(({ row }) => row)]));
}

/** A line for each row that is new, gone or different. */
export function changesOf(before: Belongings, after: Belongings): string[] {
  const tables = [...new Set([...before.keys(), ...after.keys()])];
  return tables.flatMap((name) => {
    const [old, now] = [before.get(name) ?? [], after.get(name) ?? []];
    const gone = old.filter((row) => !now.includes(row)).map((row) => `gone from ${name}: ${row}`);
    return [...gone, ...now.filter((row) => !old.includes(row)).map((row) => `new in ${name}: ${row}`)];
  });
}
