import { sql } from "kysely";
import type { Db } from "#kernel/database.ts";

/** Rows of (project, person, where they lived): several for one person. A room in which people take part adds a part here. */
const selectPeople = (db: Db) => selectCommenters(db);

/** Residents with a visible comment on a message or an activity of the project. */
const selectCommenters = (db: Db) =>
  db
    .selectFrom("comment")
    .innerJoin("post", "post.id", "comment.subjectId")
    .where("post.linkKind", "=", "project")
    .where("post.linkId", "is not", null)
    .where("post.deletedAt", "is", null)
    .where("post.publishedAt", "is not", null)
    .where("comment.authorResidentId", "is not", null)
    .where("comment.authorAccountId", "is not", null)
    .where("comment.neighbourhoodId", "is not", null)
    .where("comment.deletedAt", "is", null)
    .where("comment.hiddenAt", "is", null)
    .select((eb) => [
      eb.ref("post.linkId").$notNull().as("projectId"),
      eb.ref("comment.authorAccountId").$notNull().as("accountId"),
      eb.ref("comment.neighbourhoodId").$notNull().as("neighbourhoodId"),
    ]);

/** Each person once, where they lived when they took part first in the order of places. */
export const listPeopleByPlace = (db: Db, projectId: string) =>
  db
    .selectFrom(
      db
        .selectFrom(selectPeople(db).as("person"))
        .where("person.projectId", "=", projectId)
        .distinctOn("person.accountId")
        .select(["person.accountId", "person.neighbourhoodId"])
        .orderBy("person.accountId")
        .orderBy("person.neighbourhoodId")
        .as("one"),
    )
    .groupBy("one.neighbourhoodId")
    .select(["one.neighbourhoodId", sql<number>`count(*)::integer`.as("people")])
    .execute();
