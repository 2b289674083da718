/** Recipients of notices about conversations. */
import type { Language } from "@stoep/contract/kernel";
import type { Db } from "#kernel/database.ts";
import type { ReaderQuery } from "#modules/notifications/index.ts";

export const selectResidentReader = (db: Db, residentId: string): ReaderQuery =>
  db
    .selectFrom("resident")
    .select(["id as readerId", "accountId"])
    .where("id", "=", residentId)
    .where("leftAt", "is", null);

/** Members of the organisation who may reply and decide. */
export const selectModerators = (db: Db, organisationId: string) =>
  db
    .selectFrom("public.membership as place")
    .select(["place.id as readerId", "place.accountId"])
    .where("place.organisationId", "=", organisationId)
    .where("place.type", "in", ["user", "owner"])
    .where((eb) => eb.or([eb("place.type", "=", "owner"), eb("place.networkLevel", "in", ["editor", "admin"])]));

export async function findResidentName(db: Db, residentId: string): Promise<string> {
  const row = await db.selectFrom("resident").select("publicName").where("id", "=", residentId).executeTakeFirst();
  return row?.publicName ?? "";
}

/** undefined: they have left, or their account is disabled. */
export async function findResidentLanguage(db: Db, residentId: string): Promise<Language | undefined> {
  const row = await db
    .selectFrom("resident")
    .innerJoin("public.account as person", "person.id", "resident.accountId")
    .select("person.language")
    .where("resident.id", "=", residentId)
    .where("resident.leftAt", "is", null)
    .where("person.disabledAt", "is", null)
    .executeTakeFirst();
  return row?.language;
}
