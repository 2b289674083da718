/** The outcomes of deliveries to single people, and sending one of them again. */
import type { Delivery, DeliveryOutcome } from "@stoep/contract/notifications";
import { sql } from "kysely";
import type { Db, Tx } from "#kernel/database.ts";
import { anyOf } from "#kernel/sql/id-list.ts";
import type { Template } from "../../mail/index.ts";
import type { Channel } from "../rules.ts";

type NamedTemplate = Pick<Template, "name">;
const namesOf = (templates: readonly NamedTemplate[]) => templates.map(({ name }) => name);

type State = "queued" | "sending" | "accepted" | "failed" | "unknown";

const outcomeOf = (state: State): DeliveryOutcome =>
  state === "accepted" ? "sent" : state === "sending" ? "queued" : state;

const canBeAgain = (outcome: DeliveryOutcome) => outcome === "failed" || outcome === "unknown";

/** The latest delivery about each subject by one of these templates; settled ones are deleted after thirty days. */
export async function listDeliveries(
  db: Db,
  templates: readonly NamedTemplate[],
  subjectIds: readonly string[],
): Promise<Map<string, Delivery>> {
  if (subjectIds.length === 0) return new Map();
  const rows = await db
    .selectFrom("public.delivery")
    .distinctOn("subjectId")
    .select(["subjectId", "state", sql<boolean>`content <> '{}'`.as("hasWords")])
    .where("subjectId", "=", anyOf(subjectIds))
    .where("template", "in", namesOf(templates))
    .orderBy("subjectId")
    .orderBy("queuedAt", "desc")
    .execute();
  return new Map(rows.map(({ subjectId, state, hasWords }) => [subjectId, viewDelivery(outcomeOf(state), hasWords)]));
}

const viewDelivery = (outcome: DeliveryOutcome, hasWords: boolean): Delivery => ({
  outcome,
  can: { sendAgain: canBeAgain(outcome) ? hasWords || "words_not_kept" : "already_sent" },
});

/** For outcomes that were noted elsewhere and are no longer in the outbox. */
export const settledDelivery = (outcome: DeliveryOutcome): Delivery => viewDelivery(outcome, false);

export interface WhichDelivery {
  /** It was written by one of these. */
  templates: readonly NamedTemplate[];
  subjectId: string;
  /** The address or number of today; left out: as before. */
  recipient?: string | undefined;
}

/**
 * Queues the latest delivery about the subject again, as it was written, if it failed or its outcome is unknown. Of several callers at
 * the same time one does. Returns its channel; undefined if it was not queued by this call.
 */
export async function requeueDelivery(
  db: Tx,
  now: Date,
  { templates, subjectId, recipient }: WhichDelivery,
): Promise<Channel | undefined> {
  const latest = db
    .selectFrom("public.delivery")
    .select("id")
    .where("subjectId", "=", subjectId)
    .where("template", "in", namesOf(templates))
    .orderBy("queuedAt", "desc")
    .limit(1);
  const requeued = await db
    .updateTable("public.delivery")
    .set(({ eb }) => ({
      state: "queued",
      attempts: 0,
      // A late answer about the earlier attempt no longer counts.
      leaseEpoch: eb("leaseEpoch", "+", 1),
      isRepeated: true,
      queuedAt: now,
      nextTryAt: now,
      settledAt: null,
      answer: null,
      recipient,
    }))
    .where("id", "=", latest)
    .where("state", "in", ["failed", "unknown"])
    .where(sql<boolean>`content <> '{}'`)
    .returning("channel")
    .executeTakeFirst();
  return requeued?.channel;
}
