/** How people want to get their notices by mail and push. */
import type { NoticeGroup, NoticeKind, QuietHours } from "@stoep/contract/notifications";
import { sql } from "kysely";
import type { Db, Tx } from "#kernel/database.ts";
import type { Timing, TimingChoice } from "../rules.ts";
import { atOnceMoment } from "./new-notices.ts";

export interface NoticeReader {
  readerId: string;
  accountId: string;
}

/** The choices that the person made. */
export const listPreferences = (db: Db, readerId: string) =>
  db
    .selectFrom("noticePreference")
    .select(["kindGroup as group", "mail", "push"])
    .where("readerId", "=", readerId)
    .execute();

export async function putPreferences(
  db: Tx,
  { readerId, accountId }: NoticeReader,
  chosen: readonly (TimingChoice & { group: NoticeGroup })[],
  now: Date,
): Promise<void> {
  if (chosen.length === 0) return;
  await db
    .insertInto("noticePreference")
    .values(
      chosen.map(({ group, mail, push }) => ({ readerId, accountId, kindGroup: group, mail, push, changedAt: now })),
    )
    .onConflict((conflict) =>
      conflict.columns(["readerId", "kindGroup"]).doUpdateSet((eb) => ({
        mail: eb.ref("excluded.mail"),
        push: eb.ref("excluded.push"),
        changedAt: eb.ref("excluded.changedAt"),
      })),
    )
    .execute();
}

export async function readQuietHours(db: Db, readerId: string): Promise<QuietHours | null> {
  const row = await db
    .selectFrom("noticeQuiet")
    .select(["fromHour as from", "untilHour as until"])
    .where("readerId", "=", readerId)
    .executeTakeFirst();
  return row ?? null;
}

export async function putQuietHours(
  db: Tx,
  { readerId, accountId }: NoticeReader,
  hours: QuietHours | null,
  now: Date,
): Promise<void> {
  if (!hours) {
    await db.deleteFrom("noticeQuiet").where("readerId", "=", readerId).execute();
    return;
  }
  const chosen = { fromHour: hours.from, untilHour: hours.until, changedAt: now };
  await db
    .insertInto("noticeQuiet")
    .values({ readerId, accountId, ...chosen })
    .onConflict((conflict) => conflict.column("readerId").doUpdateSet(chosen))
    .execute();
}

/** Reschedules waiting mails by the new choices. */
export async function rescheduleMails(
  db: Tx,
  readerId: string,
  kinds: readonly NoticeKind[],
  mail: TimingChoice["mail"],
  timing: Timing,
): Promise<void> {
  const waiting = db
    .updateTable("notice as n")
    .where("n.readerId", "=", readerId)
    .where("n.readAt", "is", null)
    .where("n.mailAt", "is not", null)
    .where("n.kind", "in", [...kinds]);
  if (mail === "never") await waiting.set({ unmailed: 0, mailAs: null, mailAt: null }).execute();
  else if (mail !== "at-once") await waiting.set({ mailAs: mail, mailAt: timing[mail] }).execute();
  else {
    const quiet = db
      .selectFrom("noticeQuiet as q")
      .where("q.readerId", "=", readerId)
      .select(atOnceMoment(timing).as("at"));
    await waiting.set({ mailAs: mail, mailAt: sql<Date>`coalesce((${quiet}), ${timing.now}::timestamptz)` }).execute();
  }
}

/** For a person who leaves. */
export async function deletePreferencesOf(db: Tx, accountId: string): Promise<void> {
  await db.deleteFrom("noticePreference").where("accountId", "=", accountId).execute();
  await db.deleteFrom("noticeQuiet").where("accountId", "=", accountId).execute();
}

export async function deletePreferences(db: Tx, readerId: string): Promise<void> {
  await db.deleteFrom("noticePreference").where("readerId", "=", readerId).execute();
  await db.deleteFrom("noticeQuiet").where("readerId", "=", readerId).execute();
}
