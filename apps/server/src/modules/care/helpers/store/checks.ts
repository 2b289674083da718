/** Checks and certificates that have expired: a later one of the same name replaces an earlier one. S2 §3 */
import { type Expression, expressionBuilder, type SqlBool, sql } from "kysely";
import type { Db } from "#kernel/database.ts";
import { anyOf } from "#kernel/sql/id-list.ts";
import type { Database } from "../../../../schema/db.types.ts";

const isExpired = (day: string): Expression<SqlBool> => {
  const eb = expressionBuilder<Database & { expired: Database["careCertificate"] }, "expired">();
  const valid = eb
    .selectFrom("careCertificate as valid")
    .select("valid.id")
    .whereRef("valid.personId", "=", "expired.personId")
    .where(sql<boolean>`lower(valid.name) = lower(expired.name)`)
    .where((or) => or.or([or("valid.untilOn", "is", null), or("valid.untilOn", ">=", day)]));
  return eb.and([eb("expired.untilOn", "<", day), eb.not(eb.exists(valid))]);
};

/** For a query with the helper as `helper`. `day`: the last one on which a check must be valid. */
export function hasExpiredCheck(day: string): Expression<SqlBool> {
  const eb = expressionBuilder<Database & { helper: Database["careHelper"] }, "helper">();
  return eb.exists(
    eb
      .selectFrom("careCertificate as expired")
      .select("expired.id")
      .whereRef("expired.personId", "=", "helper.personId")
      .where(isExpired(day)),
  );
}

/** The names of the expired checks of each helper who has one. */
export async function listExpiredChecks(
  db: Db,
  personIds: readonly string[],
  day: string,
): Promise<Map<string, string[]>> {
  const rows = await db
    .selectFrom("careCertificate as expired")
    .select(["expired.personId", "expired.name"])
    .distinct()
    .where("expired.personId", "=", anyOf(personIds))
    .where(isExpired(day))
    .orderBy("expired.name")
    .execute();
  const names = Map.groupBy(rows, ({ personId }) => personId);
  return new Map([...names].map(([personId, some]) => [personId, some.map(({ name }) => name)]));
}
