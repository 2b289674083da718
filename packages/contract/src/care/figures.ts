/** Counts of tickets. Confidential ones count only for those who may see them. S2 §2 */
import { z } from "zod";
import { TicketState } from "./words.ts";

const total = z.number().int().min(0);

/** Beside the entries of the menu. */
export const SidebarTotals = z.object({
  /** Neither solved nor revoked. */
  unsolved: total,
  /** Unsolved, and the caller's own. */
  mine: total,
  /** Unsolved, and nobody's. */
  unassigned: total,
  /** Where helper and appointment are known. */
  planned: total,
});
export type SidebarTotals = z.infer<typeof SidebarTotals>;

export const TicketSummary = SidebarTotals.extend({
  total,
  /** Since Monday, by the network's clocks. */
  solvedThisWeek: total,
  /** All eight, in their order. */
  states: z.array(z.object({ state: TicketState, tickets: total })),
});
export type TicketSummary = z.infer<typeof TicketSummary>;
