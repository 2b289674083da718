/** Personal links of members and helpers to their part of a ticket. */
import type { Insertable } from "kysely";
import { sql } from "kysely";
import type { Db, Tx } from "#kernel/database.ts";
import type { CareLinkTable } from "../../../../schema/db.types.ts";

export async function insertPersonalLink(db: Tx, row: Insertable<CareLinkTable>): Promise<void> {
  await db.insertInto("careLink").values(row).execute();
}

/** Whose link it is, and the appointment it was sent with: a link of the ticket, or the one that asked a candidate. */
export async function findPersonalLink(db: Db, tokenHash: string) {
  const link = await db
    .selectFrom("careLink as link")
    .innerJoin("carePerson as person", "person.id", "link.personId")
    .select(["link.ticketId", "link.side", "link.startsAt", "link.endsAt"])
    .select(sql<string>`coalesce(person.merged_into, person.id)`.as("personId"))
    .where("link.tokenHash", "=", tokenHash)
    .executeTakeFirst();
  if (link) return link;
  const asked = await db
    .selectFrom("careCandidate")
    .select(["ticketId", "helperId"])
    .where("tokenHash", "=", tokenHash)
    .where("state", "in", ["confirmed", "thanked"])
    .executeTakeFirst();
  return (
    asked &&
    ({ ticketId: asked.ticketId, personId: asked.helperId, side: "helper", startsAt: null, endsAt: null } as const)
  );
}
export type PersonalLinkRow = NonNullable<Awaited<ReturnType<typeof findPersonalLink>>>;
