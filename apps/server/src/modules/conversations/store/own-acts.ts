/** Comments and votes of one resident in one list: each part is read from its own index, no further than the page. */
import { type Expression, sql } from "kysely";
import type { Db } from "#kernel/database.ts";
import { inPages, type PageCursor } from "#kernel/page.ts";
import type { SubjectKinds } from "../subjects.ts";
import { optionOf } from "./own-data.ts";

export type OwnActRow = Awaited<ReturnType<typeof listOwnActs>>[number];

/** The kind and name of the subject, as JSON; null when the subject is deleted. */
function subjectOf(db: Db, subjects: SubjectKinds, subjectId: Expression<string>) {
  const found = [...subjects].map(
    ([word, kind]) =>
      sql`case when ${kind.isThere(db, subjectId)}
        then jsonb_build_object('subjectKind', ${word}::text, 'name', ${kind.nameOf(db, subjectId)}) end`,
  );
  return sql<{ subjectKind: string; name: string | null } | null>`coalesce(${sql.join(found)})`;
}

const none = sql<string | null>`null::uuid`;

const selectComments = (db: Db, residentId: string, place: PageCursor | null, limit: number) =>
  db
    .selectFrom("comment")
    .select(["comment.id", "comment.createdAt as at", "comment.subjectId", "comment.text", "comment.imageId"])
    .select(["comment.parentId", "comment.hiddenAt", "comment.deletedAt"])
    .select([sql<string | null>`null`.as("vote"), sql<number | null>`null::integer`.as("score"), none.as("optionId")])
    .where("comment.authorResidentId", "=", residentId)
    .$call((query) => inPages(query, ["comment.createdAt", "comment.id"], "desc", { place, limit }));

const selectVotes = (db: Db, residentId: string, place: PageCursor | null, limit: number) =>
  db
    .selectFrom("vote")
    .select(["vote.subjectId as id", "vote.votedAt as at", "vote.subjectId", sql<string>`''`.as("text")])
    .select([none.as("imageId"), none.as("parentId")])
    .select([sql<Date | null>`null::timestamptz`.as("hiddenAt"), sql<Date | null>`null::timestamptz`.as("deletedAt")])
    .select([sql<string | null>`vote.kind`.as("vote"), "vote.score", "vote.optionId"])
    .where("vote.residentId", "=", residentId)
    .$call((query) => inPages(query, ["vote.votedAt", "vote.subjectId"], "desc", { place, limit }));

export function listOwnActs(
  db: Db,
  subjects: SubjectKinds,
  residentId: string,
  place: PageCursor | null,
  limit: number,
) {
  const both = db
    .selectFrom(selectComments(db, residentId, place, limit).as("written"))
    .selectAll()
    .unionAll(db.selectFrom(selectVotes(db, residentId, place, limit).as("given")).selectAll());
  return db
    .selectFrom(both.as("act"))
    .selectAll()
    .select((eb) => [
      subjectOf(db, subjects, eb.ref("act.subjectId")).as("subject"),
      optionOf(db, subjects, eb.ref("act.subjectId"), eb.ref("act.optionId")).as("option"),
    ])
    .orderBy("act.at", "desc")
    .orderBy("act.id", "desc")
    .limit(limit)
    .execute();
}
