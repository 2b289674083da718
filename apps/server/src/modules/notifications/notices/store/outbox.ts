/** Notices due to be mailed or pushed. Taking them locks the rows, and they change in the same transaction, so that each is sent once. */

import type { Language } from "@stoep/contract/kernel";
import { type AliasableExpression, sql } from "kysely";
import type { Db, Tx } from "#kernel/database.ts";
import { anyOf } from "#kernel/sql/id-list.ts";
import type { Timing } from "../rules.ts";

const selectDue = (db: Db) =>
  db
    .selectFrom("notice")
    .select(["id", "readerId", "accountId", "kind", "objectKind", "objectId", "eventId", "actor", "total"])
    .select(["unmailed", "details", "at"]);
export type DueNotice = Awaited<ReturnType<ReturnType<typeof selectDue>["execute"]>>[number];

const nothingDue = { unmailed: 0, mailAs: null, mailAt: null } as const;
const idsOf = (rows: readonly { id: string }[]) => anyOf(rows.map(({ id }) => id));

/** Notices that are mailed one by one. */
export async function takeInstant(db: Tx, now: Date, limit: number): Promise<DueNotice[]> {
  const rows = await selectDue(db)
    .where("mailAs", "=", "at-once")
    .where("mailAt", "<=", now)
    .orderBy("mailAt")
    .limit(limit)
    .forUpdate()
    .skipLocked()
    .execute();
  if (rows.length > 0) await db.updateTable("notice").set(nothingDue).where("id", "=", idsOf(rows)).execute();
  return rows;
}

/** All that is due in digests for some readers, so that each gets one mail. The caller settles them. */
export async function lockDigests(db: Tx, now: Date, readers: number): Promise<DueNotice[]> {
  const due = db
    .selectFrom("notice as due")
    .select("due.readerId")
    .distinct()
    .where("due.mailAs", "in", ["daily", "weekly"])
    .where("due.mailAt", "<=", now)
    .limit(readers);
  // A concurrent process waits at this lock, and then finds nothing left of these readers.
  return await selectDue(db)
    .where("readerId", "in", due)
    .where("mailAs", "in", ["daily", "weekly"])
    .where("mailAt", "<=", now)
    .orderBy("readerId")
    .orderBy("at", "desc")
    .orderBy("id")
    .forUpdate()
    .execute();
}

/** Nothing is due of those that were told; the postponed ones are due with the next digest that their reader chose. */
export async function settleDigests(
  db: Tx,
  rows: readonly DueNotice[],
  postponed: readonly DueNotice[],
  { daily, weekly }: Pick<Timing, "daily" | "weekly">,
): Promise<void> {
  const left = new Set(postponed);
  const told = rows.filter((row) => !left.has(row));
  if (told.length > 0) await db.updateTable("notice").set(nothingDue).where("id", "=", idsOf(told)).execute();
  if (postponed.length === 0) return;
  await db
    .updateTable("notice")
    .set({ mailAt: sql<Date>`case mail_as when 'daily' then ${daily}::timestamptz else ${weekly}::timestamptz end` })
    .where("id", "=", idsOf(postponed))
    .execute();
}

/** `lookAt`: when to check whether a device received it. */
export async function takePushes(db: Tx, now: Date, lookAt: Date, limit: number): Promise<DueNotice[]> {
  const rows = await selectDue(db)
    .where("pushAt", "<=", now)
    .where("isPushed", "=", false)
    .orderBy("pushAt")
    .limit(limit)
    .forUpdate()
    .skipLocked()
    .execute();
  if (rows.length > 0)
    await db.updateTable("notice").set({ isPushed: true, pushAt: lookAt }).where("id", "=", idsOf(rows)).execute();
  return rows;
}

/** What no device received is mailed instead, unless a mail names it anyway. */
export async function mailUnreceived(db: Tx, now: Date): Promise<void> {
  const seen = db.updateTable("notice as n").where("n.isPushed", "=", true).where("n.pushAt", "<=", now);
  await seen
    .where("n.mailAt", "is", null)
    .where(({ not, exists, selectFrom }) =>
      not(
        exists(
          selectFrom("public.delivery as d")
            .select("d.id")
            .whereRef("d.subjectId", "=", "n.eventId")
            .whereRef("d.accountId", "=", "n.accountId")
            .where((eb) => eb.or([eb("d.channel", "=", "mail"), eb("d.state", "<>", "failed")])),
        ),
      ),
    )
    .set({ mailAs: "at-once", mailAt: now, unmailed: 1, pushAt: null })
    .execute();
  await seen.set({ pushAt: null }).execute();
}

export interface MailRecipient {
  id: string;
  email: string;
  language: Language;
}

/** Readers who still have an account. */
export const listMailRecipients = (db: Db, accountIds: readonly string[]): Promise<MailRecipient[]> =>
  db
    .selectFrom("public.account")
    .select(["id", "email", "language"])
    .where("id", "=", anyOf(new Set(accountIds)))
    .where("disabledAt", "is", null)
    .execute();

export const selectAccounts = (db: Db, accountIds: readonly string[]): AliasableExpression<{ accountId: string }> =>
  db
    .selectFrom("public.account")
    .select("id as accountId")
    .where("id", "=", anyOf(accountIds))
    .where("disabledAt", "is", null);
