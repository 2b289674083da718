/** Vacancies that still take applications, of which one member hears: as the contact person, or as the author without one. */
import { sql } from "kysely";
import type { Db, Tx } from "#kernel/database.ts";
import { anyOf } from "#kernel/sql/id-list.ts";
import type { members } from "#modules/accounts/index.ts";

export const selectOpenVacancies = (db: Db, { accountId, email, organisationId }: members.Leaver, day: string) =>
  db
    .selectFrom("post")
    .innerJoin("postVacancy", "postVacancy.postId", "post.id")
    .select(["post.id", "post.title as name"])
    .where("post.organisationId", "=", organisationId)
    .where("post.publishedAt", "is not", null)
    .where("post.deletedAt", "is", null)
    .where((eb) => eb.or([eb("postVacancy.applyUntil", "is", null), eb("postVacancy.applyUntil", ">=", day)]))
    .where((eb) =>
      eb.or([
        eb.and([eb("postVacancy.contactEmail", "=", ""), eb("post.createdBy", "=", accountId)]),
        eb(sql<string>`lower(${sql.ref("postVacancy.contactEmail")})`, "=", email.toLowerCase()),
      ]),
    );

/** The colleague becomes the author, and the contact person where the leaver was named as such; nobody: no contact person is named. */
export async function handOverVacancies(
  db: Tx,
  leaver: members.Leaver,
  { day, accountId }: { day: string; accountId: string | null },
): Promise<void> {
  const ids = (await selectOpenVacancies(db, leaver, day).execute()).map(({ id }) => id);
  if (ids.length === 0) return;
  const contact = accountId === null ? undefined : await findPerson(db, accountId);
  await db
    .updateTable("post")
    .set({ createdBy: accountId })
    .where("id", "=", anyOf(ids))
    .where("createdBy", "=", leaver.accountId)
    .execute();
  await db
    .updateTable("postVacancy")
    .set({
      contactFirstName: contact?.firstName ?? "",
      contactLastName: contact?.lastName ?? "",
      contactEmail: contact?.email ?? "",
      contactPhone: "",
    })
    .where("postId", "=", anyOf(ids))
    .where("contactEmail", "<>", "")
    .execute();
}

const findPerson = (db: Tx, accountId: string) =>
  db
    .selectFrom("public.account as person")
    .select(["person.firstName", "person.lastName", "person.email"])
    .where("person.id", "=", accountId)
    .executeTakeFirst();
