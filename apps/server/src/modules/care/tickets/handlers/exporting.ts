/** Tickets as files. Each file is a row of the reading log, written before anything of it is sent. S2 §3, S2 §7 */
import { ticketFiles } from "@stoep/contract/care";
import type { Staff } from "#kernel/actor.ts";
import type { RouteCall } from "#kernel/call.ts";
import type { Db } from "#kernel/database.ts";
import { handle } from "#kernel/module.ts";
import { everyRow, type PageCursor } from "#kernel/page.ts";
import { fileRowsMax, type ListFile, listFile } from "#modules/files/index.ts";
import { recordReading } from "../../people/index.ts";
import { recurringFile, ticketFile } from "../files.ts";
import { asked } from "../opening.ts";
import { countFiled, type Filed, type FileRow, listFiled } from "../store/filed.ts";

type Call = RouteCall<Staff, Db> & { query: { format: "csv" | "xlsx" } };

async function filed(call: Call, wanted: Filed, file: ListFile<FileRow>) {
  const { actor, db, language, now, query } = call;
  await recordReading(call, { what: "export", people: await countFiled(db, actor, wanted, fileRowsMax) });
  const rows = everyRow<FileRow, PageCursor>(
    (place, limit) => listFiled(db, actor, wanted, place, limit),
    ({ createdAt, id }) => ({ at: createdAt, id }),
    { max: fileRowsMax },
  );
  return listFile(file, rows, { format: query.format, language, now, timeZone: actor.network.timeZone });
}

export const exportHandlers = handle(ticketFiles, {
  async exportTickets(call) {
    const { format: _, times, ...filter } = call.query;
    return filed(
      call,
      { filter: asked(filter, call), recurring: false },
      ticketFile(call.now, { withTimes: times === "yes" }),
    );
  },

  async exportRecurring(call) {
    const { format: _, ...filter } = call.query;
    return filed(call, { filter: asked(filter, call), recurring: true }, recurringFile(call.now));
  },
});
