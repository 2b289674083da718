/** What the agenda reads: visits, and tickets that wait for an answer. S2 §2 */
import type { Staff } from "#kernel/actor.ts";
import type { Db } from "#kernel/database.ts";
import { awaitedSince, countUnanswered, isAwaited } from "../store/awaited.ts";
import { selectVisible, whereVisits } from "../store/filters.ts";
import { countUpTo, withNames } from "../store/queries.ts";
import type { VisitSpan } from "../visits.ts";

export type VisitRow = Awaited<ReturnType<typeof listVisits>>[number];
export type AwaitedRow = Awaited<ReturnType<typeof listAwaited>>[number];

/** The earliest first. */
export const listVisits = (db: Db, actor: Staff, span: VisitSpan, limit: number) =>
  withNames(whereVisits(selectVisible(db, actor), span))
    .select(["ticket.workAddress", "member.street", "member.houseNumber", "member.postalCode", "member.city"])
    .select(["member.phone as memberPhone", "helper.phone as helperPhone"])
    .orderBy("ticket.startsAt")
    .orderBy("ticket.id")
    .limit(limit)
    .execute();

export const countVisits = (db: Db, actor: Staff, span: VisitSpan, most: number) =>
  countUpTo(db, whereVisits(selectVisible(db, actor), span), most);

const selectAwaited = (db: Db, actor: Staff) => selectVisible(db, actor).where(isAwaited);

/** Those that wait longest first. */
export async function listAwaited(db: Db, actor: Staff, limit: number) {
  const first = selectAwaited(db, actor)
    .select((eb) => ["ticket.id", awaitedSince(eb).as("since"), countUnanswered(eb).as("asked")])
    .orderBy("since")
    .orderBy("ticket.id")
    .limit(limit)
    .as("awaited");
  return withNames(selectVisible(db, actor))
    .innerJoin(first, "awaited.id", "ticket.id")
    .select(["awaited.since", "awaited.asked"])
    .orderBy("awaited.since")
    .orderBy("ticket.id")
    .execute();
}

export const countAwaited = (db: Db, actor: Staff, most: number) => countUpTo(db, selectAwaited(db, actor), most);
