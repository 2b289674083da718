import { peopleCount } from "@stoep/contract/people";
import { publishing } from "@stoep/contract/publishing";
import { sql } from "kysely";
import { handle } from "#kernel/module.ts";
import { cutPage, everyRow, type PageCursor, readPageCursor } from "#kernel/page.ts";
import { refuse } from "#kernel/refuse.ts";
import { talkOn } from "#modules/conversations/index.ts";
import { fileRowsMax, listFile } from "#modules/files/index.ts";
import { disclosedProgress, readProgress } from "#modules/notifications/index.ts";
import { postFile } from "../files.ts";
import { curveOf, disclosedFigures, isEarly, ratingOf, stepOf, sumOf } from "../rules.ts";
import { countPosts, type ListedPost, listPosts, momentOf } from "../store/lists.ts";
import { countTakingPart, listViews } from "../store/over-time.ts";
import { selectReading, viewerOf } from "../store/reading.ts";
import { listEngagement } from "../store/statistics.ts";
import { viewListed, viewReading } from "../views.ts";

export const followingHandlers = handle(publishing, {
  async listPosts({ query, actor, db, now }) {
    const { cursor, ...filter } = query;
    const rows = await listPosts(db, actor.organisation.id, filter, readPageCursor(cursor));
    const { page, next } = cutPage(rows, filter.limit, (row) => [momentOf(row, filter.state), row.id]);
    const { found, ...counts } = await countPosts(db, actor.organisation.id, filter);
    return { items: page.map((row) => viewListed(actor.network, row, now)), next, counts, found };
  },

  async exportPosts({ query, actor, db, language, now }) {
    const { format, ...filter } = query;
    const rows = everyRow<ListedPost, PageCursor>(
      // The list hands out one more than it is asked for.
      (after, limit) => listPosts(db, actor.organisation.id, { ...filter, limit: limit - 1 }, after),
      (row) => ({ at: momentOf(row, filter.state), id: row.id }),
      { max: fileRowsMax, batch: 500 },
    );
    async function* shown() {
      for await (const row of rows) yield viewListed(actor.network, row, now);
    }
    return listFile(postFile(filter.state), shown(), { format, language, now, timeZone: actor.network.timeZone });
  },

  async getStatistics({ params, actor, db, now }) {
    const row = await selectReading(db, viewerOf(actor, actor.language))
      .where("post.id", "=", params.postId)
      .where("post.organisationId", "=", actor.organisation.id)
      .where("post.deletedAt", "is", null)
      .executeTakeFirst();
    if (!row) refuse("not_found");
    const figures = await listEngagement(db, params.postId);
    const totals = sumOf(figures);
    const early = isEarly(row.publishedAt, now);
    const { reactions, poll } = viewReading(row, { network: actor.network, actor, now });
    // The same counts as in the lists.
    const talk = await talkOn(db, sql.val(params.postId)).executeTakeFirstOrThrow();
    const step = stepOf(row.publishedAt ?? now, now);
    const views = row.publishedAt ? await listViews(db, params.postId, row.publishedAt, step) : [];
    return {
      total: { ...disclosedFigures(totals), ...talk },
      staffComments: Math.max(0, talk.comments - totals.comments),
      tookPart: peopleCount(await countTakingPart(db, params.postId)),
      overTime: curveOf(views, step, now),
      rating: ratingOf(totals, early),
      perNeighbourhood: figures.map(({ neighbourhoodId, name, ...one }) => ({
        ...{ neighbourhoodId, name, ...disclosedFigures(sumOf([one])) },
        rating: ratingOf(one, early),
      })),
      reactions,
      poll,
      mails: row.type === "urgent" ? disclosedProgress(await readProgress(db, params.postId)) : null,
      at: now.toISOString(),
    };
  },
});
