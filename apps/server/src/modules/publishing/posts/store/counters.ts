/** How many messages an organisation has in each state. */
import type { PostKind } from "@stoep/contract/publishing";
import { sql } from "kysely";
import type { Db } from "#kernel/database.ts";

const ownPosts = (db: Db, organisationId: string) =>
  db.selectFrom("post").where("post.organisationId", "=", organisationId).where("post.deletedAt", "is", null);

/** Of all kinds: live messages are counted as they come and go. */
export const countLive = (db: Db, organisationId: string) =>
  db
    .selectFrom("postTally")
    .where("organisationId", "=", organisationId)
    .select(({ fn, lit }) => fn.coalesce(fn.sum<number>("published"), lit(0)).as("total"))
    .$asScalar()
    .$notNull();

/** Those that are not live are few. */
export const countUnpublished = (db: Db, organisationId: string, state: "scheduled" | "concept", kind?: PostKind) =>
  ownPosts(db, organisationId)
    .where("post.publishAt", state === "scheduled" ? "is not" : "is", null)
    .$if(state === "scheduled", (query) => query.where("post.publishedAt", "is", null))
    .$if(kind !== undefined, (query) => query.where("post.kind", "=", kind ?? "message"))
    .select(({ fn }) => fn.countAll<number>().as("total"))
    .$asScalar()
    .$notNull();

/** Activities and vacancies have an index; plain messages, of which there are most, are what remains. */
const countLiveOf = (db: Db, organisationId: string, kind: PostKind) => {
  const isOther = sql<boolean>`${sql.ref("post.kind")} <> 'message'`;
  const others = ownPosts(db, organisationId)
    .where("post.publishedAt", "is not", null)
    .where(isOther)
    .$if(kind !== "message", (query) => query.where("post.kind", "=", kind))
    .select(({ fn }) => fn.countAll<number>().as("total"))
    .$asScalar()
    .$notNull();
  return kind === "message" ? sql<number>`${countLive(db, organisationId)} - ${others}` : others;
};

/** Selects one row: of this kind, in each state. */
export const countPostsOf = (kind: PostKind) => (db: Db, organisationId: string) =>
  db.selectNoFrom([
    sql<number>`${countLiveOf(db, organisationId, kind)}`.as("published"),
    countUnpublished(db, organisationId, "scheduled", kind).as("scheduled"),
    countUnpublished(db, organisationId, "concept", kind).as("concept"),
  ]);
