/**
 * Names of people in SQL, as `personName` of the contract composes them. `alias` is that of the joined account or person; a platform
 * table needs one of its own, such as `public.account as writer`: its bare name would be looked for in the network's schema.
 */
import { type RawBuilder, sql } from "kysely";

const names = (alias: string) => sql`${sql.ref(`${alias}.firstName`)} || ' ' || ${sql.ref(`${alias}.lastName`)}`;

/** null where a left join found nobody. */
export const fullName = (alias: string): RawBuilder<string | null> => sql<string | null>`trim(${names(alias)})`;

/** Empty where a left join found nobody. */
export const fullNameOrNone = (alias: string): RawBuilder<string> => sql<string>`coalesce(${fullName(alias)}, '')`;

/** The account's public name, or else its full name. */
export const publicName = (alias: string): RawBuilder<string | null> =>
  sql<string | null>`coalesce(nullif(${sql.ref(`${alias}.publicName`)}, ''), ${fullName(alias)})`;

/** A company with its contact. */
export function companyOrFullName(alias: string): RawBuilder<string> {
  const company = sql.ref(`${alias}.companyName`);
  return sql<string>`case when ${company} = '' then ${fullName(alias)} when ${fullName(alias)} = '' then ${company}
    else ${company} || ' (' || ${fullName(alias)} || ')' end`;
}
