import { routes } from "../kernel/index.ts";
import { staffFor } from "../licences/index.ts";
import { SidebarTotals, TicketSummary } from "./figures.ts";

const viewer = staffFor("tickets", "viewer");

export const figures = routes({
  getSidebarTotals: {
    summary: "How many tickets are unsolved, the caller's, nobody's and planned",
    method: "GET",
    path: "/care/sidebar/totals",
    access: viewer,
    response: SidebarTotals,
    refusals: [],
  },
  getTicketSummary: {
    summary: "How many tickets there are: in all, unsolved, solved this week, planned, and in each state",
    method: "GET",
    path: "/care/ticket/summary",
    access: viewer,
    response: TicketSummary,
    refusals: [],
  },
});
