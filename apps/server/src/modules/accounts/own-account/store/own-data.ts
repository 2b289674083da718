/** What the platform's tables hold about one account, without secrets. */
import type { Db } from "#kernel/database.ts";

export const listAccount = (db: Db, accountId: string) =>
  db
    .selectFrom("public.account as person")
    .leftJoin("public.accountProfile as profile", "profile.accountId", "person.id")
    .select(["person.email", "person.firstName", "person.lastName", "person.language", "person.createdAt"])
    .select(["profile.jobTitle", "profile.phone"])
    .where("person.id", "=", accountId)
    .execute();

export const listMemberships = (db: Db, accountId: string) =>
  db
    .selectFrom("public.membership as place")
    .innerJoin("public.organisation as employer", "employer.id", "place.organisationId")
    .select(["employer.name as organisation", "place.createdAt", "place.lastUsedAt"])
    .where("place.accountId", "=", accountId)
    .orderBy("place.createdAt")
    .execute();

/** With those that ended, for as long as they are kept. */
export const listSessions = (db: Db, accountId: string) =>
  db
    .selectFrom("public.session")
    .select(["agent", "createdAt", "refreshedAt", "endedAt"])
    .where("accountId", "=", accountId)
    .orderBy("refreshedAt", "desc")
    .execute();

export const listFactors = (db: Db, accountId: string) =>
  db
    .selectFrom("public.factor")
    .select(["kind", "name", "phone", "createdAt", "lastUsedAt"])
    .where("accountId", "=", accountId)
    .orderBy("createdAt")
    .execute();

export const listSignOnLinks = (db: Db, accountId: string) =>
  db
    .selectFrom("public.identity")
    .select(["issuer", "email", "createdAt", "lastUsedAt"])
    .where("accountId", "=", accountId)
    .orderBy("createdAt")
    .execute();
