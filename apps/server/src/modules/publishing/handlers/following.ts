import { publishing } from "@stoep/contract/publishing";
import { handle } from "#kernel/module.ts";
import { cutPage, everyRow } from "#kernel/page.ts";
import { fileRowsMax, listFile } from "#modules/files/index.ts";
import { postFile } from "../files.ts";
import { readPlace } from "../page.ts";
import { countPosts, type ListedPost, listPosts, placeOf, sortOf } from "../store/lists.ts";
import { viewListed } from "../views.ts";

export const followingHandlers = handle(publishing, {
  async listPosts({ query, actor, db, now }) {
    const { cursor, ...filter } = query;
    const rows = await listPosts(db, actor.organisation.id, filter, readPlace(sortOf(filter), cursor));
    const { page, next } = cutPage(rows, filter.limit, (row) => placeOf(row, filter));
    const { found, ...counts } = await countPosts(db, actor.organisation.id, filter);
    return { items: page.map((row) => viewListed(actor.network, row, now)), next, counts, found };
  },

  async exportPosts({ query, actor, db, language, now }) {
    const { format, ...filter } = query;
    const rows = everyRow<ListedPost, ReturnType<typeof placeOf>>(
      // The list returns one row more than its limit.
      (after, limit) => listPosts(db, actor.organisation.id, { ...filter, limit: limit - 1 }, after),
      (row) => placeOf(row, filter),
      { max: fileRowsMax, batch: 500 },
    );
    async function* shown() {
      for await (const row of rows) yield viewListed(actor.network, row, now);
    }
    return listFile(postFile(filter.state), shown(), { format, language, now, timeZone: actor.network.timeZone });
  },
});
