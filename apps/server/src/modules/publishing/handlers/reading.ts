import { publishing } from "@stoep/contract/publishing";
import { handle } from "#kernel/module.ts";
import { cutPage, readPageCursor } from "#kernel/page.ts";
import { refuse } from "#kernel/refuse.ts";
import { networkBySlug } from "#modules/accounts/index.ts";
import { viewFile } from "#modules/files/index.ts";
import { followedIn, mayReadAround } from "../store/following.ts";
import { listPublicSenders, mayRead, selectPublic, selectReading, viewerOf } from "../store/reading.ts";
import { markSeen } from "../store/seen.ts";
import { viewReading } from "../views.ts";

const guest = { kind: "guest" } as const;
const pageSize = 20;

export const readingHandlers = handle(publishing, {
  async readPost({ params, query, actor, db, now, language }) {
    const row = await selectReading(db, viewerOf(actor, query.language ?? language))
      .where("post.id", "=", params.postId)
      .where((eb) => mayReadAround(eb, actor))
      .select((eb) => followedIn(eb, actor).as("followedIn"))
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
    const place = readPageCursor(query.cursor);
    const rows = await selectPublic(bind(network).db, viewer, query, place, pageSize + 1).execute();
    const { page, next } = cutPage(rows, pageSize, ({ publishedAt, id }) => [publishedAt ?? now, id]);
    return { items: page.map((row) => viewReading(row, { network, actor: guest, now })), next };
  },

  async listPublicSenders({ params, db, bind, language }) {
    const network = (await networkBySlug(db, params.networkSlug)) ?? refuse("not_found");
    const rows = await listPublicSenders(bind(network).db, network.id);
    const { compare } = new Intl.Collator(language, { numeric: true });
    const items = rows.map((row) => ({ ...row, logo: row.logo && viewFile(network, row.logo) }));
    return { items: items.sort((a, b) => compare(a.name, b.name)) };
  },

  async markSeen({ body, actor, db, now }) {
    await markSeen(db, actor, body, now);
    return { done: true };
  },
});
