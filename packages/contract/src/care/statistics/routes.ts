import { asSpreadsheet, spreadsheet } from "../../files/index.ts";
import { routes } from "../../kernel/index.ts";
import { staffFor } from "../../licences/index.ts";
import {
  CareImpact,
  CareMap,
  CareMapQuery,
  CareStatistics,
  CareStatisticsQuery,
  SidebarTotals,
  TicketSummary,
} from "./schemas.ts";

const viewer = staffFor("tickets", "viewer");
const statistics = staffFor("careStatistics", "viewer");

export const careStatistics = routes({
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
  getTicketImpact: {
    summary: "The hours that helpers gave in a period, and what they are worth",
    method: "GET",
    path: "/care/ticket/impact",
    access: statistics,
    query: CareStatisticsQuery,
    response: CareImpact,
    refusals: [],
  },
  getCareStatistics: {
    summary: "What was asked and solved in a period, who helps, and how long it took: each figure with its definition",
    method: "GET",
    path: "/care/statistics",
    access: statistics,
    query: CareStatisticsQuery,
    response: CareStatistics,
    refusals: [],
  },
  exportCareStatistics: {
    summary: "The same as a file for a spreadsheet",
    method: "GET",
    path: "/care/statistics/export",
    access: statistics,
    limit: "exports",
    query: CareStatisticsQuery.extend(asSpreadsheet),
    download: spreadsheet,
    refusals: [],
  },
  reportCareStatistics: {
    summary: "The same as a report to print or send on: a tagged PDF",
    method: "GET",
    path: "/care/statistics/report",
    access: statistics,
    limit: "exports",
    query: CareStatisticsQuery,
    download: { type: "application/pdf" },
    refusals: [],
  },
  getCareMap: {
    summary: "Members, helpers, unsolved tickets and coverage by neighbourhood; never where somebody lives",
    method: "GET",
    path: "/care/map",
    access: staffFor("careMap", "viewer"),
    query: CareMapQuery,
    response: CareMap,
    refusals: [],
  },
});
