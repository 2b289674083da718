/** Conditions of lists that staff filter. */
import { type Expression, type SqlBool, sql } from "kysely";

/** From `from` on and before `until`, where they are given. */
export function isWithin(
  moment: string,
  { from, until }: { from?: string | undefined; until?: string | undefined },
): Expression<SqlBool> {
  const at = sql.ref(moment);
  const since = from === undefined ? sql`true` : sql`${at} >= ${new Date(from)}`;
  return until === undefined ? sql<SqlBool>`${since}` : sql<SqlBool>`${since} and ${at} < ${new Date(until)}`;
}

/** To the reader themselves, to nobody, or to the colleague with this account. */
export function isAssignedTo(
  column: string,
  assignee: string,
  { accountId }: { accountId: string },
): Expression<SqlBool> {
  if (assignee === "nobody") return sql<SqlBool>`${sql.ref(column)} is null`;
  return sql<SqlBool>`${sql.ref(column)} = ${assignee === "me" ? accountId : assignee}`;
}
