import type { ProjectKind } from "@stoep/contract/participation";
import { pollTypes } from "@stoep/contract/publishing/values";
import { type Expression, sql } from "kysely";
import type { Db } from "#kernel/database.ts";
import { phaseDaysOf } from "../projects/index.ts";

interface Reader {
  organisationId: string;
  today: string;
}

const isOver = (today: string) =>
  sql<boolean>`(${sql.ref("project.endedAt")} is not null or ${sql.ref("project.endsOn")} < ${today}::date)`;

const selectPublished = (db: Db, organisationId: string) =>
  db
    .selectFrom("project")
    .where("project.organisationId", "=", organisationId)
    .where("project.publishedAt", "is not", null)
    .where("project.deletedAt", "is", null);

export const countByType = (db: Db, { organisationId, today }: Reader) =>
  selectPublished(db, organisationId)
    .groupBy("project.kind")
    .select([
      "project.kind as type",
      sql<number>`count(*)::integer`.as("published"),
      sql<number>`(count(*) filter (where not ${isOver(today)} and ${sql.ref("project.startsOn")} <= ${today}::date))::integer`.as(
        "active",
      ),
    ])
    .execute();

export async function countItems(db: Db, { organisationId }: Reader, type: ProjectKind | undefined): Promise<number> {
  const { total } = await selectPublished(db, organisationId)
    .$if(type !== undefined, (query) => query.where("project.kind", "=", type ?? "project"))
    .select(sql<number>`count(*)::integer`.as("total"))
    .executeTakeFirstOrThrow();
  return total;
}

export type ItemRow = Awaited<ReturnType<typeof listItems>>[number];

/** Those under way first, the one that ends soonest on top; then those to come; then the latest that are over. */
export function listItems(
  db: Db,
  { organisationId, today }: Reader,
  { type, page, limit }: { type?: ProjectKind | undefined; page: number; limit: number },
) {
  const standing = sql<number>`case when ${isOver(today)} then 2
    when ${sql.ref("project.startsOn")} > ${today}::date then 1 else 0 end`;
  const day = sql<number>`case ${standing} when 0 then project.ends_on - date '2000-01-01'
    when 1 then project.starts_on - date '2000-01-01' else date '2000-01-01' - project.ends_on end`;
  // Chosen by the index alone (project_overview): only the page's projects are read as a whole.
  const shown = selectPublished(db, organisationId)
    .$if(type !== undefined, (query) => query.where("project.kind", "=", type ?? "project"))
    .select("project.id")
    .orderBy(standing)
    .orderBy(day)
    .orderBy("project.id")
    .limit(limit)
    .offset(page * limit);
  return db
    .selectFrom(shown.as("shown"))
    .innerJoin("project", "project.id", "shown.id")
    .select(["project.id", "project.kind as type", "project.title", "project.isPublic", "project.isPhased"])
    .select(["project.startsOn", "project.endsOn", "project.endedAt"])
    .select((eb) => [
      phaseDaysOf(db, eb.ref("project.id")).as("phases"),
      postsOf(db, eb.ref("project.id"), "message").as("messages"),
      postsOf(db, eb.ref("project.id"), "activity").as("events"),
    ])
    .orderBy(standing)
    .orderBy(day)
    .orderBy("project.id")
    .execute();
}

const postsOf = (db: Db, projectId: Expression<string>, kind: "message" | "activity") =>
  db
    .selectFrom("post")
    .where("post.linkKind", "=", "project")
    .where("post.linkId", "=", projectId)
    .where("post.kind", "=", kind)
    .where("post.publishedAt", "is not", null)
    .where("post.deletedAt", "is", null)
    .select(sql<number>`count(*)::integer`.as("count"))
    .$asScalar()
    .$notNull();

/** The organisation's live polls with their votes, and its live alerts. */
export async function countPosts(db: Db, organisationId: string) {
  const ofType = (types: readonly string[]) =>
    db
      .selectFrom("post")
      .where("post.organisationId", "=", organisationId)
      .where("post.publishedAt", "is not", null)
      .where("post.deletedAt", "is", null)
      .where(sql<boolean>`${sql.ref("post.type")} = any(${types}::text[])`);
  const counted = await ofType([...pollTypes, "urgent"])
    .select([
      sql<number>`(count(*) filter (where ${sql.ref("post.type")} <> 'urgent'))::integer`.as("polls"),
      sql<number>`(count(*) filter (where ${sql.ref("post.type")} = 'urgent'))::integer`.as("alerts"),
    ])
    .executeTakeFirstOrThrow();
  const { votes } = await ofType(pollTypes)
    .innerJoin("talkTally", "talkTally.subjectId", "post.id")
    .select(sql<number>`coalesce(sum(${sql.ref("talkTally.votes")}), 0)::integer`.as("votes"))
    .executeTakeFirstOrThrow();
  return { ...counted, votes };
}
