import { publishing } from "@stoep/contract/publishing";
import { handle } from "#kernel/module.ts";
import { cutPage, readPageCursor } from "#kernel/page.ts";
import { refuse } from "#kernel/refuse.ts";
import { findNetworkBySlug } from "#modules/accounts/index.ts";
import { viewFile } from "#modules/files/index.ts";
import { followedIn, mayReadAround } from "../store/followers.ts";
import { listPublicSenders, mayRead, selectPublicPosts, selectReadPosts, viewerOf } from "../store/read-posts.ts";
import { viewReadPost } from "../views.ts";

const guest = { kind: "guest" } as const;
const pageSize = 20;

export const readHandlers = handle(publishing, {
  async readPost({ params, query, actor, db, now, language }) {
    const row = await selectReadPosts(db, viewerOf(actor, query.language ?? language))
      .where("post.id", "=", params.postId)
      .where((eb) => mayReadAround(eb, actor))
      .select((eb) => followedIn(eb, actor).as("followedIn"))
      .executeTakeFirst();
    return row ? viewReadPost(row, { network: actor.network, actor, now }) : refuse("not_found");
  },

  async readPublicPost({ params, query, db, bind, language, now }) {
    const network = (await findNetworkBySlug(db, params.networkSlug)) ?? refuse("not_found");
    const row = await selectReadPosts(bind(network).db, viewerOf(guest, query.language ?? language))
      .where("post.id", "=", params.postId)
      .where((eb) => mayRead(eb, guest))
      .executeTakeFirst();
    return row ? viewReadPost(row, { network, actor: guest, now }) : refuse("not_found");
  },

  async listPublicPosts({ params, query, db, bind, language, now }) {
    const network = (await findNetworkBySlug(db, params.networkSlug)) ?? refuse("not_found");
    const viewer = viewerOf(guest, query.language ?? language);
    const place = readPageCursor(query.cursor);
    const rows = await selectPublicPosts(bind(network).db, viewer, query, place, pageSize + 1).execute();
    const { page, next } = cutPage(rows, pageSize, ({ publishedAt, id }) => [publishedAt ?? now, id]);
    return { items: page.map((row) => viewReadPost(row, { network, actor: guest, now })), next };
  },

  async listPublicSenders({ params, db, bind, language }) {
    const network = (await findNetworkBySlug(db, params.networkSlug)) ?? refuse("not_found");
    const rows = await listPublicSenders(bind(network).db, network.id);
    const { compare } = new Intl.Collator(language, { numeric: true });
    const items = rows.map((row) => ({ ...row, logo: row.logo && viewFile(network, row.logo) }));
    return { items: items.sort((a, b) => compare(a.name, b.name)) };
  },
});
