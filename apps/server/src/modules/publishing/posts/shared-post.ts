/** A message as it is shared with residents: `share` itself knows nothing of messages. */
import type { SharedWith, Visibility } from "@stoep/contract/publishing";
import { plainText } from "@stoep/contract/rich-text";
import { sql } from "kysely";
import { withoutLinks } from "../links/index.ts";
import type { SharedKind } from "../share/index.ts";
import { shareVerdict } from "./policy.ts";
import { labelOf, posterFacts } from "./poster-facts.ts";
import { translatedTo } from "./store/lists.ts";
import { selectReadPosts, viewerOf } from "./store/read-posts.ts";
import { viewReadPost } from "./views.ts";

const readers = {
  everyone: "residents",
  "local-economy": "businesses",
  "public-page": "anyone",
} as const satisfies Record<Visibility, SharedWith>;

const find: SharedKind["find"] = async ({ actor, db, now, language }, postId) => {
  const row = await selectReadPosts(db, viewerOf(actor, language))
    .select(["post.visibility", "post.publishAt"])
    .select((eb) => translatedTo(eb).as("translatedTo"))
    .where("post.id", "=", postId)
    .where("post.organisationId", "=", actor.organisation.id)
    .where("post.deletedAt", "is", null)
    .executeTakeFirst();
  if (!row) return null;
  const post = viewReadPost(row, { network: actor.network, actor, now, links: withoutLinks });
  const [picture] = row.images;
  return {
    can: shareVerdict(row),
    sharedWith: readers[row.visibility],
    languages: [row.language, ...row.translatedTo],
    language: post.language,
    label: labelOf(post),
    title: post.title,
    facts: posterFacts(post, { timeZone: actor.network.timeZone, now, closesAt: row.pollClosesAt }),
    text: plainText(post.textHtml),
    picture: picture ? { ...picture, altText: post.images[0]?.altText ?? "" } : null,
    organisation: { name: row.organisationName, logo: row.logo },
  };
};

export const sharedPost: SharedKind = {
  feature: "inbox",
  find,
  pathOf: (id) => `/m/${id}`,
  async findByEnding(db, ending) {
    const found = await db
      .selectFrom("post")
      .select("post.id")
      .where(sql<string>`right(post.id::text, 10)`, "=", ending)
      .where("post.publishedAt", "is not", null)
      .where("post.deletedAt", "is", null)
      .orderBy("post.id")
      .limit(1)
      .executeTakeFirst();
    return found?.id ?? null;
  },
};
