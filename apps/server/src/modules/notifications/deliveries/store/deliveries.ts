/** The SQL of deliveries. A reservation postpones the next try and raises the epoch; later writes must carry the epoch they were given. */

import type { Language } from "@stoep/contract/kernel";
import { type AliasedExpression, type Expression, type ExpressionBuilder, sql } from "kysely";
import { type Db, json } from "#kernel/database.ts";
import { anyOf } from "#kernel/sql/id-list.ts";
import type { Database } from "../../../../schema/db.types.ts";
import type { Recipient, RecipientColumns, RecipientQuery } from "../../recipients.ts";
import { alertLane, alertTries, type Channel, leaseMs, type SettledDelivery } from "../rules.ts";

export interface NewDeliveries {
  channel: Channel;
  networkId: string | null;
  template: string;
  subjectId: string;
  lane: number;
  content: Record<Language, Record<string, string>>;
  /** Whether people who refuse all mails are left out. */
  isRefusable: boolean;
}

const cutOffReason = "its process ended during the hand-over";
const noValues = json<Record<string, string>>({});
const momentAfter = (now: Date, ms: number) => new Date(now.getTime() + ms);

/** One statement, however many recipients; people already queued for the same subject are skipped. Returns how many are new. */
export async function insertDeliveries(
  db: Db,
  now: Date,
  mail: NewDeliveries,
  to: RecipientQuery | Recipient[],
): Promise<number> {
  const { channel, networkId, template, subjectId, lane } = mail;
  const content = JSON.stringify(mail.content);
  const { numInsertedOrUpdatedRows } = await db
    .insertInto("public.delivery")
    .columns([
      "id",
      "channel",
      "networkId",
      "template",
      "subjectId",
      "lane",
      "nextTryAt",
      "queuedAt",
      "accountId",
      "recipient",
      "language",
      "content",
    ])
    .expression(
      db
        .selectFrom(sourceOf(to))
        .select(({ ref }) => [
          newIdAt(now).as("id"),
          sql<Channel>`${channel}::text`.as("channel"),
          sql<string>`${networkId}::uuid`.as("networkId"),
          sql<string>`${template}::text`.as("template"),
          (Array.isArray(to)
            ? sql<string>`coalesce(r.subject, ${subjectId}::uuid)`
            : sql<string>`${subjectId}::uuid`
          ).as("subjectId"),
          sql<number>`${lane}::smallint`.as("lane"),
          sql<Date>`${now}::timestamptz`.as("nextTryAt"),
          sql<Date>`${now}::timestamptz`.as("queuedAt"),
          "r.accountId",
          "r.address as recipient",
          "r.language",
          contentFor(to, content, ref("r.language")).as("content"),
        ])
        .$if(mail.isRefusable, (query) => query.where(acceptsMails)),
    )
    .onConflict((conflict) => conflict.doNothing())
    .executeTakeFirstOrThrow();
  return Number(numInsertedOrUpdatedRows ?? 0);
}

/** The values in the recipient's language, overridden by those for this recipient only. */
function contentFor(to: RecipientQuery | Recipient[], content: string, language: Expression<Language>) {
  const words = sql<Record<string, string>>`${content}::jsonb -> ${language}`;
  return Array.isArray(to) ? sql<Record<string, string>>`(${words}) || coalesce(r.own, '{}')` : words;
}

const acceptsMails = ({ exists, not, selectFrom }: ExpressionBuilder<Database & { r: RecipientColumns }, "r">) =>
  not(
    exists(
      selectFrom("public.mailPreference as p")
        .select("p.accountId")
        .whereRef("p.accountId", "=", "r.accountId")
        .where("p.refusesAll", "=", true),
    ),
  );

function sourceOf(to: RecipientQuery | Recipient[]): AliasedExpression<RecipientColumns, "r"> {
  if (!Array.isArray(to)) return to.as("r");
  const rows = JSON.stringify(
    to.map(({ accountId, email, language, values, subjectId }) => ({
      account_id: accountId,
      address: email,
      language,
      own: values,
      subject: subjectId,
    })),
  );
  return sql<RecipientColumns>`jsonb_to_recordset(${rows}::jsonb)`.as<"r">(
    sql`r(account_id uuid, address text, language text, own jsonb, subject uuid)`,
  );
}

/** A UUIDv7 made in SQL: the time, then random bits. */
export const newIdAt = (now: Date) => {
  const moment = now.getTime().toString(16).padStart(12, "0");
  return sql<string>`(${moment}::text || '7' || substr(replace(gen_random_uuid()::text, '-', ''), 14))::uuid`;
};

export interface ReservedDelivery {
  id: string;
  leaseEpoch: number;
  template: string;
  subjectId: string;
  recipient: string;
  language: Language;
  content: Record<string, string>;
  attempts: number;
  lane: number;
  queuedAt: Date;
}

/** Reserves the next due deliveries, the most urgent lane first, so that no other process takes them for a while. */
export async function reserveDue(db: Db, channel: Channel, now: Date, limit: number): Promise<ReservedDelivery[]> {
  const reserved = await db
    .updateTable("public.delivery")
    .set(({ eb }) => ({ nextTryAt: momentAfter(now, leaseMs), leaseEpoch: eb("leaseEpoch", "+", 1) }))
    .where("id", "in", (eb) =>
      eb
        .selectFrom("public.delivery as waiting")
        .select("waiting.id")
        .where("waiting.state", "=", "queued")
        .where("waiting.channel", "=", channel)
        .where("waiting.nextTryAt", "<=", now)
        .orderBy("waiting.lane")
        .orderBy("waiting.nextTryAt")
        .limit(limit)
        .forUpdate()
        .skipLocked(),
    )
    .returning(["id", "leaseEpoch", "template", "subjectId", "recipient", "language", "content"])
    .returning(["attempts", "lane", "queuedAt"])
    .execute();
  // UPDATE returns rows in no particular order.
  return reserved.sort((a, b) => a.lane - b.lane || a.queuedAt.getTime() - b.queuedAt.getTime());
}

type ReservationKey = Pick<ReservedDelivery, "id" | "leaseEpoch">;

/** Makes reservations that were not begun due again, for any process. */
export async function releaseReservations(db: Db, now: Date, reserved: ReservationKey[]): Promise<void> {
  if (reserved.length === 0) return;
  await db
    .updateTable("public.delivery")
    .set({ nextTryAt: now })
    .where(
      "id",
      "in",
      reserved.map(({ id }) => id),
    )
    .where("state", "=", "queued")
    .execute();
}

/** Marks the hand-over as begun. Returns false if the reservation ran out and another process has it. */
export async function startSending(db: Db, now: Date, { id, leaseEpoch }: ReservationKey): Promise<boolean> {
  const { numUpdatedRows } = await db
    .updateTable("public.delivery")
    .set(({ eb }) => ({ state: "sending", attempts: eb("attempts", "+", 1), leasedUntil: momentAfter(now, leaseMs) }))
    .where("id", "=", id)
    .where("leaseEpoch", "=", leaseEpoch)
    .where("state", "=", "queued")
    .executeTakeFirstOrThrow();
  return numUpdatedRows > 0n;
}

/** Records the outcome. A late answer still replaces "unknown", unless another attempt has begun. */
export async function settleDelivery(
  db: Db,
  now: Date,
  { id, leaseEpoch }: ReservationKey,
  settled: SettledDelivery,
): Promise<void> {
  const isOver = settled.state !== "queued";
  await db
    .updateTable("public.delivery")
    .set({
      state: settled.state,
      answer: settled.answer,
      leasedUntil: null,
      settledAt: isOver ? now : null,
      // The content is not kept: it may hold a sign-in link.
      content: isOver ? noValues : undefined,
      nextTryAt: "pauseMs" in settled ? momentAfter(now, settled.pauseMs) : undefined,
      isRepeated: "isRepeated" in settled ? settled.isRepeated : undefined,
    })
    .where("id", "=", id)
    .where("leaseEpoch", "=", leaseEpoch)
    .where("state", "in", ["queued", "sending", "unknown"])
    .execute();
}

/**
 * For deliveries whose process ended during the hand-over, the outcome is unknown. Alerts become due again. Returns how many stay
 * unknown.
 */
export async function expireLeases(db: Db, now: Date): Promise<number> {
  await db
    .updateTable("public.delivery")
    .set({ state: "queued", leasedUntil: null, nextTryAt: now, isRepeated: true, answer: cutOffReason })
    .where("state", "=", "sending")
    .where("leasedUntil", "<", now)
    .where("lane", "=", alertLane)
    .where("attempts", "<", alertTries)
    .execute();
  const { numUpdatedRows } = await db
    .updateTable("public.delivery")
    .set({ state: "unknown", settledAt: now, answer: cutOffReason, content: noValues })
    .where("state", "=", "sending")
    .where("leasedUntil", "<", now)
    .executeTakeFirstOrThrow();
  return Number(numUpdatedRows);
}

export async function hasDue(db: Db, channel: Channel, now: Date): Promise<boolean> {
  const found = await db
    .selectFrom("public.delivery")
    .select("id")
    .where("channel", "=", channel)
    .where("state", "=", "queued")
    .where("nextTryAt", "<=", now)
    .limit(1)
    .executeTakeFirst();
  return found !== undefined;
}

export async function deleteSettledBefore(db: Db, moment: Date): Promise<void> {
  await db.deleteFrom("public.delivery").where("settledAt", "<", moment).execute();
}

/** Withdraws those not handed over yet; one being sent continues, and is not retried. Returns their subjects. */
export async function withdrawQueued(db: Db, subjectIds: readonly string[]): Promise<string[]> {
  const subjects = anyOf(subjectIds);
  await db
    .updateTable("public.delivery")
    .set({ attempts: alertTries })
    .where("subjectId", "=", subjects)
    .where("state", "=", "sending")
    .execute();
  const withdrawn = await db
    .deleteFrom("public.delivery")
    .where("subjectId", "=", subjects)
    .where("state", "=", "queued")
    .returning("subjectId")
    .execute();
  return withdrawn.map(({ subjectId }) => subjectId);
}
