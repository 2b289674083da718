/** What the staff of a project's organisation read of its ideas, and take along as files. */
import { Id, Instant, sumOf } from "@stoep/contract/kernel";
import { type IdeaType, ideaTypes, participation } from "@stoep/contract/participation";
import { z } from "zod";
import type { StaffCall } from "#kernel/call.ts";
import type { Db } from "#kernel/database.ts";
import { handle } from "#kernel/module.ts";
import { cutPage, everyRow, inBatches, OrderText, readCursor } from "#kernel/page.ts";
import { fileOptions, fileRowsMax, filtersOf, listFile } from "#modules/files/index.ts";
import { viewIdeaRow } from "../desk-views.ts";
import { geoJsonOf } from "../geo-json.ts";
import { loadDeskIdea, loadDeskProject } from "../presentation.ts";
import { ideaFile } from "../spreadsheet.ts";
import {
  countByType,
  countFound,
  cursorOf,
  type DeskFilter,
  type DeskRow,
  listDesk,
  listTexts,
} from "../store/desk.ts";
import type { IdeaProject } from "../store/projects.ts";

const moment = z.tuple([Instant, Id]);
const amount = z.tuple([z.string().regex(/^\d{1,10}$/), Id]);
const cursorShapes = {
  newest: moment,
  oldest: moment,
  support: amount,
  title: z.tuple([OrderText, Id]),
  cost: amount,
};

type Place = ReturnType<typeof cursorOf>;

export const deskReadHandlers = handle(participation, {
  async listDeskIdeas(call) {
    const { db, params, query } = call;
    const { cursor, limit, ...filter } = query;
    const project = await loadDeskProject(call, params.projectId);
    const place = readCursor(cursorShapes[filter.sort], cursor);
    const rows = await listDesk(db, project.id, filter, { place, limit: limit + 1 });
    const { page, next } = cutPage(rows, limit, (row) => cursorOf(row, filter));
    return {
      items: page.map((row) => viewIdeaRow(row, project.phases, readingOf(call))),
      next,
      counts: countsOf(await countByType(db, project.id)),
      found: await countFound(db, project.id, filter),
    };
  },

  async exportIdeas(call) {
    const project = await loadDeskProject(call, call.params.projectId);
    return listFile(ideaFile, shownRows(call, project, filtersOf(call.query)), await fileOptions(call));
  },

  async exportIdeaPlaces(call) {
    const project = await loadDeskProject(call, call.params.projectId);
    return geoJsonOf(shownRows(call, project, call.query), project.title);
  },

  async getIdea(call) {
    return loadDeskIdea(call, call.params.ideaId);
  },
});

const readingOf = (call: StaffCall<Db>) => ({ actor: call.actor, network: call.actor.network, now: call.now });

/** Rows whose texts are read together. */
const batchSize = 200;

async function* shownRows(call: StaffCall<Db>, project: IdeaProject, filter: DeskFilter) {
  const { db } = call;
  const rows = everyRow<DeskRow, Place>(
    (place, limit) => listDesk(db, project.id, filter, { place, limit }),
    (row) => cursorOf(row, filter),
    { max: fileRowsMax, batch: batchSize },
  );
  for await (const batch of inBatches(rows, batchSize)) {
    const texts = await listTexts(
      db,
      batch.map(({ id }) => id),
    );
    const textOf = new Map(texts.map((text) => [text.id, text]));
    for (const row of batch)
      yield { idea: viewIdeaRow(row, project.phases, readingOf(call)), text: textOf.get(row.id) ?? null };
  }
}

function countsOf(rows: Awaited<ReturnType<typeof countByType>>) {
  const open = rows.filter(({ isWaiting }) => !isWaiting);
  const totalOf = (type: IdeaType) => open.find((row) => row.type === type)?.total ?? 0;
  const sum = (some: typeof rows) => sumOf(some, ({ total }) => total);
  return {
    byType: Object.fromEntries(ideaTypes.map((type) => [type, totalOf(type)])) as Record<IdeaType, number>,
    waiting: sum(rows) - sum(open),
    all: sum(rows),
  };
}
