import { visitCalendarMax } from "@stoep/contract/care";
import type { Db } from "#kernel/database.ts";
import { companyOrFullName } from "#kernel/sql/full-name.ts";

export type VisitRow = Awaited<ReturnType<typeof listVisits>>[number];

/** Visits that a person has as a helper or as the one helped, in their order; those that are called off are not there. */
export const listVisits = (db: Db, personId: string, { from, until }: { from: Date; until: Date }) =>
  db
    .selectFrom("careTicket as ticket")
    .innerJoin("carePerson as member", "member.id", "ticket.memberId")
    .innerJoin("carePerson as helper", "helper.id", "ticket.helperId")
    .innerJoin("careHelper as does", "does.personId", "ticket.helperId")
    .innerJoin("public.organisation as owner", "owner.id", "ticket.organisationId")
    .leftJoin("careCategory as category", "category.id", "ticket.categoryId")
    .select(["ticket.id", "ticket.version", "ticket.updatedAt", "ticket.startsAt", "ticket.endsAt", "ticket.state"])
    .select(["ticket.helperLine", "ticket.memberId", "ticket.workAddress", "category.name as category"])
    .select(["category.translations", "owner.name as organisation"])
    .select(["member.street", "member.houseNumber", "member.postalCode", "member.city"])
    .select([companyOrFullName("member").as("member"), companyOrFullName("helper").as("helper")])
    .where("ticket.deletedAt", "is", null)
    .where("ticket.state", "in", ["planned", "in-progress", "executed", "solved"])
    .where("ticket.startsAt", ">=", from)
    .where("ticket.startsAt", "<", until)
    .where((eb) =>
      eb.or([
        eb("ticket.memberId", "=", personId),
        eb.and([eb("ticket.helperId", "=", personId), eb("does.status", "=", "accepted")]),
      ]),
    )
    .orderBy("ticket.startsAt")
    .orderBy("ticket.id")
    .limit(visitCalendarMax)
    .execute();
