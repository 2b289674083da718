/** Deliveries about or to a person who is erased: only that something was sent is left. */

import { sql } from "kysely";
import { type Db, json, type Tx } from "#kernel/database.ts";
import { anyOf } from "#kernel/sql/id-list.ts";
import { repeatedTries } from "../rules.ts";

/** A job that is handing it over at this moment goes on, and settles nothing any more; its lease runs out. */
const emptied = {
  content: json<Record<string, string>>({}),
  answer: null,
  attempts: repeatedTries,
  leaseEpoch: sql<number>`lease_epoch + 1`,
};

/** Of its own for each delivery, because subject and recipient identify one. */
const erasedRecipient = sql<string>`'erased-' || id`;

interface Erased {
  subjectIds: readonly string[];
  /** Whether they went to the person who is erased: then the address goes too. */
  isToThem: boolean;
  now: Date;
}

/**
 * About these things: what waits is withdrawn, the rest loses its words. What is queued at this very moment, such as that help is
 * cancelled, still goes out.
 */
export async function eraseDeliveriesAbout(db: Tx, { subjectIds, isToThem, now }: Erased): Promise<void> {
  if (subjectIds.length === 0) return;
  const subjects = anyOf(subjectIds);
  await db
    .deleteFrom("public.delivery")
    .where("subjectId", "=", subjects)
    .where("state", "=", "queued")
    .where("queuedAt", "<", now)
    .execute();
  await db
    .updateTable("public.delivery")
    .set(emptied)
    .$if(isToThem, (query) => query.set({ recipient: erasedRecipient }))
    .where("subjectId", "=", subjects)
    .where("state", "<>", "queued")
    .execute();
}

/** To an account that closes: what waits is withdrawn. What was settled is emptied within a day (`emptyDeliveriesToClosed`). */
export async function eraseDeliveriesTo(db: Tx, accountId: string, now: Date): Promise<void> {
  await db
    .deleteFrom("public.delivery")
    .where("state", "=", "queued")
    .where("accountId", "=", accountId)
    .where("queuedAt", "<", now)
    .execute();
}

/** Also of accounts that closed while something was on its way to them. */
export async function emptyDeliveriesToClosed(db: Db): Promise<void> {
  await db
    .updateTable("public.delivery as sent")
    .from("public.account as person")
    .whereRef("person.id", "=", "sent.accountId")
    .where("person.closedAt", "is not", null)
    .where("sent.state", "in", ["accepted", "failed", "unknown"])
    .where(sql<boolean>`sent.recipient not like 'erased-%'`)
    .set({
      recipient: sql<string>`'erased-' || sent.id`,
      content: json<Record<string, string>>({}),
      answer: null,
    })
    .execute();
}
