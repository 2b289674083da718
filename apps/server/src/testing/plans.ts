/** Which statements would read a whole table that grows with the city, by PostgreSQL's plans for the generated city. */
import type pg from "pg";
import { openDatabase } from "#kernel/database.ts";
import { schema as city, generate } from "../../../../bench/generate.ts";
import { sizeOf } from "../../../../bench/rows.ts";
import { sharedDatabase } from "./database.ts";
import { openResources } from "./open-resources.ts";

/** Tables that stay small however large the city is, or are meant to be read whole; every other table grows. */
const small = new Set([
  "network",
  "organisation",
  "organisation_profile",
  "licence",
  "licence_notice",
  "identity_provider",
  "installation_key",
  "neighbourhood",
  "map_layer",
  "network_import",
  "first_account_link",
  "tx_guard",
  "migration",
  // One row for each vote with codes.
  "voting_code_serial",
  // Windows of a few minutes, swept hourly; an index would have to be updated at every request.
  "rate_limit",
]);

/** Routes that may read whole tables. All but the last two are for system people only, and seldom used. */
const onPurpose = new Set([
  // Figures of each network's areas, beside its settings.
  "platform.listNetworks",
  "platform.createNetwork",
  "platform.editNetwork",
  // Every address and household is assigned to its area again.
  "platform.confirmImport",
  // Once in the life of an installation.
  "platform.createFirstAccount",
  // Counts all residents by neighbourhood, for the map on staff's start page.
  "residents.listHouseholdCounts",
  // Counts who took part in all that an organisation asks: at once where they are few, else by a job.
  "participation.getParticipationOverview",
]);

/** Tables that some routes read whole: an address that nobody finds as typed is compared with the streets of the network. */
const readOnPurpose: Record<string, readonly string[]> = {
  street: ["neighbourhoods.findAddresses", "neighbourhoods.findPlaces", "care.findCareAddresses"],
};

interface Plan {
  "Node Type": string;
  "Relation Name"?: string;
  "Index Cond"?: string;
  "Total Cost": number;
  Plans?: Plan[];
}

/**
 * `statements` by their text, each with the route that sends it. `nor`: small tables that these statements may not read whole
 * either. Returns a line for each statement that reads a large table whole.
 */
export async function wholeReads(
  statements: ReadonlyMap<string, string>,
  schema: string,
  { nor = [] }: { nor?: readonly string[] } = {},
): Promise<string[]> {
  generated ??= generatedCity();
  const client = await (await generated).connect();
  const found: string[] = [];
  try {
    // A table still read whole with these switched off has no usable index.
    for (const way of ["seqscan", "hashjoin", "mergejoin"]) await client.query(`set enable_${way} to off`);
    for (const [text, route] of statements) {
      if (!/^\s*(select|insert|update|delete|with)\b/i.test(text) || /\bpgboss\b/.test(text) || onPurpose.has(route))
        continue;
      const tables = readWhole(await planOf(client, text.replaceAll(`"${schema}"`, `"${city}"`)));
      for (const table of tables)
        if ((!small.has(table) && !readOnPurpose[table]?.includes(route)) || nor.includes(table))
          found.push(`${route} reads all of ${table}: ${text.slice(0, 1500)}`);
    }
  } finally {
    client.release();
  }
  return found;
}

/** Shared by all tests of a file, which only ask it for plans. */
let generated: Promise<pg.Pool> | undefined;

async function generatedCity(): Promise<pg.Pool> {
  const url = await sharedDatabase("city", async (ownerUrl) => {
    const databases = openDatabase(ownerUrl, { max: 1 });
    await generate(databases, ownerUrl, sizeOf(0.01), () => {});
    await databases.close();
  });
  const databases = openDatabase(url, { max: 1 });
  const close = async () => {
    openResources.delete(close);
    generated = undefined;
    await databases.close();
  };
  openResources.add(close);
  return databases.pool;
}

async function planOf(client: pg.PoolClient, text: string): Promise<Plan> {
  const { rows } = await client.query(`explain (generic_plan, format json) ${text}`);
  return rows[0]["QUERY PLAN"][0].Plan;
}

/** More than the cost of a nearly empty index, such as one of waiting rows. */
const muchOfAnIndex = 50;

/** An index counts as read whole too, if there is neither a condition on it nor a limit. */
function readWhole(plan: Plan, isLimited = false): string[] {
  const { "Node Type": type, "Relation Name": table = "" } = plan;
  const isWholeIndex = type.startsWith("Index") && !plan["Index Cond"] && !isLimited;
  const isWhole = type === "Seq Scan" || (isWholeIndex && plan["Total Cost"] > muchOfAnIndex);
  const own = isWhole && table !== "" ? [table] : [];
  const stops = isLimited || type === "Limit";
  return [...own, ...(plan.Plans ?? []).flatMap((part) => readWhole(part, stops))];
}
