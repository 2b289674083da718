/** Moves rows from one person to another when they are merged, and back. Each statement returns the ids that it moved. */

import { sql } from "kysely";
import type { Db, Tx } from "#kernel/database.ts";
import { anyOf } from "#kernel/sql/id-list.ts";

export interface Reassignment {
  from: string;
  to: string;
  /** Only these of the rows of `from`; all by default. */
  ids?: readonly string[] | undefined;
}

const idsOf = (rows: readonly { id: string }[]) => rows.map(({ id }) => id);

type Table = "careTicket" | "careNote" | "careTicketMoment" | "careAbsence" | "careCertificate" | "careEntry";
type Column = "memberId" | "helperId" | "personId" | "byPerson" | "toPerson";

const reassign =
  (table: Table, column: Column) =>
  (db: Tx, { from, to, ids }: Reassignment) => {
    const rows = db.updateTable(table).set(column, to).where(column, "=", from);
    return (ids ? rows.where("id", "=", anyOf(ids)) : rows).returning("id").execute();
  };

function reassignForms(db: Tx, { from, to, ids }: Reassignment) {
  const rows = db.updateTable("careForm").set({ memberId: to }).where("memberId", "=", from);
  return (ids ? rows.where("ticketId", "=", anyOf(ids)) : rows).returning("ticketId as id").execute();
}

function reassignLinks(db: Tx, { from, to, ids }: Reassignment) {
  const rows = db.updateTable("careLink").set({ personId: to }).where("personId", "=", from);
  const among = ids ? rows.where("tokenHash", "=", sql<string>`any(${[...ids]}::text[])`) : rows;
  return among.returning("tokenHash as id").execute();
}

/** A ticket for which both were asked keeps the kept person's row. */
function reassignCandidates(db: Tx, { from, to, ids }: Reassignment) {
  const rows = db
    .updateTable("careCandidate as candidate")
    .set({ helperId: to })
    .where("candidate.helperId", "=", from)
    .where(({ not, exists, selectFrom }) =>
      not(
        exists(
          selectFrom("careCandidate as asked")
            .select("asked.id")
            .whereRef("asked.ticketId", "=", "candidate.ticketId")
            .where("asked.helperId", "=", to),
        ),
      ),
    );
  return (ids ? rows.where("candidate.id", "=", anyOf(ids)) : rows).returning("candidate.id").execute();
}

const reassignments = {
  memberTickets: reassign("careTicket", "memberId"),
  helperTickets: reassign("careTicket", "helperId"),
  notes: reassign("careNote", "personId"),
  momentsBy: reassign("careTicketMoment", "byPerson"),
  momentsTo: reassign("careTicketMoment", "toPerson"),
  absences: reassign("careAbsence", "personId"),
  certificates: reassign("careCertificate", "personId"),
  entries: reassign("careEntry", "helperId"),
  forms: reassignForms,
  links: reassignLinks,
  candidates: reassignCandidates,
} as const;
type ReassignedKind = keyof typeof reassignments;
const kinds = Object.keys(reassignments) as ReassignedKind[];
const helperKinds: readonly ReassignedKind[] = ["helperTickets", "absences", "certificates", "entries", "candidates"];

/** `isHelper`: whether the person being merged is a helper. */
export async function reassignAll(db: Tx, move: Reassignment, isHelper: boolean): Promise<Record<string, string[]>> {
  const moved: Record<string, string[]> = {};
  for (const kind of kinds)
    if (isHelper || !helperKinds.includes(kind)) moved[kind] = idsOf(await reassignments[kind](db, move));
  return moved;
}

export async function reassignBack(db: Tx, { from, to }: Reassignment, moved: Record<string, string[]>): Promise<void> {
  for (const kind of kinds) if (moved[kind]?.length) await reassignments[kind](db, { from, to, ids: moved[kind] });
}

/** Copies tags (below, categories of help) that the other person does not have yet. Returns the ids of those added. */
export async function copyTags(db: Tx, { from, to }: Reassignment): Promise<string[]> {
  const rows = await db
    .insertInto("carePersonTag")
    .columns(["personId", "tagId"])
    .expression((eb) =>
      eb
        .selectFrom("carePersonTag")
        .select([sql<string>`${to}::uuid`.as("personId"), "tagId"])
        .where("personId", "=", from),
    )
    .onConflict((conflict) => conflict.doNothing())
    .returning("tagId as id")
    .execute();
  return idsOf(rows);
}
export async function copyCategories(db: Tx, { from, to }: Reassignment): Promise<string[]> {
  const rows = await db
    .insertInto("careHelperCategory")
    .columns(["personId", "categoryId"])
    .expression((eb) =>
      eb
        .selectFrom("careHelperCategory")
        .select([sql<string>`${to}::uuid`.as("personId"), "categoryId"])
        .where("personId", "=", from),
    )
    .onConflict((conflict) => conflict.doNothing())
    .returning("categoryId as id")
    .execute();
  return idsOf(rows);
}
export async function deleteCopied(db: Tx, personId: string, { tags = [], categories = [] }: Record<string, string[]>) {
  await db.deleteFrom("carePersonTag").where("personId", "=", personId).where("tagId", "=", anyOf(tags)).execute();
  await db
    .deleteFrom("careHelperCategory")
    .where("personId", "=", personId)
    .where("categoryId", "=", anyOf(categories))
    .execute();
}

/** Whether there is a ticket of one that the other helps with, or is asked to. */
export async function hasTicketTogether(db: Db, one: string, other: string): Promise<boolean> {
  const ticket = await db
    .selectFrom("careTicket")
    .select("id")
    .where("deletedAt", "is", null)
    .where((eb) =>
      eb.or([
        eb.and([eb("memberId", "=", one), eb("helperId", "=", other)]),
        eb.and([eb("memberId", "=", other), eb("helperId", "=", one)]),
      ]),
    )
    .limit(1)
    .executeTakeFirst();
  if (ticket) return true;
  const asked = await db
    .selectFrom("careCandidate as candidate")
    .innerJoin("careTicket as ticket", "ticket.id", "candidate.ticketId")
    .select("candidate.id")
    .where("candidate.state", "in", ["sent", "interested", "confirmed"])
    .where("ticket.deletedAt", "is", null)
    .where((eb) =>
      eb.or([
        eb.and([eb("ticket.memberId", "=", one), eb("candidate.helperId", "=", other)]),
        eb.and([eb("ticket.memberId", "=", other), eb("candidate.helperId", "=", one)]),
      ]),
    )
    .limit(1)
    .executeTakeFirst();
  return asked !== undefined;
}
