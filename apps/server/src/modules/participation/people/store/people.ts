import { sql } from "kysely";
import type { Db } from "#kernel/database.ts";
import { anyOf } from "#kernel/sql/id-list.ts";

/**
 * Rows of (project, person, where they lived): several for one person. A room in which people take part adds a part here. `projectIds`:
 * all that the caller asks for, where these are few.
 */
const selectPeople = (db: Db, projectIds: readonly string[] | null = null) =>
  ofPosts(db)
    .where(isVisible("said"))
    .select(personOf("said"))
    .select("post.linkId as projectId")
    .$narrowType<{ projectId: string }>()
    .unionAll(
      ofPosts(db)
        .innerJoin("comment as answer", "answer.parentId", "said.id")
        .where(isVisible("answer"))
        .select(personOf("answer"))
        .select("post.linkId as projectId")
        .$narrowType<{ projectId: string }>(),
    )
    .unionAll(ofIdeas(db, projectIds).where(isVisible("said")).select(personOf("said")).select("idea.projectId"))
    .unionAll(
      ofIdeas(db, projectIds)
        .innerJoin("comment as answer", "answer.parentId", "said.id")
        .where(isVisible("answer"))
        .select(personOf("answer"))
        .select("idea.projectId"),
    )
    .unionAll(selectAuthors(db))
    .unionAll(selectSupporters(db));

/** Comments on messages and activities of projects. Answers are found by the comment that they answer, which is what has an index. */
const ofPosts = (db: Db) =>
  db
    .selectFrom("comment as said")
    .innerJoin("post", "post.id", "said.subjectId")
    .where("said.parentId", "is", null)
    .where("post.linkKind", "=", "project")
    .where("post.linkId", "is not", null)
    .where("post.deletedAt", "is", null)
    .where("post.publishedAt", "is not", null);

/** Comments on their ideas. The ideas of a few projects are listed first: joined, all comments of the city would be read. */
const ofIdeas = (db: Db, projectIds: readonly string[] | null) =>
  db
    .selectFrom("comment as said")
    .innerJoin("idea", "idea.id", "said.subjectId")
    .where("said.parentId", "is", null)
    .where("idea.deletedAt", "is", null)
    .$if(projectIds !== null, (query) =>
      query.where("said.subjectId", "=", sql<string>`any(array(${listedIdeas(db, projectIds ?? [])}))`),
    );

const listedIdeas = (db: Db, projectIds: readonly string[]) =>
  db
    .selectFrom("idea as listed")
    .where("listed.projectId", "=", anyOf(projectIds))
    .where("listed.deletedAt", "is", null)
    .select("listed.id");

type Spoken = "said" | "answer";

/** Of residents, whose account is there. */
const isVisible = (spoken: Spoken) =>
  sql<boolean>`(${sql.ref(`${spoken}.authorResidentId`)} is not null and ${sql.ref(`${spoken}.authorAccountId`)} is not null
    and ${sql.ref(`${spoken}.neighbourhoodId`)} is not null
    and ${sql.ref(`${spoken}.deletedAt`)} is null and ${sql.ref(`${spoken}.hiddenAt`)} is null)`;

const personOf = (spoken: Spoken) => [
  sql.ref<string>(`${spoken}.authorAccountId`).as("accountId"),
  sql.ref<string>(`${spoken}.neighbourhoodId`).as("neighbourhoodId"),
];

/** Of ideas that are there to be read, merged ones too. */
const selectAuthors = (db: Db) =>
  db
    .selectFrom("idea")
    .innerJoin("resident", "resident.id", "idea.authorId")
    .where("idea.deletedAt", "is", null)
    .where("idea.hiddenAt", "is", null)
    .where("idea.openAt", "is not", null)
    .where("resident.leftAt", "is", null)
    .select(["resident.accountId", "idea.neighbourhoodId", "idea.projectId"]);

/** Proven ones, whose support counts; where they live now. */
const selectSupporters = (db: Db) =>
  db
    .selectFrom("ideaSupport as support")
    .innerJoin("idea", "idea.id", "support.ideaId")
    .innerJoin("resident", "resident.id", "support.residentId")
    .where("idea.deletedAt", "is", null)
    .where("resident.leftAt", "is", null)
    .where("resident.provenAt", "is not", null)
    .select(["resident.accountId", "resident.neighbourhoodId", "idea.projectId"]);

/** Each person once, where they lived when they took part: of several places, the first in the order of their ids. */
const selectOnce = (db: Db) =>
  db
    .selectFrom(selectPeople(db).as("person"))
    .distinctOn("person.accountId")
    .select("person.neighbourhoodId")
    .orderBy("person.accountId")
    .orderBy("person.neighbourhoodId");

/** The same within each of these projects. */
const selectOnceIn = (db: Db, projectIds: readonly string[]) =>
  db
    .selectFrom(selectPeople(db, projectIds).as("person"))
    .where("person.projectId", "=", anyOf(projectIds))
    .distinctOn(["person.projectId", "person.accountId"])
    .select(["person.projectId", "person.neighbourhoodId"])
    .orderBy("person.projectId")
    .orderBy("person.accountId")
    .orderBy("person.neighbourhoodId");

const people = sql<number>`count(*)::integer`.as("people");

/**
 * How many took part in each of these projects, by the neighbourhoods that it is for; null: everywhere else. Those without anybody are
 * left out.
 */
export const listPeopleByPlace = (db: Db, projectIds: readonly string[]) =>
  db
    .selectFrom(selectOnceIn(db, projectIds).as("one"))
    .leftJoin("projectNeighbourhood as own", (join) =>
      join.onRef("own.projectId", "=", "one.projectId").onRef("own.neighbourhoodId", "=", "one.neighbourhoodId"),
    )
    .groupBy(["one.projectId", "own.neighbourhoodId"])
    .select(["one.projectId", "own.neighbourhoodId", people])
    .execute();

/** Over all published projects of an organisation: who took part in several counts once. */
export const countPeopleByPlaceOf = (db: Db, organisationId: string) =>
  db
    .selectFrom(
      selectOnce(db)
        .where("person.projectId", "in", (eb) =>
          eb
            .selectFrom("project")
            .where("project.organisationId", "=", organisationId)
            .where("project.publishedAt", "is not", null)
            .where("project.deletedAt", "is", null)
            .select("project.id"),
        )
        .as("one"),
    )
    .groupBy("one.neighbourhoodId")
    .select(["one.neighbourhoodId", people])
    .execute();
