/** The work order of a ticket: on a page, on paper, and its appointment for a calendar. Each opening is a row of the reading log. S2 §3 */
import { orders } from "@stoep/contract/care";
import type { Staff } from "#kernel/actor.ts";
import type { RouteCall } from "#kernel/call.ts";
import type { Db } from "#kernel/database.ts";
import { handle } from "#kernel/module.ts";
import { refuse } from "#kernel/refuse.ts";
import { writeReport } from "#modules/files/index.ts";
import { recordReading } from "../../people/index.ts";
import { asAppointment } from "../order/calendar.ts";
import { viewOrder } from "../order/viewing.ts";
import { labels } from "../order/words.ts";
import { orderReport } from "../order/writing.ts";
import { findOrder, type OrderRow } from "../store/orders.ts";
import { findTicket } from "../store/reading.ts";

type Call = RouteCall<Staff, Db> & { params: { ticketId: string } };

export const orderHandlers = handle(orders, {
  async getWorkOrder(call) {
    const row = await open(call);
    return viewOrder(row, call.language);
  },

  async printWorkOrder(call) {
    const { actor, language } = call;
    const row = await open(call);
    const report = orderReport(viewOrder(row, language), { language, timeZone: actor.network.timeZone });
    const name = labels.title[language].toLocaleLowerCase(language).replace(/[^\p{L}\p{N}]+/gu, "-");
    return { content: await writeReport(report), type: "application/pdf", saveAs: `${name}-${row.number}.pdf` };
  },

  async saveTicketAppointment(call) {
    const { config } = call;
    const row = await open(call);
    const { startsAt, endsAt, state } = row;
    if (!startsAt || !endsAt) return refuse("step_not_possible");
    const isCancelled = state === "revoked";
    return asAppointment(row, { startsAt, endsAt, isCancelled, isOver: isCancelled }, { side: "colleague", config });
  },
});

/** Both people's contact is on it: it is written down before anything is sent. */
async function open(call: Call): Promise<OrderRow> {
  const { actor, db, params } = call;
  const { id: ticketId } = (await findTicket(db, actor, params.ticketId)) ?? refuse("not_found");
  const row = (await findOrder(db, ticketId)) ?? refuse("not_found");
  for (const personId of [row.memberId, row.helperId])
    if (personId !== null) await recordReading(call, { what: "contact", personId, ticketId });
  return row;
}
