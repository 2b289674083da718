/** Tickets as files. Each file is a row of the access log, written before anything of it is sent. S2 §3, S2 §7 */
import { type TicketFilter, ticketExports } from "@stoep/contract/care";
import type { SpreadsheetQuery } from "@stoep/contract/files";
import type { StaffCall } from "#kernel/call.ts";
import type { Db } from "#kernel/database.ts";
import { handle } from "#kernel/module.ts";
import { everyRow, type PageCursor } from "#kernel/page.ts";
import { fileOptions, fileRowsMax, filtersOf, type ListFile, listFile } from "#modules/files/index.ts";
import { recordReading } from "../../people/index.ts";
import { listFilterOf } from "../access.ts";
import { recurringExport, ticketExport } from "../export.ts";
import { type ExportQuery, type ExportRow, listExportedPeople, listExportRows } from "../store/exports.ts";
import { readTicketFilter } from "../store/names.ts";

type Call = StaffCall<Db> & { query: SpreadsheetQuery };

async function exportFile(call: Call, wanted: ExportQuery, file: ListFile<ExportRow>) {
  const { actor, db, query } = call;
  const personIds = await listExportedPeople(db, actor, wanted, fileRowsMax);
  await recordReading(call, {
    what: "export",
    list: wanted.recurring ? "recurring" : "tickets",
    personIds,
    query: filtersOf(query),
  });
  const rows = everyRow<ExportRow, PageCursor>(
    (place, limit) => listExportRows(db, actor, wanted, place, limit),
    ({ createdAt, id }) => ({ at: createdAt, id }),
    { max: fileRowsMax },
  );
  return listFile(file, rows, await fileOptions(call));
}

/** As in the list. */
const shownFilter = (call: StaffCall<Db>, filter: Partial<TicketFilter>) =>
  readTicketFilter(call.db, call.actor.organisation.id, listFilterOf(filter, call));

export const exportHandlers = handle(ticketExports, {
  async exportTickets(call) {
    const { times, ...filter } = filtersOf(call.query);
    return exportFile(
      call,
      { filter: await shownFilter(call, filter), recurring: false },
      ticketExport(call.now, { withTimes: times === "yes" }),
    );
  },

  async exportRecurring(call) {
    const filter = await shownFilter(call, filtersOf(call.query));
    return exportFile(call, { filter, recurring: true }, recurringExport(call.now));
  },
});
