/** Posts that belong to something, for the readers of its page. */
import { publishing } from "@stoep/contract/publishing";
import { type Actor, guest, type Network } from "#kernel/actor.ts";
import type { RouteCall } from "#kernel/call.ts";
import { handle } from "#kernel/module.ts";
import { cutPage, readPageCursor } from "#kernel/page.ts";
import { refuse } from "#kernel/refuse.ts";
import { findNetworkBySlug } from "#modules/accounts/index.ts";
import { readLinks } from "../../links/index.ts";
import { type LinkedFilter, selectLinkedPosts } from "../store/linked-posts.ts";
import { viewerOf } from "../store/read-posts.ts";
import { viewReadPost } from "../views.ts";

const pageSize = 20;

export const linkedHandlers = handle(publishing, {
  async listLinkedPosts(call) {
    return listLinked({ ...call, network: call.actor.network }, { ...call.params, ...call.query });
  },

  async listPublicLinkedPosts({ params, query, now, ...call }) {
    const network = (await findNetworkBySlug(call.db, params.networkSlug)) ?? refuse("not_found");
    const reader = { ...call.bind(network), actor: guest, network, now, language: query.language ?? call.language };
    return listLinked(reader, { ...params, ...query });
  },
});

interface LinkedReader extends Pick<RouteCall, "db" | "provided" | "now" | "language"> {
  actor: Actor;
  network: Network;
}

/** Refuses with `not_found` if the reader cannot open what they belong to: what belongs to it would tell of it. */
async function listLinked(reader: LinkedReader, { cursor, ...wanted }: LinkedFilter & { cursor?: string | undefined }) {
  const { db, actor, network, now, language } = reader;
  const asked = { linkKind: wanted.linkKind, linkId: wanted.linkId.toLowerCase(), linkPart: null };
  const openable = (await readLinks(reader, [asked]))(asked);
  if (!openable?.path) refuse("not_found");
  const place = readPageCursor(cursor);
  const rows = await selectLinkedPosts(db, { actor, viewer: viewerOf(actor, language) }, wanted, {
    place,
    limit: pageSize + 1,
  }).execute();
  const { page, next } = cutPage(rows, pageSize, ({ publishedAt, id }) => [publishedAt ?? now, id]);
  const links = await readLinks(reader, page);
  return { items: page.map((row) => viewReadPost(row, { network, actor, now, links })), next };
}
