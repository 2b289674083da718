/** Table `public.sign_up`: people who signed up and have not followed the link yet. */
import type { Insertable } from "kysely";
import type { Db } from "#kernel/database.ts";
import type { Database } from "../../../schema/db.types.ts";

export type NewSignUp = Insertable<Database["public.signUp"]>;

export async function insertSignUp(db: Db, signUp: NewSignUp): Promise<void> {
  await db.insertInto("public.signUp").values(signUp).execute();
}

export async function countSignUps(db: Db, email: string, since: Date): Promise<number> {
  const { count } = await db
    .selectFrom("public.signUp")
    .select((eb) => eb.fn.countAll<number>().as("count"))
    .where("email", "=", email)
    .where("createdAt", ">", since)
    .executeTakeFirstOrThrow();
  return count;
}

/** A mailed link, in its network. */
export interface SignUpLink {
  networkId: string;
  hash: string;
  now: Date;
}

const signUpColumns = ["id", "email", "firstName", "lastName", "kind", "language", "addressId", "pin"] as const;

/** A sign-up that is still waiting: not used, not expired. */
export function findSignUp(db: Db, { networkId, hash, now }: SignUpLink) {
  return db
    .selectFrom("public.signUp")
    .select(signUpColumns)
    .where("tokenHash", "=", hash)
    .where("networkId", "=", networkId)
    .where("usedAt", "is", null)
    .where("expiresAt", ">", now)
    .executeTakeFirst();
}
export type WaitingSignUp = NonNullable<Awaited<ReturnType<typeof findSignUp>>>;

/** Exactly one of many simultaneous callers gets the row. */
export function useSignUp(db: Db, { networkId, hash, now }: SignUpLink): Promise<WaitingSignUp | undefined> {
  return db
    .updateTable("public.signUp")
    .set({ usedAt: now })
    .where("tokenHash", "=", hash)
    .where("networkId", "=", networkId)
    .where("usedAt", "is", null)
    .where("expiresAt", ">", now)
    .returning(signUpColumns)
    .executeTakeFirst();
}

/** After one link was followed, the others in the mailbox stop working. */
export async function deleteOtherSignUps(db: Db, networkId: string, email: string): Promise<void> {
  await db
    .deleteFrom("public.signUp")
    .where("email", "=", email)
    .where("networkId", "=", networkId)
    .where("usedAt", "is", null)
    .execute();
}

export async function deleteExpiredSignUps(db: Db, before: Date): Promise<void> {
  await db.deleteFrom("public.signUp").where("expiresAt", "<", before).execute();
}

/** By this address or account, in any network. Returns the ids. */
export async function deleteSignUpsOf(db: Db, { email, accountId }: { email: string; accountId: string }) {
  const rows = await db
    .deleteFrom("public.signUp")
    .where((eb) => eb.or([eb("email", "=", email), eb("accountId", "=", accountId)]))
    .returning("id")
    .execute();
  return rows.map(({ id }) => id);
}
