import { z } from "zod";
import { asSpreadsheet, spreadsheet } from "../../files/index.ts";
import { routes } from "../../kernel/index.ts";
import { staffFor } from "../../licences/index.ts";
import { PostMedians, PostStatistics } from "./schemas.ts";

const viewer = staffFor("basicStatistics", "viewer");

export const statisticsRoutes = routes({
  getStatistics: {
    summary: "Exact engagement of one message, in total and per neighbourhood",
    method: "GET",
    path: "/posts/:postId/statistics",
    access: viewer,
    response: PostStatistics,
    refusals: ["not_found"],
  },
  exportStatistics: {
    summary: "The same as a file for a spreadsheet, one row per neighbourhood",
    method: "GET",
    path: "/posts/:postId/statistics/export",
    access: viewer,
    limit: "exports",
    query: z.object(asSpreadsheet),
    download: spreadsheet,
    refusals: ["not_found"],
  },
  exportReport: {
    summary: "The same as a report to print or send on: a tagged PDF",
    method: "GET",
    path: "/posts/:postId/statistics/report",
    access: staffFor("reportExport", "viewer"),
    limit: "exports",
    download: { type: "application/pdf" },
    refusals: ["not_found"],
  },
  getMedians: {
    summary: "What is usual for the organisation: the median engagement of its messages of the last twelve months",
    method: "GET",
    path: "/posts/statistics/medians",
    access: viewer,
    response: PostMedians,
    refusals: [],
  },
});
