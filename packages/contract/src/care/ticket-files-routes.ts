import { asSpreadsheet, spreadsheet } from "../files/index.ts";
import { routes } from "../kernel/index.ts";
import { staffFor } from "../licences/index.ts";
import { TicketFile, TicketFilter } from "./tickets.ts";

const access = staffFor("careExports", "editor");

/** S2 §2: the list as a file, with appointment times where asked for, and help that repeats. */
export const ticketFiles = routes({
  exportTickets: {
    summary: "The list of tickets as a file for a spreadsheet; it is written into the reading log",
    method: "GET",
    path: "/care/ticket/export",
    access,
    limit: "exports",
    query: TicketFile.extend(asSpreadsheet),
    download: spreadsheet,
    refusals: [],
  },
  exportRecurring: {
    summary: "Tickets of help that repeats, or is asked to, as a file; it is written into the reading log",
    method: "GET",
    path: "/care/ticket/exportrecurring",
    access,
    limit: "exports",
    query: TicketFilter.extend(asSpreadsheet),
    download: spreadsheet,
    refusals: [],
  },
});
