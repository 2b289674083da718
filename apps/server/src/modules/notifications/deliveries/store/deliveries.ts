/** The SQL of deliveries. A reservation postpones the next try and raises the epoch; later writes must carry the epoch they were given. */

import type { Language } from "@stoep/contract/kernel";
import { sql } from "kysely";
import { type Db, json } from "#kernel/database.ts";
import { anyOf } from "#kernel/sql/id-list.ts";
import { type Channel, leaseMs, repeatedTries, type SettledDelivery } from "../rules.ts";

const cutOffReason = "its process ended during the hand-over";
const noValues = json<Record<string, string>>({});
const anyText = (texts: readonly string[]) => sql<string>`any(${texts}::text[])`;
const momentAfter = (now: Date, ms: number) => new Date(now.getTime() + ms);

export interface ReservedDelivery {
  id: string;
  leaseEpoch: number;
  template: string;
  subjectId: string;
  recipient: string;
  /** null: somebody without an account. */
  accountId: string | null;
  networkId: string | null;
  language: Language;
  content: Record<string, string>;
  attempts: number;
  lane: number;
  queuedAt: Date;
}

/**
 * Reserves the next due deliveries, the most urgent lane first, so that no other process takes them for a while. `upToLane`: none that
 * are less urgent.
 */
export async function reserveDue(
  db: Db,
  channel: Channel,
  now: Date,
  { most, upToLane = 2 }: { most: number; upToLane?: number | undefined },
): Promise<ReservedDelivery[]> {
  const reserved = await db
    .updateTable("public.delivery")
    .set(({ eb }) => ({ nextTryAt: momentAfter(now, leaseMs), leaseEpoch: eb("leaseEpoch", "+", 1) }))
    .where("id", "in", (eb) =>
      eb
        .selectFrom("public.delivery as waiting")
        .select("waiting.id")
        .where("waiting.state", "=", "queued")
        .where("waiting.channel", "=", channel)
        .where("waiting.lane", "<=", upToLane)
        .where("waiting.nextTryAt", "<=", now)
        .orderBy("waiting.lane")
        .orderBy("waiting.nextTryAt")
        .limit(most)
        .forUpdate()
        .skipLocked(),
    )
    .returning(["id", "leaseEpoch", "template", "subjectId", "recipient", "language", "content"])
    .returning(["attempts", "lane", "queuedAt", "accountId", "networkId"])
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

/**
 * Records the outcome. A late answer still replaces "unknown", unless another attempt has begun. `keepsWords`: of one that did not
 * arrive for certain, so that it can be sent again.
 */
export async function settleDelivery(
  db: Db,
  now: Date,
  { id, leaseEpoch }: ReservationKey,
  settled: SettledDelivery,
  keepsWords = false,
): Promise<void> {
  const isOver = settled.state !== "queued";
  await db
    .updateTable("public.delivery")
    .set({
      state: settled.state,
      answer: settled.answer,
      leasedUntil: null,
      settledAt: isOver ? now : null,
      // Not kept for longer than needed: it may hold a sign-in link.
      content: isOver && !(keepsWords && settled.state !== "accepted") ? noValues : undefined,
      nextTryAt: "pauseMs" in settled ? momentAfter(now, settled.pauseMs) : undefined,
      isRepeated: "isRepeated" in settled ? settled.isRepeated : undefined,
    })
    .where("id", "=", id)
    .where("leaseEpoch", "=", leaseEpoch)
    .where("state", "in", ["queued", "sending", "unknown"])
    .execute();
}

/**
 * For deliveries whose process ended during the hand-over, the outcome is unknown. Those by the templates `repeated` become due again;
 * those by the templates `shown` keep their words. Returns how many stay unknown.
 */
export async function expireLeases(
  db: Db,
  now: Date,
  { repeated, shown }: { repeated: readonly string[]; shown: readonly string[] },
): Promise<number> {
  await db
    .updateTable("public.delivery")
    .set({ state: "queued", leasedUntil: null, nextTryAt: now, isRepeated: true, answer: cutOffReason })
    .where("state", "=", "sending")
    .where("leasedUntil", "<", now)
    .where("template", "=", anyText(repeated))
    .where("attempts", "<", repeatedTries)
    .execute();
  const { numUpdatedRows } = await db
    .updateTable("public.delivery")
    .set(({ ref }) => ({
      state: "unknown",
      settledAt: now,
      answer: cutOffReason,
      content: sql<Record<string, string>>`case when ${ref("template")} = ${anyText(shown)}
        then ${ref("content")} else '{}' end`,
    }))
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

/** Of deliveries that failed or may not have arrived. */
export async function deleteWordsBefore(db: Db, moment: Date): Promise<void> {
  await db
    .updateTable("public.delivery")
    .set({ content: noValues })
    .where("settledAt", "<", moment)
    .where("state", "in", ["failed", "unknown"])
    .where(sql<boolean>`content <> '{}'`)
    .execute();
}

export async function deleteSettledBefore(db: Db, moment: Date): Promise<void> {
  await db.deleteFrom("public.delivery").where("settledAt", "<", moment).execute();
}

/** Withdraws those not handed over yet; one being sent continues, and is not retried. Returns their subjects. */
export async function withdrawQueued(db: Db, subjectIds: readonly string[]): Promise<string[]> {
  const subjects = anyOf(subjectIds);
  await db
    .updateTable("public.delivery")
    .set({ attempts: repeatedTries })
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
