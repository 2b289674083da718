/** The requests that helpers see, by link or in the residents' app. */

import { sql } from "kysely";
import type { Db } from "#kernel/database.ts";
import { anyOf } from "#kernel/sql/id-list.ts";

/** With the ticket, the member and the organisation, in any state. */
const selectTaskRequests = (db: Db) =>
  db
    .selectFrom("careTicket as ticket")
    .innerJoin("carePerson as member", "member.id", "ticket.memberId")
    .innerJoin("public.organisation as asker", "asker.id", "ticket.organisationId")
    .leftJoin("careCategory as category", "category.id", "ticket.categoryId")
    .leftJoin("neighbourhood as area", "area.id", "ticket.neighbourhoodId")
    .leftJoin("careSetting as setting", "setting.organisationId", "ticket.organisationId")
    .select(["ticket.organisationId", "ticket.helperLine", "ticket.state as ticketState", "ticket.helperId as hasIt"])
    .select(["ticket.startsAt", "ticket.endsAt", "ticket.preferredMoment", "ticket.needsCar", "ticket.work"])
    .select(["ticket.workAddress", "ticket.description", "ticket.deletedAt as ticketDeletedAt", "ticket.repeats"])
    .select(["ticket.hourlyRateCents", "setting.currency"])
    .select(["member.firstName", "member.lastName"])
    .select(["member.companyName", "member.phone", "member.street"])
    .select(["member.houseNumber", "member.postalCode", "member.city", "member.deletedAt as memberDeletedAt"])
    .select(["asker.name as organisation", "category.name as category", "category.translations", "area.name as area"]);

/** By the link of the request, or by the link of the helper who has the ticket. */
export async function findTaskRequest(db: Db, tokenHash: string) {
  const candidate = await selectCandidateRequests(db).where("candidate.tokenHash", "=", tokenHash).executeTakeFirst();
  return candidate ?? findRequestByTicketLink(db, tokenHash);
}

const selectCandidateRequests = (db: Db) =>
  selectTaskRequests(db)
    .innerJoin("careCandidate as candidate", "candidate.ticketId", "ticket.id")
    .innerJoin("carePerson as person", "person.id", "candidate.helperId")
    .innerJoin("careHelper as helper", "helper.personId", "candidate.helperId")
    .select(["helper.status", "person.suspendedAt", "person.deletedAt"])
    .select(["candidate.id", "candidate.ticketId", "candidate.helperId", "candidate.state", "candidate.expiresAt"])
    .select(["candidate.heldBack", "candidate.cancelledAt"]);

/** For a helper who was merged since, the record that they were merged into. */
const findRequestByTicketLink = (db: Db, tokenHash: string) =>
  selectTaskRequests(db)
    .innerJoin("careLink as link", "link.ticketId", "ticket.id")
    .innerJoin("carePerson as linked", "linked.id", "link.personId")
    .innerJoin("carePerson as person", (join) =>
      join.on("person.id", "=", sql<string>`coalesce(linked.merged_into, linked.id)`),
    )
    .innerJoin("careHelper as helper", "helper.personId", "person.id")
    .select(["helper.status", "person.suspendedAt", "person.deletedAt", "ticket.id", "ticket.id as ticketId"])
    .select(["person.id as helperId", "link.madeAt as expiresAt"])
    .leftJoin("careCandidate as given", (join) =>
      join.onRef("given.ticketId", "=", "ticket.id").onRef("given.helperId", "=", "person.id"),
    )
    .select(["given.cancelledAt", sql<null>`null::text`.as("heldBack")])
    .select(
      sql<
        "confirmed" | "not-interested"
      >`case when given.cancelled_at is null then 'confirmed' else 'not-interested' end`.as("state"),
    )
    .where("link.tokenHash", "=", tokenHash)
    .where("link.side", "=", "helper")
    .executeTakeFirst();

export type TaskRequestRow = NonNullable<Awaited<ReturnType<typeof findTaskRequest>>>;

/** Requests to a linked helper; with `ticketId`, only that ticket's. */
export const listRequestsOfAccount = (db: Db, accountId: string, ticketId: string | null, limit: number) =>
  selectCandidateRequests(db)
    .select("candidate.askedAt")
    .where("person.accountId", "=", accountId)
    .where("person.mergedInto", "is", null)
    .$if(ticketId !== null, (query) => query.where("candidate.ticketId", "=", ticketId))
    .orderBy("candidate.askedAt", "desc")
    .orderBy("candidate.id", "desc")
    .limit(limit)
    .execute();

/** Tickets that the helper was given without being asked. */
export const listAssignedTasks = (db: Db, accountId: string, ticketId: string | null, limit: number) =>
  selectTaskRequests(db)
    .innerJoin("carePerson as person", "person.id", "ticket.helperId")
    .innerJoin("careHelper as helper", "helper.personId", "person.id")
    .select(["helper.status", "person.suspendedAt", "person.deletedAt", "ticket.id", "ticket.id as ticketId"])
    .select(["person.id as helperId", "ticket.stateAt as expiresAt"])
    .select([sql<"confirmed">`'confirmed'::text`.as("state"), sql<null>`null::text`.as("heldBack")])
    .select(sql<Date | null>`null::timestamptz`.as("cancelledAt"))
    .select(sql<Date>`coalesce(ticket.matched_at, ticket.state_at)`.as("askedAt"))
    .where("person.accountId", "=", accountId)
    .where("person.mergedInto", "is", null)
    .$if(ticketId !== null, (query) => query.where("ticket.id", "=", ticketId))
    .where(({ not, exists, selectFrom }) =>
      not(
        exists(
          selectFrom("careCandidate as asked")
            .select("asked.id")
            .whereRef("asked.ticketId", "=", "ticket.id")
            .whereRef("asked.helperId", "=", "person.id"),
        ),
      ),
    )
    .orderBy("ticket.stateAt", "desc")
    .orderBy("ticket.id", "desc")
    .limit(limit)
    .execute();

/** The accounts of helpers who were asked for a ticket, or are among `helperIds`. */
export const listLinkedAccounts = (db: Db, ticketId: string, helperIds: readonly string[]) =>
  db
    .selectFrom("carePerson as person")
    .select("person.accountId")
    .distinct()
    .where("person.accountId", "is not", null)
    .where((eb) =>
      eb.or([
        eb("person.id", "=", anyOf(helperIds)),
        eb("person.id", "in", eb.selectFrom("careCandidate").select("helperId").where("ticketId", "=", ticketId)),
      ]),
    )
    .execute();

/** For the resident's own data: requests, and their answers. */
export const listOwnAnswers = (db: Db, accountId: string) =>
  db
    .selectFrom("careCandidate as candidate")
    .innerJoin("carePerson as person", "person.id", "candidate.helperId")
    .innerJoin("careTicket as ticket", "ticket.id", "candidate.ticketId")
    .innerJoin("public.organisation as asker", "asker.id", "ticket.organisationId")
    .select(["asker.name as organisation", "candidate.state", "candidate.askedAt", "candidate.answeredAt"])
    .select("candidate.answer")
    .where("person.accountId", "=", accountId)
    .where("person.mergedInto", "is", null)
    .orderBy("candidate.askedAt", "desc")
    .execute();
export type OwnAnswer = Awaited<ReturnType<typeof listOwnAnswers>>[number];
