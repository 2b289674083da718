/** People who can sign in. */
import type { Language } from "@stoep/contract/kernel";
import { v7 as newId } from "uuid";
import type { Db, Tx } from "#kernel/database.ts";

export interface NewAccount {
  email: string;
  firstName: string;
  lastName: string;
  /** The name others see; the first name by default. */
  publicName?: string;
  language: Language;
  /** Without one, sign-in is by mailed link. */
  passwordHash?: string | null;
  isSystem?: boolean;
}

/** The id of the new account; null when the address is taken. */
export async function createAccount(db: Tx, account: NewAccount, now: Date): Promise<string | null> {
  const { passwordHash, publicName = account.firstName, isSystem = false, email, ...names } = account;
  const created = await db
    .insertInto("public.account")
    .values({ id: newId(), email: email.toLowerCase(), ...names, publicName, isSystem, createdAt: now })
    .onConflict((conflict) => conflict.column("email").doNothing())
    .returning("id")
    .executeTakeFirst();
  if (!created) return null;
  if (passwordHash) await putCredential(db, created.id, passwordHash, now);
  return created.id;
}

export function findAccountByEmail(db: Db, email: string) {
  return db.selectFrom("public.account").selectAll().where("email", "=", email.trim().toLowerCase()).executeTakeFirst();
}

/** Locked so that it stays open until the end of the transaction. */
export function lockAccountByEmail(db: Tx, email: string) {
  return db
    .selectFrom("public.account")
    .select("id")
    .where("email", "=", email.trim().toLowerCase())
    .forShare()
    .executeTakeFirst();
}

/** Only for an account that may sign in. */
export function findCredential(db: Db, email: string) {
  return db
    .selectFrom("public.account as a")
    .innerJoin("public.credential as c", "c.accountId", "a.id")
    .select(["a.id", "c.passwordHash"])
    .where("a.email", "=", email)
    .where("a.disabledAt", "is", null)
    .executeTakeFirst();
}
export type Credential = NonNullable<Awaited<ReturnType<typeof findCredential>>>;

export async function putCredential(db: Tx, accountId: string, passwordHash: string, now: Date): Promise<void> {
  await lockAccount(db, accountId);
  const values = { accountId, passwordHash, changedAt: now };
  await db
    .insertInto("public.credential")
    .values(values)
    .onConflict((conflict) => conflict.column("accountId").doUpdateSet({ passwordHash, changedAt: now }))
    .execute();
}

/** null when the account has no password. */
export async function findPasswordChangedAt(db: Db, accountId: string): Promise<Date | null> {
  const found = await db
    .selectFrom("public.credential")
    .select("changedAt")
    .where("accountId", "=", accountId)
    .executeTakeFirst();
  return found?.changedAt ?? null;
}

export async function updateLanguage(db: Db, accountId: string, language: Language): Promise<void> {
  await db.updateTable("public.account").set({ language }).where("id", "=", accountId).execute();
}

export async function markAccountDisabled(db: Db, accountId: string, now: Date): Promise<void> {
  await db.updateTable("public.account").set({ disabledAt: now }).where("id", "=", accountId).execute();
}

export async function markAccountEnabled(db: Db, accountId: string): Promise<void> {
  await db.updateTable("public.account").set({ disabledAt: null }).where("id", "=", accountId).execute();
}

/** Makes an account one of the provider's own, or undoes that. Callers check `mayBeSystem` first. */
export async function updateIsSystem(db: Db, accountId: string, isSystem: boolean): Promise<void> {
  await db.updateTable("public.account").set({ isSystem }).where("id", "=", accountId).execute();
}

export async function renameAccount(db: Db, id: string, names: { firstName: string; lastName: string }): Promise<void> {
  await db.updateTable("public.account").set(names).where("id", "=", id).execute();
}

/** What is needed to write to a person, and to check their passwords. */
export function findPerson(db: Db, accountId: string) {
  return db
    .selectFrom("public.account as a")
    .leftJoin("public.credential as c", "c.accountId", "a.id")
    .select([
      "a.id",
      "a.email",
      "a.firstName",
      "a.lastName",
      "a.publicName",
      "a.language",
      "a.isSystem",
      "c.passwordHash",
    ])
    .where("a.id", "=", accountId)
    .where("a.disabledAt", "is", null)
    .executeTakeFirst();
}
export type PersonRow = NonNullable<Awaited<ReturnType<typeof findPerson>>>;

/** Throws a uniqueness violation when someone else has the address. */
export async function putEmail(db: Db, accountId: string, email: string): Promise<void> {
  await db.updateTable("public.account").set({ email }).where("id", "=", accountId).execute();
}

/** Serialises changes to how an account signs in, with each other and with sign-ins under way. */
export async function lockAccount(db: Tx, accountId: string): Promise<void> {
  await db.selectFrom("public.account").select("id").where("id", "=", accountId).forNoKeyUpdate().execute();
}

/** Locks the account for sharing: several sign-ins may run at once, but nothing about the account changes until they commit. */
export async function lockPersonForShare(db: Tx, accountId: string): Promise<PersonRow | undefined> {
  await db.selectFrom("public.account").select("id").where("id", "=", accountId).forShare().execute();
  return findPerson(db, accountId);
}

/** Password hashes of people at `….example` and `example.org`, which belong to nobody; the most common first, twenty at most. */
export async function listExampleHashes(db: Db): Promise<string[]> {
  const rows = await db
    .selectFrom("public.credential as c")
    .innerJoin("public.account as a", "a.id", "c.accountId")
    .select("c.passwordHash")
    .where("a.email", "~", "[@.]example(\\.(org|com|net))?$")
    .groupBy("c.passwordHash")
    .orderBy((eb) => eb.fn.countAll(), "desc")
    .limit(20)
    .execute();
  return rows.map(({ passwordHash }) => passwordHash);
}
