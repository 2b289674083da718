import { publishing } from "@stoep/contract/publishing";
import { guest } from "#kernel/actor.ts";
import { handle } from "#kernel/module.ts";
import { cutPage, readPageCursor } from "#kernel/page.ts";
import { refuse } from "#kernel/refuse.ts";
import { findNetworkBySlug } from "#modules/accounts/index.ts";
import { viewFile } from "#modules/files/index.ts";
import { readLinks } from "../../links/index.ts";
import { followedIn, mayReadAround } from "../store/followers.ts";
import { listPublicSenders, mayRead, selectPublicPosts, selectReadPosts, viewerOf } from "../store/read-posts.ts";
import { viewReadPost } from "../views.ts";

const pageSize = 20;

export const readHandlers = handle(publishing, {
  async readPost({ params, query, actor, db, now, provided, ...call }) {
    const language = query.language ?? call.language;
    const row = await selectReadPosts(db, viewerOf(actor, language))
      .where("post.id", "=", params.postId)
      .where((eb) => mayReadAround(eb, actor))
      .select((eb) => followedIn(eb, actor).as("followedIn"))
      .executeTakeFirst();
    if (!row) refuse("not_found");
    const links = await readLinks({ actor, db, provided, language, now }, [row]);
    return viewReadPost(row, { network: actor.network, actor, now, links });
  },

  async readPublicPost({ params, query, now, ...call }) {
    const network = (await findNetworkBySlug(call.db, params.networkSlug)) ?? refuse("not_found");
    const language = query.language ?? call.language;
    const { db, provided } = call.bind(network);
    const row = await selectReadPosts(db, viewerOf(guest, language))
      .where("post.id", "=", params.postId)
      .where((eb) => mayRead(eb, guest))
      .executeTakeFirst();
    if (!row) refuse("not_found");
    const links = await readLinks({ actor: guest, db, provided, language, now }, [row]);
    return viewReadPost(row, { network, actor: guest, now, links });
  },

  async listPublicPosts({ params, query, now, ...call }) {
    const network = (await findNetworkBySlug(call.db, params.networkSlug)) ?? refuse("not_found");
    const language = query.language ?? call.language;
    const { db, provided } = call.bind(network);
    const viewer = viewerOf(guest, language);
    const place = readPageCursor(query.cursor);
    const rows = await selectPublicPosts(db, viewer, query, place, pageSize + 1).execute();
    const { page, next } = cutPage(rows, pageSize, ({ publishedAt, id }) => [publishedAt ?? now, id]);
    const links = await readLinks({ actor: guest, db, provided, language, now }, page);
    return { items: page.map((row) => viewReadPost(row, { network, actor: guest, now, links })), next };
  },

  async listPublicSenders({ params, db, bind, language }) {
    const network = (await findNetworkBySlug(db, params.networkSlug)) ?? refuse("not_found");
    const rows = await listPublicSenders(bind(network).db, network.id);
    const { compare } = new Intl.Collator(language, { numeric: true });
    const items = rows.map((row) => ({ ...row, logo: row.logo && viewFile(network, row.logo) }));
    return { items: items.sort((a, b) => compare(a.name, b.name)) };
  },
});
