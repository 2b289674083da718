/** Links identities at issuers with accounts. Issuer and subject identify a person; an e-mail address never does. */
import { v7 as newId } from "uuid";
import type { Db, Tx } from "#kernel/database.ts";

export interface NewLinkedIdentity {
  accountId: string;
  providerId: string;
  issuer: string;
  subject: string;
  email: string | null;
}

/** Returns false when any account, even this one, already has it. */
export async function insertLinkedIdentity(db: Db, link: NewLinkedIdentity, now: Date): Promise<boolean> {
  const made = await db
    .insertInto("public.identity")
    .values({ id: newId(), ...link, createdAt: now, lastUsedAt: now })
    .onConflict((conflict) => conflict.columns(["issuer", "subject"]).doNothing())
    .returning("id")
    .executeTakeFirst();
  return made !== undefined;
}

export function findLinkedIdentity(db: Db, issuer: string, subject: string) {
  return db
    .selectFrom("public.identity")
    .select(["id", "accountId"])
    .where("issuer", "=", issuer)
    .where("subject", "=", subject)
    .executeTakeFirst();
}

export async function markLinkedIdentityUsed(
  db: Db,
  id: string,
  { providerId, email }: Pick<NewLinkedIdentity, "providerId" | "email">,
  now: Date,
): Promise<void> {
  await db.updateTable("public.identity").set({ providerId, email, lastUsedAt: now }).where("id", "=", id).execute();
}

export function listLinkedIdentities(db: Db, accountId: string) {
  return db
    .selectFrom("public.identity as i")
    .leftJoin("public.identityProvider as p", "p.id", "i.providerId")
    .select([
      "i.id",
      "i.issuer",
      "i.email",
      "i.createdAt",
      "i.lastUsedAt",
      "p.name as provider",
      "p.slug as providerSlug",
    ])
    .where("i.accountId", "=", accountId)
    .orderBy("i.createdAt")
    .orderBy("i.id")
    .execute();
}

export interface SignInWays {
  hasPassword: boolean;
  /** Ids of links with an enabled provider. */
  openLinks: string[];
}

/** Waits for concurrent removals of a way to sign in to the same account. */
export async function lockSignInWays(db: Tx, accountId: string): Promise<SignInWays> {
  await db.selectFrom("public.account").select("id").where("id", "=", accountId).forUpdate().execute();
  return findSignInWays(db, accountId);
}

export async function findSignInWays(db: Db, accountId: string): Promise<SignInWays> {
  const credential = await db
    .selectFrom("public.credential")
    .select("accountId")
    .where("accountId", "=", accountId)
    .executeTakeFirst();
  const links = await db
    .selectFrom("public.identity as i")
    .innerJoin("public.identityProvider as p", "p.id", "i.providerId")
    .select("i.id")
    .where("i.accountId", "=", accountId)
    .where("p.isEnabled", "=", true)
    .execute();
  return { hasPassword: credential !== undefined, openLinks: links.map(({ id }) => id) };
}

export async function deleteLinkedIdentity(db: Db, id: string): Promise<void> {
  await db.deleteFrom("public.identity").where("id", "=", id).execute();
}

export async function deleteLinkedIdentities(db: Db, accountId: string): Promise<void> {
  await db.deleteFrom("public.identity").where("accountId", "=", accountId).execute();
}
