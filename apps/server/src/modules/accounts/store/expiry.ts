/** Deletes what has expired from the tables of all rooms. */
import { daysBefore } from "@stoep/contract/kernel";
import type { Db } from "#kernel/database.ts";
import { deleteTalliesBefore } from "../text-budget/index.ts";

/** Long enough to investigate a complaint. */
const sessionDays = 90;
/** A year to compare with. */
const tallyDays = 400;
/** Handled within seconds, unless something is broken. */
const linkRequestDays = 1;

export async function deleteExpiredRows(db: Db, now: Date): Promise<void> {
  const before = (days: number) => daysBefore(now, days);
  await db.deleteFrom("public.refreshToken").where("expiresAt", "<", now).execute();
  await db.deleteFrom("public.signInLink").where("expiresAt", "<", now).execute();
  await db.deleteFrom("public.signOn").where("expiresAt", "<", now).execute();
  await db.deleteFrom("public.challenge").where("expiresAt", "<", now).execute();
  await db.deleteFrom("public.oneTimeLink").where("expiresAt", "<", now).execute();
  await db.deleteFrom("public.linkRequest").where("createdAt", "<", before(linkRequestDays)).execute();
  await db.deleteFrom("public.session").where("expiresAt", "<", before(sessionDays)).execute();
  await deleteTalliesBefore(db, before(tallyDays).toISOString().slice(0, 7));
  await db.deleteFrom("public.rateLimit").where("expire", "<", now.getTime()).execute();
}
