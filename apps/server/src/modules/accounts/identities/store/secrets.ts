/** Keys that the installation generates for itself. */
import { randomBytes } from "node:crypto";
import type { Db } from "#kernel/database.ts";

/** 32 bytes, generated on first use; all processes get the same ones. */
export async function readSecret(db: Db, name: string): Promise<Buffer> {
  const stored = () => db.selectFrom("public.secret").select("value").where("name", "=", name).executeTakeFirst();
  const known = await stored();
  if (known) return Buffer.from(known.value, "base64url");
  await db
    .insertInto("public.secret")
    .values({ name, value: randomBytes(32).toString("base64url") })
    .onConflict((conflict) => conflict.doNothing())
    .execute();
  return readSecret(db, name);
}
