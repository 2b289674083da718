/** Who is coming to the dates of an organisation's activities. */
import { Id } from "@stoep/contract/kernel";
import { type Attendee, publishing } from "@stoep/contract/publishing";
import { z } from "zod";
import { handle } from "#kernel/module.ts";
import { cutPage, everyRow, readCursor } from "#kernel/page.ts";
import { refuse } from "#kernel/refuse.ts";
import { fileOptions, fileRowsMax, filtersOf, listFile } from "#modules/files/index.ts";
import { attendeeFile } from "../spreadsheet.ts";
import { type AttendeeCursor, type AttendeeRow, listAttendees } from "../store/attendees.ts";
import { findDateHeading, findPostOfDate } from "../store/dates.ts";

const pageSize = 50;
const CursorShape = z.tuple([z.string().regex(/^\d{1,9}$/), Id]);

export const attendeeHandlers = handle(publishing, {
  async listComing({ params, query, actor, db }) {
    if (!(await findPostOfDate(db, actor.organisation.id, params.dateId))) refuse("not_found");
    const { cursor, ...filter } = query;
    const rows = await listAttendees(db, params.dateId, filter, readCursor(CursorShape, cursor), pageSize + 1);
    const { page, next } = cutPage(rows, pageSize, cursorOf);
    return { items: page.map(viewAttendee), next };
  },

  async exportComing(call) {
    const { params, query, actor, db } = call;
    const date = (await findDateHeading(db, actor.organisation.id, params.dateId)) ?? refuse("not_found");
    const filter = filtersOf(query);
    const rows = everyRow<AttendeeRow, AttendeeCursor>(
      (after, limit) => listAttendees(db, params.dateId, filter, after, limit),
      cursorOf,
      { max: fileRowsMax },
    );
    async function* shown() {
      for await (const row of rows) yield viewAttendee(row);
    }
    return listFile(attendeeFile(date), shown(), await fileOptions(call));
  },
});

const cursorOf = ({ turn, residentId }: AttendeeRow): AttendeeCursor => [String(turn), residentId];

const viewAttendee = ({ residentId, name, people, state, saidAt }: AttendeeRow): Attendee => ({
  id: residentId,
  name,
  people,
  state,
  saidAt: saidAt.toISOString(),
});
