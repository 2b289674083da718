/** What residents see of vacancies and of their own applications. */
import type { ApplicationDraft } from "@stoep/contract/vacancies";
import { type Insertable, type Selectable, sql } from "kysely";
import type { Resident } from "#kernel/actor.ts";
import type { Db, Tx } from "#kernel/database.ts";
import { inPages, type PageCursor } from "#kernel/page.ts";
import { mayRead } from "#modules/publishing/index.ts";
import type { VacancyApplicationTable } from "../../../schema/db.types.ts";

export type ApplicationRow = Selectable<VacancyApplicationTable>;
export type VacancyRow = NonNullable<Awaited<ReturnType<typeof findVacancy>>>;

/** Vacancies that have been live, with the title in this resident's language; `isThere`: still live, and for this resident. */
const selectVacancies = (db: Db, actor: Resident) =>
  db
    .selectFrom("post")
    .innerJoin("postVacancy", "postVacancy.postId", "post.id")
    .innerJoin("public.organisation as sender", "sender.id", "post.organisationId")
    .leftJoin("postTranslation as translated", (join) =>
      join.onRef("translated.postId", "=", "post.id").on("translated.language", "=", actor.language),
    )
    .select(["post.id as postId", "post.organisationId", "post.createdBy", "post.language"])
    .select(["sender.name as organisation", "postVacancy.applyUntil", "postVacancy.subscriptionUrl"])
    .select("postVacancy.contactEmail")
    .select((eb) => [
      eb.fn.coalesce("translated.title", "post.title").as("title"),
      "post.title as originalTitle",
      sql<boolean>`${mayRead(eb, actor)}`.as("isThere"),
    ])
    .where("post.kind", "=", "vacancy");

export function findVacancy(db: Db, actor: Resident, postId: string) {
  return selectVacancies(db, actor).where("post.id", "=", postId).executeTakeFirst();
}

/** Keeps the vacancy from being deleted or closed until the end of the transaction. */
export function holdVacancy(db: Tx, actor: Resident, postId: string) {
  return selectVacancies(db, actor).where("post.id", "=", postId).forShare("post").executeTakeFirst();
}

const selectMine = (db: Db, { residentId }: Resident, postId: string) =>
  db.selectFrom("vacancyApplication").selectAll().where("residentId", "=", residentId).where("postId", "=", postId);

export function findOwnApplication(db: Db, actor: Resident, postId: string) {
  return selectMine(db, actor, postId).executeTakeFirst();
}

export function lockOwnApplication(db: Tx, actor: Resident, postId: string) {
  return selectMine(db, actor, postId).forUpdate().executeTakeFirst();
}

/** Returns false if the resident has already applied; waits for an application being made at this moment. */
export async function insertApplication(db: Tx, row: Insertable<VacancyApplicationTable>): Promise<boolean> {
  const inserted = await db
    .insertInto("vacancyApplication")
    .values(row)
    .onConflict((conflict) => conflict.columns(["postId", "residentId"]).doNothing())
    .returning("id")
    .executeTakeFirst();
  return inserted !== undefined;
}

export async function updateApplication(db: Db, id: string, draft: ApplicationDraft, now: Date): Promise<void> {
  await db
    .updateTable("vacancyApplication")
    .set({ ...draft, updatedAt: now })
    .where("id", "=", id)
    .execute();
}

export async function deleteApplication(db: Db, id: string): Promise<void> {
  await db.deleteFrom("vacancyApplication").where("id", "=", id).execute();
}

export function listOwnApplicationRows(db: Db, actor: Resident, place: PageCursor | null, limit: number) {
  return selectVacancies(db, actor)
    .innerJoin("vacancyApplication as mine", "mine.postId", "post.id")
    .select(["mine.id", "mine.createdAt", "mine.state"])
    .where("mine.residentId", "=", actor.residentId)
    .$call((query) => inPages(query, ["mine.createdAt", "mine.id"], "desc", { place, limit }))
    .execute();
}

/** With the texts of the applicant, for the resident's own data; kept for half a year after the last day. */
export const listOwnApplications = (db: Db, residentId: string) =>
  db
    .selectFrom("vacancyApplication as mine")
    .innerJoin("post", "post.id", "mine.postId")
    .select(["post.title", "mine.firstName", "mine.lastName", "mine.email", "mine.phone", "mine.address"])
    .select(["mine.motivation", "mine.state", "mine.createdAt", "mine.updatedAt"])
    .where("mine.residentId", "=", residentId)
    .orderBy("mine.createdAt", "desc")
    .orderBy("mine.id", "desc")
    .execute();
export type OwnApplication = Awaited<ReturnType<typeof listOwnApplications>>[number];

/**
 * The contact person, if they are a member of the organisation; without one the author, or the owners when the author has left. Nobody
 * if another contact person is named.
 */
export function selectContactPeople(
  db: Db,
  { createdBy, organisationId, contactEmail }: Pick<VacancyRow, "createdBy" | "organisationId" | "contactEmail">,
) {
  const members = db
    .selectFrom("public.account as person")
    .innerJoin("public.membership as place", "place.accountId", "person.id")
    .select(["place.id as readerId", "place.accountId"])
    .where("person.disabledAt", "is", null)
    .where("place.organisationId", "=", organisationId)
    .where("place.type", "in", ["user", "owner"]);
  return contactEmail === ""
    ? members.where((eb) =>
        eb.or([
          eb("person.id", "=", createdBy),
          eb.and([eb("place.type", "=", "owner"), eb.not(eb.exists(members.where("person.id", "=", createdBy)))]),
        ]),
      )
    : members.where(sql<string>`lower(person.email)`, "=", contactEmail.toLowerCase());
}
