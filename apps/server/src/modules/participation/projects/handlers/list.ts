import { Day, Id, Instant } from "@stoep/contract/kernel";
import { participation } from "@stoep/contract/participation";
import { z } from "zod";
import type { StaffCall } from "#kernel/call.ts";
import type { Db } from "#kernel/database.ts";
import { handle } from "#kernel/module.ts";
import { cutPage, everyRow, inBatches, OrderText, readCursor } from "#kernel/page.ts";
import { fileOptions, fileRowsMax, filtersOf, listFile } from "#modules/files/index.ts";
import { todayIn } from "../rules.ts";
import { projectFile } from "../spreadsheet.ts";
import { countProjects, cursorOf, listProjects, listProjectTexts, type ProjectListRow } from "../store/lists.ts";
import { viewProjectRow } from "../views.ts";

const cursorShapes = {
  moment: z.tuple([Instant, Id]),
  title: z.tuple([OrderText, Id]),
  end: z.tuple([Day, Id]),
};

const readerOf = ({ actor, now }: StaffCall<Db>) => ({
  organisationId: actor.organisation.id,
  today: todayIn({ now, timeZone: actor.network.timeZone }),
});

export const listHandlers = handle(participation, {
  async listProjects(call) {
    const { query, db } = call;
    const { cursor, ...filter } = query;
    const reader = readerOf(call);
    const rows = await listProjects(db, reader, filter, readCursor(cursorShapes[filter.sort], cursor));
    const { page, next } = cutPage(rows, filter.limit, (row) => cursorOf(row, filter));
    const { found, ...counts } = await countProjects(db, reader, filter);
    return { items: page.map((row) => viewProjectRow(call, row)), next, counts, found };
  },

  async exportProjects(call) {
    const { db } = call;
    const filter = filtersOf(call.query);
    const rows = everyRow<ProjectListRow, ReturnType<typeof cursorOf>>(
      // The list returns one row more than its limit.
      (after, limit) => listProjects(db, readerOf(call), { ...filter, limit: limit - 1 }, after),
      (row) => cursorOf(row, filter),
      { max: fileRowsMax, batch: batchSize },
    );
    async function* shown() {
      for await (const batch of inBatches(rows, batchSize)) {
        const texts = await listProjectTexts(
          db,
          batch.map(({ id }) => id),
        );
        const textOf = new Map(texts.map((text) => [text.id, text]));
        for (const row of batch) yield { project: viewProjectRow(call, row), text: textOf.get(row.id) ?? null };
      }
    }
    return listFile(projectFile(filter.state), shown(), await fileOptions(call));
  },
});

/** Rows whose texts are read together. */
const batchSize = 200;
