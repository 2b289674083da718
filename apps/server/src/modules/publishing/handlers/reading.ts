import { publishing } from "@stoep/contract/publishing";
import { handle } from "#kernel/module.ts";
import { cutPage, readPageCursor } from "#kernel/page.ts";
import { refuse } from "#kernel/refuse.ts";
import { networkBySlug } from "#modules/accounts/index.ts";
import { mayRead, selectPublic, selectReading, viewerOf } from "../store/reading.ts";
import { markSeen } from "../store/seen.ts";
import { viewReading } from "../views.ts";

const guest = { kind: "guest" } as const;
const pageSize = 20;

export const readingHandlers = handle(publishing, {
  async readPost({ params, query, actor, db, now, language }) {
    const row = await selectReading(db, viewerOf(actor, query.language ?? language))
      .where("post.id", "=", params.postId)
      .where((eb) => mayRead(eb, actor))
      .executeTakeFirst();
    return row ? viewReading(row, { network: actor.network, actor, now }) : refuse("not_found");
  },

  async readPublicPost({ params, query, db, bind, language, now }) {
    const network = (await networkBySlug(db, params.networkSlug)) ?? refuse("not_found");
    const row = await selectReading(bind(network).db, viewerOf(guest, query.language ?? language))
      .where("post.id", "=", params.postId)
      .where((eb) => mayRead(eb, guest))
      .executeTakeFirst();
    return row ? viewReading(row, { network, actor: guest, now }) : refuse("not_found");
  },

  async listPublicPosts({ params, query, db, bind, language, now }) {
    const network = (await networkBySlug(db, params.networkSlug)) ?? refuse("not_found");
    const viewer = viewerOf(guest, query.language ?? language);
    const rows = await selectPublic(bind(network).db, viewer, readPageCursor(query.cursor), pageSize + 1).execute();
    const { page, next } = cutPage(rows, pageSize, ({ publishedAt, id }) => [publishedAt ?? now, id]);
    return { items: page.map((row) => viewReading(row, { network, actor: guest, now })), next };
  },

  async markSeen({ body, actor, db, now }) {
    await markSeen(db, actor, body, now);
    return { done: true };
  },
});
