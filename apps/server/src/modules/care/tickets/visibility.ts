/** Which tickets a reader may see: all, or those that are not confidential and their own. S2 §3 */
import { type Expression, type SqlBool, sql } from "kysely";
import { levelIn } from "#kernel/access.ts";
import type { Staff } from "#kernel/actor.ts";

export type ConfidentialScope = "all" | "own" | "none";

/** Of confidential tickets, admins see all, editors their own, others none. */
export function confidentialScopeOf(actor: Staff): ConfidentialScope {
  const level = levelIn(actor, "care");
  if (level === "admin") return "all";
  return level === "editor" ? "own" : "none";
}

export interface TicketReader {
  organisationId: string;
  accountId: string;
  sees: ConfidentialScope;
}
export const ticketReaderOf = (actor: Staff): TicketReader => ({
  organisationId: actor.organisation.id,
  accountId: actor.accountId,
  sees: confidentialScopeOf(actor),
});

/** For a query with the ticket as `ticket`. */
export function visibleTo({ sees, accountId }: Pick<TicketReader, "sees" | "accountId">): Expression<SqlBool> {
  if (sees === "all") return sql`true`;
  return sees === "none"
    ? sql`not ticket.is_confidential`
    : sql`(not ticket.is_confidential or ticket.assignee_id = ${accountId})`;
}
