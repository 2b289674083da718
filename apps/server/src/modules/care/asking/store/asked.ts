/** What a helper sees by their link. */
import type { Db } from "#kernel/database.ts";

/** With the ticket, the member and the organisation, whatever became of them. */
export const findAsked = (db: Db, tokenHash: string) =>
  db
    .selectFrom("careCandidate as candidate")
    .innerJoin("careTicket as ticket", "ticket.id", "candidate.ticketId")
    .innerJoin("carePerson as member", "member.id", "ticket.memberId")
    .innerJoin("carePerson as person", "person.id", "candidate.helperId")
    .innerJoin("careHelper as helper", "helper.personId", "candidate.helperId")
    .innerJoin("public.organisation as asker", "asker.id", "ticket.organisationId")
    .leftJoin("careCategory as category", "category.id", "ticket.categoryId")
    .leftJoin("neighbourhood as area", "area.id", "ticket.neighbourhoodId")
    .select(["candidate.id", "candidate.ticketId", "candidate.helperId", "candidate.state", "candidate.expiresAt"])
    .select(["ticket.organisationId", "ticket.title", "ticket.state as ticketState", "ticket.helperId as hasIt"])
    .select(["ticket.startsAt", "ticket.endsAt", "ticket.preferredMoment", "ticket.needsCar", "ticket.work"])
    .select(["ticket.workAddress", "ticket.description", "ticket.deletedAt as ticketDeletedAt"])
    .select(["member.firstName", "member.lastName", "member.companyName", "member.phone", "member.street"])
    .select(["member.houseNumber", "member.postalCode", "member.city", "member.deletedAt as memberDeletedAt"])
    .select(["helper.status", "person.suspendedAt", "person.deletedAt", "asker.name as organisation"])
    .select(["category.name as category", "category.translations", "area.name as area"])
    .where("candidate.tokenHash", "=", tokenHash)
    .executeTakeFirst();

export type AskedRow = NonNullable<Awaited<ReturnType<typeof findAsked>>>;
