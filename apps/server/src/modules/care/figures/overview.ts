/** The counts beside the menu and above the tickets. S2 §2 */
import { figures, type SidebarTotals, ticketStates } from "@stoep/contract/care";
import { daysLater, instantAt, wallAt } from "@stoep/contract/publishing";
import { levelIn } from "#kernel/access.ts";
import type { Staff } from "#kernel/actor.ts";
import { handle } from "#kernel/module.ts";
import { countOverdue, countSolvedSince, listTally, nobody, type Sees, type TallyRow } from "./store/tally.ts";

/** Admins of care see all confidential tickets, editors their own, viewers none. S2 §3 */
function seesOf(actor: Staff): Sees {
  const level = levelIn(actor, "care");
  if (level === "admin") return "all";
  return level === "editor" ? { accountId: actor.accountId } : "none";
}

const count = (rows: readonly TallyRow[], counts: (row: TallyRow) => boolean = () => true): number =>
  rows.filter(counts).reduce((sum, { total }) => sum + total, 0);
const isUnsolved = ({ state }: TallyRow) => state !== "solved" && state !== "revoked";

function totalsOf(rows: readonly TallyRow[], { accountId }: Staff): SidebarTotals {
  const unsolved = rows.filter(isUnsolved);
  return {
    unsolved: count(unsolved),
    mine: count(unsolved, ({ assigneeId }) => assigneeId === accountId),
    unassigned: count(unsolved, ({ assigneeId }) => assigneeId === nobody),
    planned: count(rows, ({ state }) => state === "planned"),
  };
}

/** Monday, 0:00 by the network's clocks. */
export function weekStart(now: Date, timeZone: string): Date {
  const { day } = wallAt(now, timeZone);
  const sinceMonday = (new Date(`${day}T00:00:00Z`).getUTCDay() + 6) % 7;
  return instantAt(daysLater(day, -sinceMonday), "00:00", timeZone);
}

export const overviewHandlers = handle(figures, {
  async getSidebarTotals({ actor, db }) {
    return totalsOf(await listTally(db, actor.organisation.id, seesOf(actor)), actor);
  },

  async getTicketSummary({ actor, db, now }) {
    const sees = seesOf(actor);
    const { id: organisationId } = actor.organisation;
    const { timeZone } = actor.network;
    const [rows, solvedThisWeek, overdue] = await Promise.all([
      listTally(db, organisationId, sees),
      countSolvedSince(db, organisationId, weekStart(now, timeZone), sees),
      countOverdue(db, organisationId, wallAt(now, timeZone).day, sees),
    ]);
    return {
      ...totalsOf(rows, actor),
      total: count(rows),
      solvedThisWeek,
      overdue,
      states: ticketStates.map((state) => ({ state, tickets: count(rows, (row) => row.state === state) })),
    };
  },
});
