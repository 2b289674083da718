/** The SQL of deliveries. A reservation moves the next try ahead and raises the epoch; anyone who writes later shows the epoch it got. */
import type { Language } from "@stoep/contract/kernel";
import type { DeliveryProgress } from "@stoep/contract/notifications";
import { type AliasableExpression, type AliasedExpression, type Expression, type ExpressionBuilder, sql } from "kysely";
import { type Db, json } from "#kernel/database.ts";
import type { Database } from "../../../schema/db.types.ts";
import { alertLane, alertTries, leaseMs, type Settled } from "../rules.ts";

export interface Recipient {
  accountId: string | null;
  email: string;
  language: Language;
  /** Only for this one, over those for all: a link of their own. */
  values?: Record<string, string>;
}
/** Three columns by these names, from whatever tables. */
export type RecipientQuery = AliasableExpression<Omit<Recipient, "values">>;

export interface NewDeliveries {
  networkId: string | null;
  template: string;
  subjectId: string;
  lane: number;
  content: Record<Language, Record<string, string>>;
  /** Not for those who refuse all mails. */
  isRefusable: boolean;
}

const nothing = json<Record<string, string>>({});
const later = (now: Date, ms: number) => new Date(now.getTime() + ms);

/** One statement however many recipients; who was queued for the same subject before is left alone. Returns how many are new. */
export async function insertDeliveries(
  db: Db,
  now: Date,
  mail: NewDeliveries,
  to: RecipientQuery | Recipient[],
): Promise<number> {
  const { networkId, template, subjectId, lane } = mail;
  const content = JSON.stringify(mail.content);
  const { numInsertedOrUpdatedRows } = await db
    .insertInto("public.delivery")
    .columns([
      "id",
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
          sql<string>`${networkId}::uuid`.as("networkId"),
          sql<string>`${template}::text`.as("template"),
          sql<string>`${subjectId}::uuid`.as("subjectId"),
          sql<number>`${lane}::smallint`.as("lane"),
          sql<Date>`${now}::timestamptz`.as("nextTryAt"),
          sql<Date>`${now}::timestamptz`.as("queuedAt"),
          "r.accountId",
          "r.email as recipient",
          "r.language",
          contentFor(to, content, ref("r.language")).as("content"),
        ])
        .$if(mail.isRefusable, (query) => query.where(refusesNothing)),
    )
    .onConflict((conflict) => conflict.doNothing())
    .executeTakeFirstOrThrow();
  return Number(numInsertedOrUpdatedRows ?? 0);
}

/** The words in the recipient's language, and over them what is only for this one. */
function contentFor(to: RecipientQuery | Recipient[], content: string, language: Expression<Language>) {
  const words = sql<Record<string, string>>`${content}::jsonb -> ${language}`;
  return Array.isArray(to) ? sql<Record<string, string>>`(${words}) || coalesce(r.own, '{}')` : words;
}

const refusesNothing = ({ exists, not, selectFrom }: ExpressionBuilder<Database & { r: Recipient }, "r">) =>
  not(
    exists(
      selectFrom("public.mailPreference as p")
        .select("p.accountId")
        .whereRef("p.accountId", "=", "r.accountId")
        .where("p.refusesAll", "=", true),
    ),
  );

function sourceOf(to: RecipientQuery | Recipient[]): AliasedExpression<Recipient, "r"> {
  if (!Array.isArray(to)) return to.as("r");
  const rows = JSON.stringify(
    to.map(({ accountId, email, language, values }) => ({ account_id: accountId, email, language, own: values })),
  );
  return sql<Recipient>`jsonb_to_recordset(${rows}::jsonb)`.as<"r">(
    sql`r(account_id uuid, email text, language text, own jsonb)`,
  );
}

/** UUIDv7 where the rows are made: the moment, then chance. */
const newIdAt = (now: Date) => {
  const moment = now.getTime().toString(16).padStart(12, "0");
  return sql<string>`(${moment}::text || '7' || substr(replace(gen_random_uuid()::text, '-', ''), 14))::uuid`;
};

export interface Reserved {
  id: string;
  leaseEpoch: number;
  template: string;
  recipient: string;
  language: Language;
  content: Record<string, string>;
  attempts: number;
  lane: number;
  queuedAt: Date;
}

/** Takes the next ones that are due, the most pressing lane first, out of the others' sight for a while. */
export async function reserveDue(db: Db, now: Date, limit: number): Promise<Reserved[]> {
  const reserved = await db
    .updateTable("public.delivery")
    .set(({ eb }) => ({ nextTryAt: later(now, leaseMs), leaseEpoch: eb("leaseEpoch", "+", 1) }))
    .where("id", "in", (eb) =>
      eb
        .selectFrom("public.delivery as waiting")
        .select("waiting.id")
        .where("waiting.state", "=", "queued")
        .where("waiting.nextTryAt", "<=", now)
        .orderBy("waiting.lane")
        .orderBy("waiting.nextTryAt")
        .limit(limit)
        .forUpdate()
        .skipLocked(),
    )
    .returning(["id", "leaseEpoch", "template", "recipient", "language", "content", "attempts", "lane", "queuedAt"])
    .execute();
  // What an UPDATE returns is in no order.
  return reserved.sort((a, b) => a.lane - b.lane || a.queuedAt.getTime() - b.queuedAt.getTime());
}

type Held = Pick<Reserved, "id" | "leaseEpoch">;

/** Reserved and not begun: due again, for anyone who comes next. */
export async function releaseReservations(db: Db, now: Date, reserved: Held[]): Promise<void> {
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

/** Says that the hand-over begins. False: the reservation ran out and someone else has it. */
export async function startSending(db: Db, now: Date, { id, leaseEpoch }: Held): Promise<boolean> {
  const { numUpdatedRows } = await db
    .updateTable("public.delivery")
    .set(({ eb }) => ({ state: "sending", attempts: eb("attempts", "+", 1), leasedUntil: later(now, leaseMs) }))
    .where("id", "=", id)
    .where("leaseEpoch", "=", leaseEpoch)
    .where("state", "=", "queued")
    .executeTakeFirstOrThrow();
  return numUpdatedRows > 0n;
}

/** Writes down what became of it. A late answer still counts against "unknown", as long as nobody started again. */
export async function settleDelivery(db: Db, now: Date, { id, leaseEpoch }: Held, settled: Settled): Promise<void> {
  const isOver = settled.state !== "queued";
  await db
    .updateTable("public.delivery")
    .set({
      state: settled.state,
      answer: settled.answer,
      leasedUntil: null,
      settledAt: isOver ? now : null,
      // What was said is not kept: it may hold a link that signs in.
      ...(isOver ? { content: nothing } : {}),
      ...("pauseMs" in settled ? { nextTryAt: later(now, settled.pauseMs) } : {}),
    })
    .where("id", "=", id)
    .where("leaseEpoch", "=", leaseEpoch)
    .where("state", "in", ["queued", "sending", "unknown"])
    .execute();
}

/**
 * Whose process ended between the first word and the answer: nobody knows. Alerts are due again. Returns how many stay
 * unknown.
 */
export async function expireLeases(db: Db, now: Date): Promise<number> {
  await db
    .updateTable("public.delivery")
    .set({ state: "queued", leasedUntil: null, nextTryAt: now, answer: "its process ended during the hand-over" })
    .where("state", "=", "sending")
    .where("leasedUntil", "<", now)
    .where("lane", "=", alertLane)
    .where("attempts", "<", alertTries)
    .execute();
  const { numUpdatedRows } = await db
    .updateTable("public.delivery")
    .set({ state: "unknown", settledAt: now, answer: "its process ended during the hand-over", content: nothing })
    .where("state", "=", "sending")
    .where("leasedUntil", "<", now)
    .executeTakeFirstOrThrow();
  return Number(numUpdatedRows);
}

export async function hasDue(db: Db, now: Date): Promise<boolean> {
  const found = await db
    .selectFrom("public.delivery")
    .select("id")
    .where("state", "=", "queued")
    .where("nextTryAt", "<=", now)
    .limit(1)
    .executeTakeFirst();
  return found !== undefined;
}

export async function deleteSettledBefore(db: Db, moment: Date): Promise<void> {
  await db.deleteFrom("public.delivery").where("settledAt", "<", moment).execute();
}

/** Those not handed over yet go unsent; what is on its way goes on, and is not tried again. Returns how many. */
export async function withdrawQueued(db: Db, subjectId: string): Promise<number> {
  await db
    .updateTable("public.delivery")
    .set({ attempts: alertTries })
    .where("subjectId", "=", subjectId)
    .where("state", "=", "sending")
    .execute();
  const { numDeletedRows } = await db
    .deleteFrom("public.delivery")
    .where("subjectId", "=", subjectId)
    .where("state", "=", "queued")
    .executeTakeFirstOrThrow();
  return Number(numDeletedRows);
}

/** null: nothing was ever sent about it, or it is forgotten. */
export async function readProgress(db: Db, subjectId: string): Promise<Record<keyof DeliveryProgress, number> | null> {
  const rows = await db
    .selectFrom("public.delivery")
    .select(({ fn }) => ["state", fn.countAll<number>().as("count")])
    .where("subjectId", "=", subjectId)
    .groupBy("state")
    .execute();
  if (rows.length === 0) return null;
  const of = (state: string) => rows.find((row) => row.state === state)?.count ?? 0;
  const [accepted, failed, uncertain, waiting] = [
    of("accepted"),
    of("failed"),
    of("unknown"),
    of("queued") + of("sending"),
  ];
  return { total: accepted + failed + uncertain + waiting, waiting, accepted, failed, uncertain };
}
