/** What was sent by the form, stored beside the ticket that it created. */
import { unsolvedStates } from "@stoep/contract/care/values";
import type { Insertable } from "kysely";
import type { Db, Tx } from "#kernel/database.ts";
import type { CareFormTable } from "../../../../schema/db.types.ts";

export type SubmissionRow = NonNullable<Awaited<ReturnType<typeof findSubmission>>>;

/** Whether this opened form was already sent. */
export const findSubmissionByStamp = (db: Db, stampHash: string) =>
  db.selectFrom("careForm").select("ticketId").where("stampHash", "=", stampHash).executeTakeFirst();

/** @throws a unique violation if the same opened form was sent at the same moment. */
export async function insertSubmission(db: Tx, row: Insertable<CareFormTable>): Promise<void> {
  await db.insertInto("careForm").values(row).execute();
}

export const findSubmission = (db: Db, organisationId: string, ticketId: string) =>
  db
    .selectFrom("careForm as sent")
    .innerJoin("careConsent as consent", (join) =>
      join
        .onRef("consent.organisationId", "=", "sent.organisationId")
        .onRef("consent.version", "=", "sent.consentVersion"),
    )
    .leftJoin("post", "post.id", "sent.postId")
    .select(["sent.ticketId", "sent.memberId", "sent.sentAt", "sent.name", "sent.email", "sent.phone", "sent.address"])
    .select([
      "sent.isNew",
      "consent.version",
      "consent.language",
      "consent.text",
      "consent.since",
      "post.id as postId",
      "post.title",
    ])
    .where("sent.organisationId", "=", organisationId)
    .where("sent.ticketId", "=", ticketId)
    .executeTakeFirst();

/** Deletes what identifies the sender; their consent, and the version of its text, are kept. */
export async function eraseSubmissions(db: Tx, memberId: string): Promise<void> {
  await db
    .updateTable("careForm")
    .set({ name: "", email: "", phone: "", address: "" })
    .where("memberId", "=", memberId)
    .execute();
}

/** The newest ticket of a member that came from a form and is not finished. */
export const findUnfinishedTicket = (db: Db, organisationId: string, memberId: string) =>
  db
    .selectFrom("careForm as sent")
    .innerJoin("careTicket as ticket", "ticket.id", "sent.ticketId")
    .select(["ticket.id", "ticket.number", "ticket.title", "ticket.organisationId", "ticket.assigneeId"])
    .select("ticket.isConfidential")
    .where("sent.organisationId", "=", organisationId)
    .where("sent.memberId", "=", memberId)
    .where("ticket.deletedAt", "is", null)
    .where("ticket.state", "in", unsolvedStates)
    .orderBy("sent.sentAt", "desc")
    .limit(1)
    .executeTakeFirst();

/** A live post of the organisation whose button leads to its form. */
export const findLeadingPost = (db: Db, organisationId: string, postId: string) =>
  db
    .selectFrom("post")
    .select("id")
    .where("id", "=", postId)
    .where("organisationId", "=", organisationId)
    .where("ctaType", "=", "contact-form")
    .where("publishedAt", "is not", null)
    .executeTakeFirst();
