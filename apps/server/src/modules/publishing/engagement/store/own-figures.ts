/** Rolled-up figures over many posts of one organisation, within a limited window. S1 §9 */
import { peopleCountMin } from "@stoep/contract/people-count";
import type { PostKind, Rating } from "@stoep/contract/publishing";
import { sql } from "kysely";
import type { Db } from "#kernel/database.ts";
import { fullNameOrNone } from "#kernel/sql/full-name.ts";
import { creatorName } from "../../posts/index.ts";

interface FigureWindow {
  organisationId: string;
  since: Date;
  kind?: PostKind | undefined;
}

const figures = [
  "reached",
  "seen",
  "opened",
  "clicked",
  "reactions",
  "comments",
  "votes",
  "fewReached",
  "fewSeen",
  "fewOpened",
  "fewClicked",
] as const;

/** Posts that went live since then, with their figures: null before the first roll-up. */
function selectWindow(db: Db, { organisationId, since, kind }: FigureWindow) {
  return db
    .selectFrom("post")
    .leftJoin("postTotal", "postTotal.postId", "post.id")
    .where("post.organisationId", "=", organisationId)
    .where("post.publishedAt", ">=", since)
    .where("post.deletedAt", "is", null)
    .$if(kind !== undefined, (query) => query.where("post.kind", "=", kind ?? "message"));
}

const sums = figures.map((name) => sql<number>`coalesce(sum(${sql.ref(`postTotal.${name}`)}), 0)`.as(name));

/** By month of the network's clock, kind, type and rating: a few hundred rows at most, however many posts. */
export function countFigures(db: Db, window: FigureWindow, timeZone: string, early: Date) {
  return selectWindow(db, window)
    .select((eb) => [
      sql<string>`to_char(${eb.ref("post.publishedAt")} at time zone ${timeZone}::text, 'YYYY-MM')`.as("month"),
      ratingOf(early).as("rating"),
    ])
    .select(["post.kind", "post.type"])
    .select((eb) => [eb.fn.countAll<number>().as("published"), eb.fn.min("postTotal.rolledAt").as("rolledAt")])
    .select(sums)
    .groupBy(["month", "post.kind", "post.type", "rating"])
    .execute();
}

/** Must equal `ratingOf` of posts, which a test checks. */
const ratingOf = (early: Date) => sql<Rating>`case
    when coalesce(post_total.reactions, 0) >= 10 or (post_total.seen >= ${sql.lit(peopleCountMin)} and post_total.seen * 100 >= post_total.reached * 75) then 'good'
    when coalesce(post_total.reactions, 0) >= 5 or (post_total.seen >= ${sql.lit(peopleCountMin)} and post_total.seen * 100 >= post_total.reached * 60) then 'average'
    when coalesce(post_total.seen, 0) < ${sql.lit(peopleCountMin)} and ${sql.lit((peopleCountMin - 1) * 100)} >= coalesce(post_total.reached, 0) * 60 then 'none'
    when post.published_at > ${early} then 'early'
    else 'weak' end`;

/** By day of the network's clock. */
export function countDays(db: Db, window: FigureWindow, timeZone: string) {
  return selectWindow(db, window)
    .select((eb) =>
      sql<string>`to_char(${eb.ref("post.publishedAt")} at time zone ${timeZone}::text, 'YYYY-MM-DD')`.as("day"),
    )
    .select((eb) => eb.fn.countAll<number>().as("published"))
    .select(sums)
    .groupBy("day")
    .execute();
}

/** Ids of the posts with most reactions, comments and votes; among equals the latest first. */
export async function listBest(db: Db, window: FigureWindow, limit: number): Promise<string[]> {
  const rows = await selectWindow(db, window)
    .select("post.id")
    .where(({ eb, ref }) =>
      eb(sql<number>`${ref("postTotal.reactions")} + ${ref("postTotal.comments")} + ${ref("postTotal.votes")}`, ">", 0),
    )
    .orderBy(
      ({ ref }) => sql`${ref("postTotal.reactions")} + ${ref("postTotal.comments")} + ${ref("postTotal.votes")}`,
      "desc",
    )
    .orderBy("post.publishedAt", "desc")
    .orderBy("post.id")
    .limit(limit)
    .execute();
  return rows.map(({ id }) => id);
}

/** Counts both themes; a post has at most two, and they differ. */
export function countThemes(db: Db, window: FigureWindow) {
  const themes = selectWindow(db, window)
    .select("post.theme")
    .where("post.theme", "is not", null)
    .unionAll(selectWindow(db, window).select("post.secondTheme as theme").where("post.secondTheme", "is not", null));
  return db
    .selectFrom(themes.as("one"))
    .select(({ ref, fn }) => [ref("one.theme").$notNull().as("theme"), fn.countAll<number>().as("published")])
    .groupBy("one.theme")
    .orderBy("published", "desc")
    .orderBy("one.theme")
    .execute();
}

/** Skips from one author to the next along the index, however many posts each wrote. */
export function listAuthors(db: Db, organisationId: string) {
  return db
    .withRecursive("author", (cte) => {
      const own = cte
        .selectFrom("post")
        .select("post.createdBy as id")
        .where("post.organisationId", "=", organisationId)
        .where("post.deletedAt", "is", null)
        .where("post.createdBy", "is not", null)
        .orderBy("post.createdBy")
        .limit(1);
      return cte
        .selectFrom(own.as("first"))
        .select("first.id")
        .unionAll(
          cte
            .selectFrom("author")
            .where("author.id", "is not", null)
            .select(({ ref }) => own.where("post.createdBy", ">", ref("author.id")).$asScalar().as("id")),
        );
    })
    .selectFrom("author")
    .innerJoin("public.account as person", "person.id", "author.id")
    .select(["person.id", fullNameOrNone("person").as("name")])
    .orderBy("name")
    .orderBy("person.id")
    .execute();
}

export type DeletedRow = Awaited<ReturnType<ReturnType<typeof selectDeletedPosts>["execute"]>>[number];

/** Deleted at that time or later, latest first. */
export const selectDeletedPosts = (db: Db, organisationId: string, since: Date) =>
  db
    .selectFrom("post")
    .select(["post.id", "post.kind", "post.type", "post.title", "post.publishAt", "post.publishedAt", "post.createdBy"])
    .select((eb) => creatorName(eb).as("createdByName"))
    .select(({ ref }) => ref("post.deletedAt").$notNull().as("deletedAt"))
    .where("post.organisationId", "=", organisationId)
    .where("post.deletedAt", ">=", since)
    .orderBy("post.deletedAt", "desc")
    .orderBy("post.id", "desc");
