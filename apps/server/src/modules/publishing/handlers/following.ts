import { refuse } from "#kernel/refuse.ts";
import { readProgress } from "#modules/notifications/index.ts";
import { cutPage, readPlace } from "#page.ts";
import { isEarly, ratingOf, sumOf } from "../rules.ts";
import { countStates, listPosts, momentOf } from "../store/lists.ts";
import { readerOf, selectReading } from "../store/reading.ts";
import { listEngagement } from "../store/statistics.ts";
import { viewListed, viewReading } from "../views.ts";
import type { Handlers } from "./types.ts";

export const following = {
  async listPosts({ query, actor, db, now }) {
    const { cursor, ...filter } = query;
    const rows = await listPosts(db, actor.organisation.id, filter, readPlace(cursor));
    const { page, next } = cutPage(rows, filter.limit, (row) => [momentOf(row, filter.state), row.id]);
    const counts = await countStates(db, actor.organisation.id);
    return { items: page.map((row) => viewListed(actor.network, row, now)), next, counts };
  },

  async getStatistics({ params, actor, db, now }) {
    const row = await selectReading(db, readerOf(actor, actor.language))
      .where("post.id", "=", params.postId)
      .where("post.organisationId", "=", actor.organisation.id)
      .where("post.deletedAt", "is", null)
      .executeTakeFirst();
    if (!row) refuse("not_found");
    const figures = await listEngagement(db, params.postId);
    const total = sumOf(figures);
    const early = isEarly(row.publishedAt, now);
    const { reactions, poll } = viewReading(row, { network: actor.network, actor, now });
    return {
      total,
      rating: ratingOf(total, early),
      perNeighbourhood: figures.map((one) => ({ ...one, rating: ratingOf(one, early) })),
      reactions,
      poll,
      mails: row.type === "urgent" ? await readProgress(db, params.postId) : null,
      at: now.toISOString(),
    };
  },
} satisfies Partial<Handlers>;
