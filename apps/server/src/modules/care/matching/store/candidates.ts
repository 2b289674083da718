/** The helpers asked for a ticket, and their answers. */

import type { AskChannel, CandidateState, HelperObstacle } from "@stoep/contract/care";
import { sql } from "kysely";
import type { Db, Tx } from "#kernel/database.ts";
import { anyOf } from "#kernel/sql/id-list.ts";
import { effectiveEmail, effectiveLanguage, pictureSelection } from "../../people/index.ts";

const selectCandidates = (db: Db) =>
  db
    .selectFrom("careCandidate as candidate")
    .innerJoin("carePerson as person", "person.id", "candidate.helperId")
    .leftJoin("file as picture", "picture.id", "person.pictureId")
    .select(pictureSelection)
    .select(["candidate.id", "candidate.helperId", "candidate.state", "candidate.channel", "candidate.askedAt"])
    .select(["candidate.expiresAt", "candidate.answeredAt", "candidate.answer", "candidate.heldBack"])
    .select(["candidate.offeredAt", "candidate.cancelledAt"])
    .select(["person.firstName", "person.lastName", "person.companyName"])
    // After a drop-out, those who would have helped come first.
    .orderBy(sql`candidate.state = 'thanked' and candidate.offered_at is not null`, "desc")
    .orderBy("candidate.askedAt", "desc")
    .orderBy("candidate.id", "desc");

export type CandidateRow = Awaited<ReturnType<typeof listCandidates>>[number];

/** A ticket has a few dozen at most. */
export const listCandidates = (db: Db, ticketId: string) =>
  selectCandidates(db).where("candidate.ticketId", "=", ticketId).limit(500).execute();

export interface NewCandidate {
  id: string;
  ticketId: string;
  helperId: string;
  channel: AskChannel;
  tokenHash: string | null;
  expiresAt: Date;
  askedAt: Date;
  askedBy: string;
}

/** Returns those who were not asked before. */
export const insertCandidates = (db: Tx, rows: readonly NewCandidate[]) =>
  db
    .insertInto("careCandidate")
    .values(rows.map((row) => ({ ...row, state: "sent" as const })))
    .onConflict((conflict) => conflict.columns(["ticketId", "helperId"]).doNothing())
    .returning(["id", "helperId"])
    .execute();

/** Who was thanked is asked again as if anew: with another link, and an id of its own, so that the message goes out. */
export async function deleteThanked(db: Tx, ticketId: string, helperIds: readonly string[]): Promise<void> {
  await db
    .deleteFrom("careCandidate")
    .where("ticketId", "=", ticketId)
    .where("helperId", "=", anyOf(helperIds))
    .where("state", "=", "thanked")
    .execute();
}

/** Those who wait for an answer or gave one. Who was thanked can be asked again. */
export const listAskedHelperIds = async (db: Tx, ticketId: string, helperIds: readonly string[]): Promise<string[]> => {
  const rows = await db
    .selectFrom("careCandidate")
    .select("helperId")
    .where("ticketId", "=", ticketId)
    .where("helperId", "=", anyOf(helperIds))
    .where("state", "!=", "thanked")
    .execute();
  return rows.map(({ helperId }) => helperId);
};

export type LockedCandidate = NonNullable<Awaited<ReturnType<typeof lockCandidate>>>;

/** Must be locked after the ticket, whose lock decides which answer is first. */
export const lockCandidate = (db: Tx, ticketId: string, candidateId: string) =>
  db
    .selectFrom("careCandidate")
    .select(["id", "ticketId", "helperId", "state", "expiresAt"])
    .where("ticketId", "=", ticketId)
    .where("id", "=", candidateId)
    .forUpdate()
    .executeTakeFirst();

export async function updateAnswer(
  db: Tx,
  candidateId: string,
  answer: {
    state: CandidateState;
    answer: string;
    answeredAt: Date;
    heldBack: HelperObstacle | null;
    offeredAt: Date | null;
  },
): Promise<void> {
  await db.updateTable("careCandidate").set(answer).where("id", "=", candidateId).execute();
}

/** Notes that they would have helped, though somebody else has the ticket. */
export async function updateOffer(db: Tx, candidateId: string, offeredAt: Date): Promise<void> {
  await db.updateTable("careCandidate").set({ offeredAt }).where("id", "=", candidateId).execute();
}

/** The helper whom a colleague released may be asked again, but is not the first to ask. */
export async function releaseConfirmed(db: Tx, ticketId: string): Promise<void> {
  await db
    .updateTable("careCandidate")
    .set({ state: "thanked", offeredAt: null })
    .where("ticketId", "=", ticketId)
    .where("state", "=", "confirmed")
    .execute();
}

interface Cancellation {
  id: string;
  ticketId: string;
  helperId: string;
  answer: string;
  at: Date;
}
/** The helper cancels; `id` is for one who was chosen without being asked. They are not asked again for this ticket. */
export async function insertCancellation(db: Tx, { at, ...row }: Cancellation): Promise<void> {
  const changed = {
    state: "not-interested" as const,
    answer: row.answer,
    answeredAt: at,
    cancelledAt: at,
    offeredAt: null,
  };
  await db
    .insertInto("careCandidate")
    .values({ ...row, ...changed, channel: "phone", askedAt: at, expiresAt: at })
    .onConflict((conflict) => conflict.columns(["ticketId", "helperId"]).doUpdateSet(changed))
    .execute();
}

/** Marks the ticket's candidates in these states, except `helperId`, as thanked. Returns their ids. */
export const thankOthers = (db: Tx, ticketId: string, helperId: string | null, from: readonly CandidateState[]) =>
  db
    .updateTable("careCandidate")
    .set({ state: "thanked" })
    .where("ticketId", "=", ticketId)
    .where("state", "in", [...from])
    .$if(helperId !== null, (query) => query.where("helperId", "!=", helperId ?? ""))
    .returning("id")
    .execute();

/** Confirms the helper who has the ticket now, if they were asked. */
export async function confirmCandidate(db: Tx, ticketId: string, helperId: string, now: Date): Promise<void> {
  await db
    .updateTable("careCandidate")
    .set((eb) => ({
      state: "confirmed",
      cancelledAt: null,
      answeredAt: eb.fn.coalesce("answeredAt", sql<Date>`${now}::timestamptz`),
    }))
    .where("ticketId", "=", ticketId)
    .where("helperId", "=", helperId)
    .execute();
}

/** How to reach candidates. */
export const listCandidateContacts = (db: Db, candidateIds: readonly string[]) =>
  db
    .selectFrom("careCandidate as candidate")
    .innerJoin("carePerson as person", "person.id", "candidate.helperId")
    .select(["candidate.id", "candidate.helperId", "candidate.channel", "person.phone"])
    .select([effectiveEmail("person").as("email"), effectiveLanguage("person").as("language")])
    .where("candidate.id", "=", anyOf(candidateIds))
    .where("person.deletedAt", "is", null)
    .execute();
export type CandidateContact = Awaited<ReturnType<typeof listCandidateContacts>>[number];
