/** Which tickets somebody may see: all, or those that are not confidential and their own. S2 §3 */
import { type Expression, type SqlBool, sql } from "kysely";
import { levelIn } from "#kernel/access.ts";
import type { Staff } from "#kernel/actor.ts";

export type Sees = "all" | "own" | "none";

/** Of confidential ones: admins all, editors those that are theirs, others none. */
export function seenBy(actor: Staff): Sees {
  const level = levelIn(actor, "care");
  if (level === "admin") return "all";
  return level === "editor" ? "own" : "none";
}

export interface Reader {
  organisationId: string;
  accountId: string;
  sees: Sees;
}
export const readerOf = (actor: Staff): Reader => ({
  organisationId: actor.organisation.id,
  accountId: actor.accountId,
  sees: seenBy(actor),
});

/** For a query in which the ticket is called `ticket`. */
export function visibleTo({ sees, accountId }: Pick<Reader, "sees" | "accountId">): Expression<SqlBool> {
  if (sees === "all") return sql`true`;
  return sees === "none"
    ? sql`not ticket.is_confidential`
    : sql`(not ticket.is_confidential or ticket.assignee_id = ${accountId})`;
}
