/** Tickets as files: lists for a spreadsheet, and the work order of one. */
import { z } from "zod";
import { asSpreadsheet, spreadsheet } from "../../files/index.ts";
import { Id, routes } from "../../kernel/index.ts";
import { staffFor } from "../../licences/index.ts";
import { Repeats, TicketState } from "../choices.ts";
import { TicketExportQuery, TicketFilter } from "./filter-schemas.ts";
import { Appointment, HourlyRate } from "./schemas.ts";

const access = staffFor("careExports", "editor");

/** S2 §2: the list as a file, with appointment times on request, and recurring help. */
export const ticketExports = routes({
  exportTickets: {
    summary: "The list of tickets as a file for a spreadsheet; it is written into the access log",
    method: "GET",
    path: "/care/ticket/export",
    access,
    readsPeople: true,
    limit: "exports",
    query: TicketExportQuery.extend(asSpreadsheet),
    download: spreadsheet,
    refusals: [],
  },
  exportRecurring: {
    summary: "Tickets of help that repeats, or is asked to, as a file; it is written into the access log",
    method: "GET",
    path: "/care/ticket/exportrecurring",
    access,
    readsPeople: true,
    limit: "exports",
    query: TicketFilter.extend(asSpreadsheet),
    download: spreadsheet,
    refusals: [],
  },
});

/** What a helper needs for the task. S2 §3 */
/** `phoneText`: the number as people write it. */
const Contact = z.object({ id: Id, name: z.string(), phone: z.string().nullable(), phoneText: z.string() });

export const WorkOrder = z.object({
  number: z.number().int(),
  /** The line for helpers, or the kind of help: the paper is for them. */
  line: z.string(),
  state: TicketState,
  organisation: z.string(),
  category: z.string().nullable(),
  appointment: Appointment.nullable(),
  preferredMoment: z.string(),
  address: z.string(),
  /** The neighbourhood. */
  area: z.string().nullable(),
  member: Contact,
  helper: Contact.nullable(),
  concierge: z.string().nullable(),
  work: z.string(),
  description: z.string(),
  needsCar: z.boolean(),
  hourlyRate: HourlyRate.nullable(),
  repeats: Repeats,
});
export type WorkOrder = z.infer<typeof WorkOrder>;

const editor = staffFor("tickets", "editor");

export const workOrders = routes({
  getWorkOrder: {
    summary: "The work order of a ticket, with name, phone and address; a row of the access log says so",
    method: "GET",
    path: "/care/ticket/:ticketId/workorder",
    access: editor,
    readsPeople: true,
    response: WorkOrder,
    refusals: ["not_found"],
  },
  printWorkOrder: {
    summary: "The work order on paper: a tagged PDF; a row of the access log says so",
    method: "GET",
    path: "/care/ticket/:ticketId/workorder/print",
    access: editor,
    readsPeople: true,
    limit: "exports",
    download: { type: "application/pdf" },
    refusals: ["not_found"],
  },
  saveTicketAppointment: {
    summary: "The appointment of a ticket as a calendar file; a row of the access log says so",
    method: "GET",
    path: "/care/ticket/:ticketId/appointment.ics",
    access: editor,
    readsPeople: true,
    limit: "exports",
    download: { type: "text/calendar" },
    refusals: ["not_found", "step_not_possible"],
  },
});
