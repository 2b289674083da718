/** Applications to an organisation's vacancies. Every query filters by organisation, so that others' are not found. */

import type { ApplicationFilter, ApplicationState, NewApplicationCount } from "@stoep/contract/vacancies";
import { sql, type Updateable } from "kysely";
import type { z } from "zod";
import type { Db, Tx } from "#kernel/database.ts";
import { inPages, type PageCursor } from "#kernel/page.ts";
import { fullName, fullNameOrNone } from "#kernel/sql/full-name.ts";
import { anyOf } from "#kernel/sql/id-list.ts";
import { saysWords } from "#kernel/word-search.ts";
import type { ReaderQuery } from "#modules/notifications/index.ts";
import type { VacancyApplicationTable } from "../../../schema/db.types.ts";

type Filter = z.output<typeof ApplicationFilter>;
export type ApplicationListRow = Awaited<ReturnType<typeof listApplications>>[number];
export type FullApplicationRow = NonNullable<Awaited<ReturnType<typeof findApplication>>>;

export interface OwnVacancy {
  id: string;
  title: string;
}

/** A vacancy of the organisation that was not deleted. */
export function findOwnVacancy(db: Db, organisationId: string, postId: string): Promise<OwnVacancy | undefined> {
  return db
    .selectFrom("post")
    .select(["id", "title"])
    .where("organisationId", "=", organisationId)
    .where("id", "=", postId)
    .where("kind", "=", "vacancy")
    .where("deletedAt", "is", null)
    .executeTakeFirst();
}

function selectMatching(db: Db, postId: string, { search, ids = [] }: Partial<Filter>) {
  return db
    .selectFrom("vacancyApplication")
    .where("postId", "=", postId)
    .$if(ids.length > 0, (query) => query.where("id", "=", anyOf(ids)))
    .$if(Boolean(search), (query) =>
      query.where(saysWords(sql`${fullName("vacancyApplication")} || ' ' || ${sql.ref("email")}`, search)),
    );
}

/** Latest first. */
export function listApplications(db: Db, postId: string, filter: Filter, place: PageCursor | null, limit: number) {
  const { state } = filter;
  return selectMatching(db, postId, filter)
    .selectAll()
    .$if(state !== undefined, (query) => query.where("state", "=", state ?? "new"))
    .$call((query) => inPages(query, ["createdAt", "id"], "desc", { place, limit }))
    .execute();
}

/** In no order: of all that the filter finds. */
export async function listApplicationIds(db: Db, postId: string, filter: Filter, limit: number): Promise<string[]> {
  const { state } = filter;
  const rows = await selectMatching(db, postId, filter)
    .select("id")
    .$if(state !== undefined, (query) => query.where("state", "=", state ?? "new"))
    .limit(limit)
    .execute();
  return rows.map(({ id }) => id);
}

export const listApplicants = (db: Db, organisationId: string, ids: readonly string[]) =>
  db
    .selectFrom("vacancyApplication")
    .select(["id", "firstName", "lastName"])
    .where("organisationId", "=", organisationId)
    .where("id", "=", anyOf(ids))
    .execute();

export const selectOwners = (db: Db, organisationId: string): ReaderQuery =>
  db
    .selectFrom("public.membership as place")
    .select(["place.id as readerId", "place.accountId"])
    .where("place.organisationId", "=", organisationId)
    .where("place.type", "=", "owner");

export function countByState(db: Db, postId: string): Promise<{ state: ApplicationState; total: number }[]> {
  return selectMatching(db, postId, {})
    .groupBy("state")
    .select(({ fn }) => ["state", fn.countAll<number>().as("total")])
    .execute();
}

export async function countMatching(db: Db, postId: string, filter: Filter): Promise<number> {
  const { state } = filter;
  const { total } = await selectMatching(db, postId, filter)
    .$if(state !== undefined, (query) => query.where("state", "=", state ?? "new"))
    .select(({ fn }) => fn.countAll<number>().as("total"))
    .executeTakeFirstOrThrow();
  return total;
}

/** Of vacancies that were not deleted. */
export function countByVacancy(db: Db, organisationId: string): Promise<z.output<typeof NewApplicationCount>[]> {
  return db
    .selectFrom("vacancyApplication")
    .innerJoin("post", "post.id", "vacancyApplication.postId")
    .where("vacancyApplication.organisationId", "=", organisationId)
    .where("post.deletedAt", "is", null)
    .groupBy("vacancyApplication.postId")
    .select(({ fn }) => [
      "vacancyApplication.postId",
      fn.countAll<number>().filterWhere("vacancyApplication.state", "=", sql.lit("new")).as("applications"),
      fn.countAll<number>().as("total"),
    ])
    .orderBy("vacancyApplication.postId")
    .execute();
}

export function findApplication(db: Db, postId: string, applicationId: string) {
  return db
    .selectFrom("vacancyApplication as one")
    .leftJoin("public.account as decider", "decider.id", "one.stateBy")
    .leftJoin("public.account as writer", "writer.id", "one.noteBy")
    .selectAll("one")
    .select([fullNameOrNone("decider").as("deciderName"), fullNameOrNone("writer").as("writerName")])
    .where("one.postId", "=", postId)
    .where("one.id", "=", applicationId)
    .executeTakeFirst();
}

export type LockedApplication = Awaited<ReturnType<typeof lockApplications>>[number];

/** With the account of each applicant; in a fixed order, so that two people who select the same ones do not deadlock. */
export function lockApplications(db: Tx, postId: string, applicationIds: string[]) {
  return db
    .selectFrom("vacancyApplication as one")
    .innerJoin("resident", "resident.id", "one.residentId")
    .innerJoin("public.account as person", "person.id", "resident.accountId")
    .select(["one.id", "one.state", "one.toldState", "one.note"])
    .select(["person.id as accountId", "person.email", "person.language", "person.disabledAt"])
    .where("one.postId", "=", postId)
    .where("one.id", "=", anyOf(applicationIds))
    .orderBy("one.id")
    .forUpdate("one")
    .execute();
}

/** The applications must be locked. */
export async function updateApplications(
  db: Tx,
  applicationIds: string[],
  changed: Updateable<VacancyApplicationTable>,
): Promise<void> {
  if (applicationIds.length === 0) return;
  await db.updateTable("vacancyApplication").set(changed).where("id", "=", anyOf(applicationIds)).execute();
}
