/** The counts beside the menu and above the tickets. S2 §2 */
import { careStatistics, type SidebarTotals, ticketStates } from "@stoep/contract/care";
import { dayAt, sumOf } from "@stoep/contract/kernel";
import { levelIn } from "#kernel/access.ts";
import type { Staff } from "#kernel/actor.ts";
import { handle } from "#kernel/module.ts";
import { nobodyId } from "#kernel/sql/counters.ts";
import { weekStart } from "../period.ts";
import {
  type ConfidentialScope,
  countOverdue,
  countSolvedSince,
  listTicketCounters,
  type TicketCounter,
} from "../store/ticket-counters.ts";

/** Admins of care see all confidential tickets, editors their own, viewers none. S2 §3 */
function confidentialScopeOf(actor: Staff): ConfidentialScope {
  const level = levelIn(actor, "care");
  if (level === "admin") return "all";
  return level === "editor" ? { accountId: actor.accountId } : "none";
}

const sumTotals = (rows: readonly TicketCounter[], counts: (row: TicketCounter) => boolean = () => true): number =>
  sumOf(rows.filter(counts), ({ total }) => total);
const isUnsolved = ({ state }: TicketCounter) => state !== "solved" && state !== "revoked";

function totalsOf(rows: readonly TicketCounter[], { accountId }: Staff): SidebarTotals {
  const unsolved = rows.filter(isUnsolved);
  return {
    unsolved: sumTotals(unsolved),
    mine: sumTotals(unsolved, ({ assigneeId }) => assigneeId === accountId),
    unassigned: sumTotals(unsolved, ({ assigneeId }) => assigneeId === nobodyId),
    planned: sumTotals(rows, ({ state }) => state === "planned"),
  };
}

export const overviewHandlers = handle(careStatistics, {
  async getSidebarTotals({ actor, db }) {
    return totalsOf(await listTicketCounters(db, actor.organisation.id, confidentialScopeOf(actor)), actor);
  },

  async getTicketSummary({ actor, db, now }) {
    const sees = confidentialScopeOf(actor);
    const { id: organisationId } = actor.organisation;
    const { timeZone } = actor.network;
    const [rows, solvedThisWeek, overdue] = await Promise.all([
      listTicketCounters(db, organisationId, sees),
      countSolvedSince(db, organisationId, weekStart(now, timeZone), sees),
      countOverdue(db, organisationId, dayAt(now, timeZone), sees),
    ]);
    return {
      ...totalsOf(rows, actor),
      total: sumTotals(rows),
      solvedThisWeek,
      overdue,
      states: ticketStates.map((state) => ({ state, tickets: sumTotals(rows, (row) => row.state === state) })),
    };
  },
});
