import { publishing } from "@stoep/contract/publishing";
import { handle } from "#kernel/module.ts";
import { cutPage, everyRow, inBatches } from "#kernel/page.ts";
import { fileOptions, fileRowsMax, filtersOf, listFile } from "#modules/files/index.ts";
import { listLinks } from "../../links/index.ts";
import { readListCursor } from "../cursors.ts";
import { postFile } from "../spreadsheet.ts";
import {
  countPosts,
  cursorOf,
  listPosts,
  listPostTexts,
  listReader,
  type PostListRow,
  sortOf,
} from "../store/lists.ts";
import { viewPostRow } from "../views.ts";

export const listHandlers = handle(publishing, {
  async listPosts(call) {
    const { query, actor, db } = call;
    const { cursor, ...filter } = query;
    const rows = await listPosts(db, listReader(call), filter, readListCursor(sortOf(filter), cursor));
    const { page, next } = cutPage(rows, filter.limit, (row) => cursorOf(row, filter));
    const links = await listLinks(call, page);
    const { found, ...counts } = await countPosts(db, actor.organisation.id, filter);
    return { items: page.map((row) => viewPostRow({ ...call, links }, row)), next, counts, found };
  },

  async exportPosts(call) {
    const { db } = call;
    const filter = filtersOf(call.query);
    const rows = everyRow<PostListRow, ReturnType<typeof cursorOf>>(
      // The list returns one row more than its limit.
      (after, limit) => listPosts(db, listReader(call), { ...filter, limit: limit - 1 }, after),
      (row) => cursorOf(row, filter),
      { max: fileRowsMax, batch: batchSize },
    );
    async function* shown() {
      for await (const batch of inBatches(rows, batchSize)) {
        const texts = await listPostTexts(
          db,
          batch.map(({ id }) => id),
        );
        const links = await listLinks(call, batch);
        const textOf = new Map(texts.map((text) => [text.id, text]));
        for (const row of batch)
          yield { post: viewPostRow({ ...call, links }, row), row, text: textOf.get(row.id) ?? null };
      }
    }
    return listFile(postFile(filter), shown(), await fileOptions(call));
  },
});

/** Rows whose texts are read together. */
const batchSize = 200;
