/** Which tickets somebody may see: all, or those that are not confidential and their own. S2 §3 */
import { type Expression, type SqlBool, sql } from "kysely";
import { levelIn } from "#kernel/access.ts";
import type { Staff } from "#kernel/actor.ts";

/** Of confidential ones: admins all, editors those that are theirs, others none. */
export function seenBy(actor: Staff): "all" | "own" | "none" {
  const level = levelIn(actor, "care");
  if (level === "admin") return "all";
  return level === "editor" ? "own" : "none";
}

/** For a query in which the ticket is called `ticket`. */
export function visibleTo(actor: Staff): Expression<SqlBool> {
  const sees = seenBy(actor);
  if (sees === "all") return sql`true`;
  return sees === "none"
    ? sql`not ticket.is_confidential`
    : sql`(not ticket.is_confidential or ticket.assignee_id = ${actor.accountId})`;
}
