/** The organisation's own messages, by state, in pages. */

import { dayAt } from "@stoep/contract/kernel";
import { type PostFilter, readLinkText } from "@stoep/contract/publishing";
import { searchWords } from "@stoep/contract/search-words";
import { type ExpressionBuilder, type SelectQueryBuilder, sql } from "kysely";
import { jsonArrayFrom, jsonObjectFrom } from "kysely/helpers/postgres";
import type { z } from "zod";
import type { LicenceScope, Staff } from "#kernel/actor.ts";
import type { Db } from "#kernel/database.ts";
import { after, like } from "#kernel/page.ts";
import { isWithin } from "#kernel/sql/filters.ts";
import { anyOf } from "#kernel/sql/id-list.ts";
import { openReportsOn, talkCountsOn } from "#modules/conversations/index.ts";
import { fileSelection } from "#modules/files/index.ts";
import type { Database } from "../../../../schema/db.types.ts";
import { countLive, countUnpublished } from "./counters.ts";
import { dateOrder, listedActivityOf, listedVacancyOf } from "./listed-activity.ts";
import { namesOf, placesOf } from "./listed-places.ts";
import { creatorName } from "./posts.ts";
import { neighbourhoodIdsOf } from "./selections.ts";

export type PostListFilter = Omit<z.output<typeof PostFilter>, "cursor">;
export type PostListRow = Awaited<ReturnType<typeof listPostRows>>[number];

/** The time that each state is sorted by; scheduled messages start with the earliest. */
const orders = {
  published: { moment: "post.publishedAt", direction: "desc" },
  scheduled: { moment: "post.publishAt", direction: "asc" },
  concept: { moment: "post.savedAt", direction: "desc" },
} as const;

type Sorting = Pick<PostListFilter, "sort" | "state" | "kind">;

/** The sort order of a list: only live messages have been seen, and only activities and vacancies have dates. */
export const sortOf = ({ sort, state, kind }: Sorting): PostListFilter["sort"] =>
  (sort === "seen" && state !== "published") || (sort === "date" && kind !== "activity" && kind !== "vacancy")
    ? "moment"
    : sort;
const directionOf = (filter: PostListFilter) =>
  filter.direction ??
  { moment: orders[filter.state].direction, title: "asc" as const, date: "asc" as const, seen: "desc" as const }[
    sortOf(filter)
  ];

/** The values that a list is sorted by, the id last. */
type ListPlace = readonly (string | Date)[];

/** One more than `filter.limit`, if there is one. */
export function listPosts(
  db: Db,
  reader: ListReader,
  filter: PostListFilter,
  place: ListPlace | null,
): Promise<PostListRow[]> {
  const direction = directionOf(filter);
  const { organisationId } = reader;
  const own = ownRows(db, reader, filter).limit(filter.limit + 1);
  const sort = sortOf(filter);
  if (sort === "seen") {
    return own
      .innerJoin("postTotal as sorted", "sorted.postId", "post.id")
      .where("sorted.organisationId", "=", organisationId)
      .where(({ refTuple }) => after(refTuple("sorted.seenTold", "sorted.postId"), direction, place))
      .orderBy("sorted.seenTold", direction)
      .orderBy("sorted.postId", direction)
      .execute();
  }
  const orderIn = (eb: Posts) =>
    sort === "title"
      ? titleOrder
      : sort === "date"
        ? dateOrder(eb, dated(reader, filter))
        : sql.ref<string>(orders[filter.state].moment);
  return own
    .where((eb) => after(sql`(${orderIn(eb)}, ${eb.ref("post.id")})`, direction, place))
    .orderBy(orderIn, direction)
    .orderBy("post.id", direction)
    .execute();
}

/** The expression that is indexed. */
const titleOrder = sql<string>`lower(${sql.ref("post.title")})`;

/** Whose posts, what their licence covers, and the moment at which dates are over, by the clock of the network. */
type ListReader = { organisationId: string; scope: LicenceScope | null; now: Date; timeZone: string };

export const listReader = ({ actor, now }: { actor: Staff; now: Date }): ListReader => ({
  organisationId: actor.organisation.id,
  scope: actor.scopes.network,
  now,
  timeZone: actor.network.timeZone,
});
const dated = ({ now, timeZone }: ListReader, { kind }: Pick<PostListFilter, "kind">) => ({
  now,
  today: dayAt(now, timeZone),
  kind,
});

const ownRows = (db: Db, reader: ListReader, filter: PostListFilter) =>
  filterPosts(selectListed(db, reader, filter), filter)
    .where("post.organisationId", "=", reader.organisationId)
    .where("post.deletedAt", "is", null);

/** Live messages by their ids, in no order. */
export const listPostRows = (db: Db, reader: ListReader, ids: readonly string[]) =>
  selectListed(db, reader, {})
    .where("post.organisationId", "=", reader.organisationId)
    .where("post.id", "=", anyOf(ids))
    .where("post.deletedAt", "is", null)
    .execute();

/** As many as show whether a licence covers them all: if it covers three, one of any four is not covered. */
const tellingCount = (scope: LicenceScope | null) => (scope ? scope.neighbourhoodIds.length + 1 : 1);

function selectListed(db: Db, reader: ListReader, filter: Pick<PostListFilter, "kind">) {
  const { scope, now } = reader;
  return db
    .selectFrom("post")
    .select(["post.id", "post.kind", "post.type", "post.title", "post.publishAt", "post.publishedAt", "post.savedAt"])
    .select(["post.theme", "post.visibility", "post.language", "post.neighbourhoodCount", "post.createdBy"])
    .select(["post.linkKind", "post.linkId", "post.linkPart"])
    .select((eb) => [
      titleOrder.as("titleOrder"),
      sql<string>`${dateOrder(eb, dated(reader, filter))}::text`.as("dateOrder"),
      listedActivityOf(eb, now).as("activity"),
      listedVacancyOf(eb).as("vacancy"),
      namesOf(eb).as("neighbourhoodNames"),
      neighbourhoodIdsOf(db, eb.ref("post.id"), tellingCount(scope)).as("neighbourhoodIds"),
      translatedTo(eb).as("translatedTo"),
      creatorName(eb).as("createdByName"),
      jsonObjectFrom(firstImageOf(eb)).as("image"),
      jsonObjectFrom(totalsOf(eb)).as("totals"),
      jsonObjectFrom(talkCountsOn(db, eb.ref("post.id")))
        .$notNull()
        .as("talk"),
      openReportsOn(db, eb.ref("post.id")).$notNull().as("openReports"),
      dateStatesOf(eb).as("dateStates"),
    ]);
}

type Posts = ExpressionBuilder<Database, "post">;

/** When the dates of an activity end, and which are cancelled. */
const dateStatesOf = (eb: Posts) =>
  jsonArrayFrom(
    eb.selectFrom("activityDate").whereRef("activityDate.postId", "=", "post.id").select(["endsAt", "cancelledAt"]),
  );

function filterPosts<O>(query: SelectQueryBuilder<Database, "post", O>, filter: PostListFilter) {
  const { state, ids, search, kind, types, theme, neighbourhoodId, authorId } = filter;
  const { moment } = orders[state];
  const link = readLinkText(filter.link ?? "");
  return query
    .where("post.publishedAt", state === "published" ? "is not" : "is", null)
    .$if(state !== "published", (q) => q.where("post.publishAt", state === "scheduled" ? "is not" : "is", null))
    .$if(ids.length > 0, (q) => q.where("post.id", "=", anyOf(ids)))
    .where((eb) => eb.and(searchWords(search ?? "").map((word) => eb("post.words", "like", like.word(word)))))
    .$if(kind !== undefined, (q) => q.where("post.kind", "=", kind ?? "message"))
    .$if(types.length > 0, (q) => q.where("post.type", "in", types))
    .$if(theme !== undefined, (q) =>
      q.where((eb) => eb.or([eb("post.theme", "=", theme ?? null), eb("post.secondTheme", "=", theme ?? null)])),
    )
    .$if(neighbourhoodId !== undefined, (q) =>
      q.where((eb) =>
        eb.exists(
          placesOf(eb)
            .where("postNeighbourhood.neighbourhoodId", "=", neighbourhoodId ?? "")
            .select("postNeighbourhood.postId"),
        ),
      ),
    )
    .$if(authorId !== undefined, (q) => q.where("post.createdBy", "=", authorId ?? null))
    .$if(link !== null, (q) =>
      q.where("post.linkKind", "=", link?.kind ?? "").where("post.linkId", "=", link?.id ?? ""),
    )
    .$if(!!link?.part, (q) => q.where("post.linkPart", "=", link?.part ?? ""))
    .where(isWithin(moment, filter));
}

/** The languages besides the original. */
export const translatedTo = (eb: Pick<Posts, "selectFrom">) =>
  sql<ListedLanguage[]>`array(${eb
    .selectFrom("postTranslation")
    .whereRef("postTranslation.postId", "=", "post.id")
    .select("postTranslation.language")
    .orderBy("postTranslation.language")})`;
type ListedLanguage = Database["post"]["language"];

const firstImageOf = (eb: Posts) =>
  eb
    .selectFrom("postImage")
    .innerJoin("file", "file.id", "postImage.fileId")
    .whereRef("postImage.postId", "=", "post.id")
    .select(fileSelection)
    .orderBy("postImage.position")
    .limit(1);

/** null before the first roll-up. */
const totalsOf = (eb: Posts) =>
  eb
    .selectFrom("postTotal")
    .whereRef("postTotal.postId", "=", "post.id")
    .select(["reached", "seen", "opened", "clicked", "reactions", "comments", "votes"])
    .select(["fewReached", "fewSeen", "fewOpened", "fewClicked", "seenTold", "rolledAt"]);

/**
 * Counts messages that are not live, which are few, and reads the counter of live ones; `found` counts matches, and is null without
 * filters.
 */
export function countPosts(db: Db, organisationId: string, filter: PostListFilter) {
  const found = filterPosts(db.selectFrom("post"), filter)
    .where("organisationId", "=", organisationId)
    .where("deletedAt", "is", null)
    .select(({ fn }) => fn.countAll<number>().as("total"));
  return db
    .selectNoFrom([
      countLive(db, organisationId).as("published"),
      countUnpublished(db, organisationId, "scheduled").as("scheduled"),
      countUnpublished(db, organisationId, "concept").as("concept"),
      (isFiltered(filter) ? sql<number | null>`(${found})` : sql<number | null>`null`).as("found"),
    ])
    .executeTakeFirstOrThrow();
}

const isFiltered = ({
  ids,
  search,
  kind,
  types,
  theme,
  neighbourhoodId,
  authorId,
  link,
  from,
  until,
}: PostListFilter): boolean =>
  ids.length > 0 ||
  types.length > 0 ||
  [search, kind, theme, neighbourhoodId, authorId, link, from, until].some(Boolean);

/** The position of a row in its list. */
export function cursorOf(row: PostListRow, filter: Sorting): ListPlace {
  const moments = { published: row.publishedAt, scheduled: row.publishAt, concept: row.savedAt };
  const order = {
    moment: moments[filter.state] ?? row.savedAt,
    title: row.titleOrder,
    date: row.dateOrder,
    seen: String(row.totals?.seenTold ?? 0),
  };
  return [order[sortOf(filter)], row.id];
}

export type PostText = Awaited<ReturnType<typeof listPostTexts>>[number];

/** What only the file has of them: everything that was written. */
export const listPostTexts = (db: Db, ids: readonly string[]) =>
  db.selectFrom("post").select(["id", "textHtml", "secondTheme"]).where("id", "=", anyOf(ids)).execute();
