/** The thread of a ticket: what happened, what was noted, which messages were sent. */

import type { Insertable } from "kysely";
import { sql } from "kysely";
import { v7 as newId } from "uuid";
import type { Db, Tx } from "#kernel/database.ts";
import { companyOrFullName, fullName } from "#kernel/sql/full-name.ts";
import { mentionedPeople } from "#modules/accounts/index.ts";
import type { CareTicketMomentTable } from "../../../../schema/db.types.ts";

export type MomentRow = Awaited<ReturnType<typeof listMoments>>[number];
export type NewMoment = Omit<Insertable<CareTicketMomentTable>, "id">;

export async function insertMoment(db: Tx, moment: NewMoment): Promise<string> {
  const id = newId();
  await db
    .insertInto("careTicketMoment")
    .values({ id, ...moment })
    .execute();
  return id;
}

const selectMoments = (db: Db) =>
  db
    .selectFrom("careTicketMoment as moment")
    .leftJoin("public.account as author", "author.id", "moment.byAccount")
    .leftJoin("public.account as receiver", "receiver.id", "moment.toAccount")
    .leftJoin("carePerson as writer", "writer.id", "moment.byPerson")
    .leftJoin("carePerson as reached", "reached.id", "moment.toPerson")
    .select(["moment.id", "moment.kind", "moment.at", "moment.byAccount", "moment.fromState", "moment.toState"])
    .select(["moment.channel", "moment.text", "moment.delivery", "moment.toPerson", "moment.answer"])
    .select((eb) => mentionedPeople(db, eb.ref("moment.mentions")).as("mentions"))
    .select([
      sql<string | null>`coalesce(${fullName("author")}, ${companyOrFullName("writer")})`.as("by"),
      sql<string | null>`coalesce(${fullName("receiver")}, ${companyOrFullName("reached")})`.as("to"),
    ])
    .where("moment.deletedAt", "is", null);

/** Oldest first; at most a thousand, which is more than any ticket has. */
export const listMoments = (db: Db, ticketId: string) =>
  selectMoments(db)
    .where("moment.ticketId", "=", ticketId)
    .orderBy("moment.at")
    .orderBy("moment.id")
    .limit(1000)
    .execute();

export const findMoment = (db: Db, momentId: string) =>
  selectMoments(db).where("moment.id", "=", momentId).executeTakeFirstOrThrow();

export async function insertHours(
  db: Tx,
  entry: {
    organisationId: string;
    helperId: string;
    ticketId: string;
    onDay: string;
    minutes: number;
    text: string;
    writtenBy: string;
    createdAt: Date;
  },
): Promise<void> {
  await db
    .insertInto("careEntry")
    .values({ id: newId(), ...entry })
    .execute();
}

export async function sumMinutes(db: Db, ticketId: string): Promise<number> {
  const { total } = await db
    .selectFrom("careEntry")
    .where("ticketId", "=", ticketId)
    .select(sql<number>`coalesce(sum(minutes), 0)::integer`.as("total"))
    .executeTakeFirstOrThrow();
  return total;
}
