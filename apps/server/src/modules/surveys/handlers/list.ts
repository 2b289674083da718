import { Day, dayAt, Id, Instant } from "@stoep/contract/kernel";
import { surveyKinds, surveys } from "@stoep/contract/surveys";
import { z } from "zod";
import type { StaffCall } from "#kernel/call.ts";
import type { Db } from "#kernel/database.ts";
import { handle } from "#kernel/module.ts";
import { cutPage, everyRow, OrderText, readCursor } from "#kernel/page.ts";
import { fileOptions, fileRowsMax, filtersOf, listFile } from "#modules/files/index.ts";
import { surveyFile } from "../spreadsheet.ts";
import { countByKind, countSurveys, cursorOf, listSurveys, type SurveyListRow } from "../store/lists.ts";
import { viewSurveyRow } from "../views.ts";

const cursorShapes = {
  moment: z.tuple([Instant, Id]),
  title: z.tuple([OrderText, Id]),
  end: z.tuple([Day, Id]),
};

const readerOf = ({ actor, now }: StaffCall<Db>) => ({
  organisationId: actor.organisation.id,
  today: dayAt(now, actor.network.timeZone),
});

/** Rows that are read together. */
const batchSize = 200;

export const listHandlers = handle(surveys, {
  async countSurveys(call) {
    const rows = await countByKind(call.db, readerOf(call));
    const none = { published: 0, active: 0 };
    return { items: surveyKinds.map((kind) => rows.find((row) => row.kind === kind) ?? { kind, ...none }) };
  },

  async listSurveys(call) {
    const { query, db } = call;
    const { cursor, ...filter } = query;
    const reader = readerOf(call);
    const rows = await listSurveys(db, reader, filter, readCursor(cursorShapes[filter.sort], cursor));
    const { page, next } = cutPage(rows, filter.limit, (row) => cursorOf(row, filter));
    const { found, ...counts } = await countSurveys(db, reader, filter);
    return { items: page.map((row) => viewSurveyRow(call, row)), next, counts, found };
  },

  async exportSurveys(call) {
    const { db } = call;
    const filter = filtersOf(call.query);
    const rows = everyRow<SurveyListRow, ReturnType<typeof cursorOf>>(
      // The list returns one row more than its limit.
      (after, limit) => listSurveys(db, readerOf(call), { ...filter, limit: limit - 1 }, after),
      (row) => cursorOf(row, filter),
      { max: fileRowsMax, batch: batchSize },
    );
    async function* shown() {
      for await (const row of rows) yield viewSurveyRow(call, row);
    }
    return listFile(surveyFile(filter.state), shown(), await fileOptions(call));
  },
});
