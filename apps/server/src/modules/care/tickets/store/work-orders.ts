/** The content of a work order: the ticket with both people's current details, and the organisation. */

import type { Db } from "#kernel/database.ts";
import { companyOrFullName, fullName } from "#kernel/sql/full-name.ts";

/** Callers check who may see it; deleted tickets are found too. */
export const findWorkOrder = (db: Db, ticketId: string) =>
  db
    .selectFrom("careTicket as ticket")
    .innerJoin("carePerson as member", "member.id", "ticket.memberId")
    .innerJoin("public.organisation as owner", "owner.id", "ticket.organisationId")
    .leftJoin("carePerson as helper", "helper.id", "ticket.helperId")
    .leftJoin("careHelper as does", "does.personId", "ticket.helperId")
    .leftJoin("careCategory as category", "category.id", "ticket.categoryId")
    .leftJoin("neighbourhood as area", "area.id", "ticket.neighbourhoodId")
    .leftJoin("public.account as assignee", "assignee.id", "ticket.assigneeId")
    .leftJoin("careSetting as setting", "setting.organisationId", "ticket.organisationId")
    .select([
      "ticket.id",
      "ticket.number",
      "ticket.title",
      "ticket.helperLine",
      "ticket.state",
      "ticket.startsAt",
      "ticket.endsAt",
    ])
    .select(["ticket.preferredMoment", "ticket.needsCar", "ticket.repeats", "ticket.hourlyRateCents", "ticket.work"])
    .select(["ticket.workAddress", "ticket.description", "ticket.deletedAt", "ticket.updatedAt", "ticket.version"])
    .select(["ticket.memberId", "ticket.helperId", "ticket.organisationId", "ticket.isConfidential"])
    .select(["member.phone as memberPhone", "member.street", "member.houseNumber", "member.postalCode"])
    .select(["member.city", "member.deletedAt as memberDeletedAt", "helper.phone as helperPhone"])
    .select(["helper.suspendedAt as helperSuspendedAt", "helper.deletedAt as helperDeletedAt", "does.status"])
    .select(["owner.name as organisation", "category.name as categoryName", "category.translations"])
    .select(["area.name as area", "setting.currency"])
    .select([companyOrFullName("member").as("member"), companyOrFullName("helper").as("helper")])
    .select(fullName("assignee").as("assignee"))
    .where("ticket.id", "=", ticketId)
    .executeTakeFirst();

export type WorkOrderRow = NonNullable<Awaited<ReturnType<typeof findWorkOrder>>>;

export async function findOrganisationName(db: Db, organisationId: string): Promise<string> {
  const row = await db
    .selectFrom("public.organisation")
    .select("name")
    .where("id", "=", organisationId)
    .executeTakeFirstOrThrow();
  return row.name;
}
