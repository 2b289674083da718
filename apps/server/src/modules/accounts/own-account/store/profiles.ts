/** Profiles, apart from names. */
import type { EditProfile } from "@stoep/contract/accounts";
import type { Db } from "#kernel/database.ts";

export interface ProfileValues {
  jobTitle?: string;
  phone?: string | null;
  picture?: Buffer | null;
  pictureSha256?: string | null;
}

export async function putProfile(db: Db, accountId: string, values: ProfileValues, now: Date): Promise<void> {
  await db
    .insertInto("public.accountProfile")
    .values({ accountId, ...values, changedAt: now })
    .onConflict((conflict) => conflict.column("accountId").doUpdateSet({ ...values, changedAt: now }))
    .execute();
}

export async function updateNames(
  db: Db,
  accountId: string,
  { jobTitle, ...names }: EditProfile,
  now: Date,
): Promise<void> {
  await db.updateTable("public.account").set(names).where("id", "=", accountId).execute();
  await putProfile(db, accountId, { jobTitle }, now);
}

export type ProfileRow = Awaited<ReturnType<typeof findProfile>>;
export function findProfile(db: Db, accountId: string) {
  return db
    .selectFrom("public.account as a")
    .leftJoin("public.accountProfile as p", "p.accountId", "a.id")
    .select(["a.id", "a.email", "a.firstName", "a.lastName", "a.publicName", "a.language", "a.createdAt"])
    .select((eb) => [
      "p.jobTitle",
      "p.phone",
      "p.pictureSha256",
      eb
        .exists(eb.selectFrom("public.credential").select("accountId").whereRef("accountId", "=", "a.id"))
        .as("hasPassword"),
    ])
    .where("a.id", "=", accountId)
    .executeTakeFirstOrThrow();
}

/** Visible to the person and to colleagues: active members of the same organisation. */
export function findPicture(db: Db, accountId: string, readerId: string) {
  return db
    .selectFrom("public.accountProfile as p")
    .select(["p.picture", "p.pictureSha256"])
    .where("p.accountId", "=", accountId)
    .$if(accountId !== readerId, (query) =>
      query.where(({ exists, selectFrom }) =>
        exists(
          selectFrom("public.membership as mine")
            .innerJoin("public.membership as theirs", "theirs.organisationId", "mine.organisationId")
            .select("mine.id")
            .where("mine.accountId", "=", readerId)
            .where("mine.type", "not in", ["pending", "disabled"])
            .where("theirs.accountId", "=", accountId)
            .where("theirs.type", "not in", ["pending", "disabled"]),
        ),
      ),
    )
    .executeTakeFirst();
}
