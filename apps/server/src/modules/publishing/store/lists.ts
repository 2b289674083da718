/** The organisation's own messages, by state, in pages. */
import type { PostFilter } from "@stoep/contract/publishing";
import { type ExpressionBuilder, type SelectQueryBuilder, sql } from "kysely";
import { jsonObjectFrom } from "kysely/helpers/postgres";
import type { z } from "zod";
import type { Db } from "#kernel/database.ts";
import { after, like, type PageCursor } from "#kernel/page.ts";
import { openReportsOn, talkOn } from "#modules/conversations/index.ts";
import { fileSelection } from "#modules/files/index.ts";
import type { Database } from "../../../schema/db.types.ts";
import { nameOf } from "./posts.ts";

export type Filter = Omit<z.output<typeof PostFilter>, "cursor">;
export type ListedPost = Awaited<ReturnType<typeof listPosts>>[number];

/** By which moment each state is ordered; what is planned starts with what comes first. */
const orders = {
  published: { moment: "post.publishedAt", direction: "desc" },
  scheduled: { moment: "post.publishAt", direction: "asc" },
  concept: { moment: "post.savedAt", direction: "desc" },
} as const;

/** One more than `filter.limit`, if there is one more. */
export function listPosts(db: Db, organisationId: string, filter: Filter, place: PageCursor | null) {
  const { moment, direction: usual } = orders[filter.state];
  const direction = filter.direction ?? usual;
  return narrow(selectListed(db), filter)
    .where("post.organisationId", "=", organisationId)
    .where("post.deletedAt", "is", null)
    .where(({ refTuple }) => after(refTuple(moment, "post.id"), direction, place))
    .orderBy(moment, direction)
    .orderBy("post.id", direction)
    .limit(filter.limit + 1)
    .execute();
}

function selectListed(db: Db) {
  return db
    .selectFrom("post")
    .select(["post.id", "post.type", "post.title", "post.publishAt", "post.publishedAt", "post.savedAt"])
    .select(["post.theme", "post.visibility", "post.language", "post.neighbourhoodCount"])
    .select((eb) => [
      namesOf(eb).as("neighbourhoodNames"),
      translatedTo(eb).as("translatedTo"),
      nameOf(eb, "post.createdBy").as("createdByName"),
      jsonObjectFrom(firstImageOf(eb)).as("image"),
      jsonObjectFrom(totalsOf(eb)).as("totals"),
      jsonObjectFrom(talkOn(db, eb.ref("post.id")))
        .$notNull()
        .as("talk"),
      openReportsOn(db, eb.ref("post.id")).$notNull().as("openReports"),
    ]);
}

type Posts = ExpressionBuilder<Database, "post">;

function narrow<O>(query: SelectQueryBuilder<Database, "post", O>, filter: Filter) {
  const { state, search, types, theme, neighbourhoodId, from, until } = filter;
  const { moment } = orders[state];
  const typed = like.anywhere(search);
  return query
    .where("post.publishedAt", state === "published" ? "is not" : "is", null)
    .$if(state !== "published", (q) => q.where("post.publishAt", state === "scheduled" ? "is not" : "is", null))
    .$if(Boolean(search), (q) =>
      q.where((eb) => eb.or([eb("post.title", "ilike", typed), eb("post.text", "ilike", typed)])),
    )
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
    .$if(from !== undefined, (q) => q.where(moment, ">=", new Date(from ?? 0)))
    .$if(until !== undefined, (q) => q.where(moment, "<", new Date(until ?? 0)));
}

const placesOf = (eb: Posts) => eb.selectFrom("postNeighbourhood").whereRef("postNeighbourhood.postId", "=", "post.id");

/**
 * The first three by name. Of a message that went to many neighbourhoods they are soon found in the order of all names; of one
 * that went to a few, these few are sorted.
 */
const namesOf = (eb: Posts) => sql<string[]>`case when ${eb.ref("post.neighbourhoodCount")} > ${sql.lit(manyPlaces)}
  then array(${firstByName(eb)}) else (array(${sortedByName(eb)}))[1:3] end`;
const manyPlaces = 30;

/** By their ids as one value, and without a limit, so that only these are read and none is looked for in the order of names. */
const sortedByName = (eb: Posts) =>
  eb
    .selectFrom("neighbourhood")
    .where(
      "neighbourhood.id",
      "=",
      sql<string>`any(array(${placesOf(eb).select("postNeighbourhood.neighbourhoodId")}))`,
    )
    .select("neighbourhood.name")
    .orderBy("neighbourhood.name")
    .orderBy("neighbourhood.id");

/** The condition is a value, which the planner cannot turn into a join of all with all. */
const firstByName = (eb: Posts) =>
  eb
    .selectFrom("neighbourhood")
    .where((inner) =>
      inner
        .selectFrom("postNeighbourhood")
        .whereRef("postNeighbourhood.postId", "=", "post.id")
        .whereRef("postNeighbourhood.neighbourhoodId", "=", "neighbourhood.id")
        .select(({ lit }) => lit(true).as("isPlace"))
        .$asScalar(),
    )
    .select("neighbourhood.name")
    .orderBy("neighbourhood.name")
    .orderBy("neighbourhood.id")
    .limit(3);

const translatedTo = (eb: Posts) =>
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

/** None before they were rolled up for the first time. */
const totalsOf = (eb: Posts) =>
  eb
    .selectFrom("postTotal")
    .whereRef("postTotal.postId", "=", "post.id")
    .select(["reached", "seen", "opened", "reactions", "comments", "votes", "fewReached", "fewSeen", "fewOpened"])
    .select("rolledAt");

/** Counts what is not live, which is never much, and reads the tally of what is; `found` is what fits the filters, null without any. */
export function countPosts(db: Db, organisationId: string, filter: Filter) {
  const unpublished = db
    .selectFrom("post")
    .where("organisationId", "=", organisationId)
    .where("deletedAt", "is", null)
    .select(({ fn }) => fn.countAll<number>().as("total"));
  const scheduled = unpublished.where("publishAt", "is not", null).where("publishedAt", "is", null);
  const published = db
    .selectFrom("postTally")
    .where("organisationId", "=", organisationId)
    .select(({ fn, lit }) => fn.coalesce(fn.sum<number>("published"), lit(0)).as("total"));
  const found = narrow(db.selectFrom("post"), filter)
    .where("organisationId", "=", organisationId)
    .where("deletedAt", "is", null)
    .select(({ fn }) => fn.countAll<number>().as("total"));
  return db
    .selectNoFrom([
      published.$asScalar().$notNull().as("published"),
      scheduled.$asScalar().$notNull().as("scheduled"),
      unpublished.where("publishAt", "is", null).$asScalar().$notNull().as("concept"),
      (isNarrowed(filter) ? sql<number | null>`(${found})` : sql<number | null>`null`).as("found"),
    ])
    .executeTakeFirstOrThrow();
}

const isNarrowed = ({ search, types, theme, neighbourhoodId, from, until }: Filter): boolean =>
  types.length > 0 || [search, theme, neighbourhoodId, from, until].some(Boolean);

/** The moment by which a row stands in its list. */
export function momentOf(row: Pick<ListedPost, "publishedAt" | "publishAt" | "savedAt">, state: Filter["state"]): Date {
  const moments = { published: row.publishedAt, scheduled: row.publishAt, concept: row.savedAt };
  return moments[state] ?? row.savedAt;
}
