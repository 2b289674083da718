/** The work order of a ticket: as page, on paper, and as calendar file. The access log gets a row for each opening. S2 §3 */
import { workOrders } from "@stoep/contract/care";
import type { StaffCall } from "#kernel/call.ts";
import type { Db } from "#kernel/database.ts";
import { handle } from "#kernel/module.ts";
import { refuse } from "#kernel/refuse.ts";
import { writeReport } from "#modules/files/index.ts";
import { findNetworkLook } from "#modules/neighbourhoods/index.ts";
import { recordReading } from "../../people/index.ts";
import { phoneWriter } from "../../phone.ts";
import { findTicket } from "../store/queries.ts";
import { findWorkOrder, type WorkOrderRow } from "../store/work-orders.ts";
import { words } from "../texts.ts";
import { appointmentFile } from "../work-order/calendar.ts";
import { workOrderReport } from "../work-order/report.ts";
import { viewWorkOrder } from "../work-order/views.ts";

type Call = StaffCall<Db> & { params: { ticketId: string } };

export const workOrderHandlers = handle(workOrders, {
  async getWorkOrder(call) {
    const row = await openWorkOrder(call);
    return viewWorkOrder(row, { language: call.language, writePhone: await phoneWriter(call.config) });
  },

  async printWorkOrder(call) {
    const { actor, config, language, now } = call;
    const row = await openWorkOrder(call);
    const writePhone = await phoneWriter(config);
    const order = viewWorkOrder(row, { language, writePhone });
    const report = workOrderReport(order, { language, timeZone: actor.network.timeZone, now });
    const name = words.workOrder.title[language].toLocaleLowerCase(language).replace(/[^\p{L}\p{M}\p{N}]+/gu, "-");
    const content = await writeReport(report, await findNetworkLook(call.db, actor.network.id));
    return { content, type: "application/pdf", saveAs: `${name}-${row.number}.pdf` };
  },

  async saveTicketAppointment(call) {
    const { config, language } = call;
    const row = await openWorkOrder(call);
    const { startsAt, endsAt, state } = row;
    if (!startsAt || !endsAt) return refuse("step_not_possible");
    const isCancelled = state === "revoked";
    return appointmentFile(
      row,
      { startsAt, endsAt, isCancelled, isOver: isCancelled },
      { side: "colleague", language, config },
    );
  },
});

/** It shows both people's contact details, so the opening is logged before anything is sent. */
async function openWorkOrder(call: Call): Promise<WorkOrderRow> {
  const { actor, db, params } = call;
  const { id: ticketId } = (await findTicket(db, actor, params.ticketId)) ?? refuse("not_found");
  const row = (await findWorkOrder(db, ticketId)) ?? refuse("not_found");
  const personIds = [row.memberId, row.helperId].filter((id) => id !== null);
  await recordReading(call, { what: "contact", personIds, ticketId });
  return row;
}
