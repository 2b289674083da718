/** The filters of lists of tickets and of their files, and the orders of the list. */
import { z } from "zod";
import { AssigneeFilter, Cursor, Id, queryList, textLine } from "../../kernel/index.ts";
import { TicketSource, TicketState } from "../choices.ts";
import { ticketOrders, ticketStates, visitTimes } from "../values.ts";

export const TicketFilter = z.object({
  states: queryList(TicketState, ticketStates.length),
  assignee: AssigneeFilter.optional(),
  categoryId: Id.optional(),
  neighbourhoodId: Id.optional(),
  memberId: Id.optional(),
  helperId: Id.optional(),
  /** The member has this tag. */
  tagId: Id.optional(),
  source: TicketSource.optional(),
  /** `over`: unsolved, and their internal deadline has passed. */
  deadline: z.enum(["over"]).optional(),
  /** Unsolved, with a visit then. */
  visit: z.enum(visitTimes).optional(),
  /** `awaited`: the member or helpers who were asked have not answered. */
  answer: z.enum(["awaited"]).optional(),
  /** Words of title and description, or a number. */
  search: textLine(100).optional(),
});
export type TicketFilter = z.output<typeof TicketFilter>;
/** The filter of an exported list; `times`: with the day and times of appointments. */
export const TicketExportQuery = TicketFilter.extend({ times: z.enum(["yes", "no"]).default("no") });
export const TicketListQuery = TicketFilter.extend({
  orderBy: z.enum(ticketOrders).default("newest"),
  cursor: Cursor,
});
