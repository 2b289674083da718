/** Finding and locking what the caller may see, and showing it. */
import { type Ticket, type TicketFilter, ticketLimits } from "@stoep/contract/care";
import { wallAt } from "@stoep/contract/publishing";
import type { Staff } from "#kernel/actor.ts";
import type { RouteCall } from "#kernel/call.ts";
import type { Db, Tx } from "#kernel/database.ts";
import { refuse } from "#kernel/refuse.ts";
import { readsInternal } from "./policy.ts";
import { seenBy } from "./seeing.ts";
import { listFiles } from "./store/attached.ts";
import { listLinked } from "./store/links.ts";
import type { Filter } from "./store/narrowing.ts";
import { findTicket } from "./store/reading.ts";
import { listMoments, namesOf, sumMinutes } from "./store/thread.ts";
import * as store from "./store/writing.ts";
import { reachOf } from "./telling/reach.ts";
import { viewTicket } from "./views.ts";

/** Refuses with `not_found` whoever may not see it. */
export async function lockTicket(db: Tx, actor: Staff, ticketId: string): Promise<store.LockedTicket> {
  const row = (await store.lockTicket(db, actor.organisation.id, ticketId)) ?? refuse("not_found");
  const sees = seenBy(actor);
  const isSeen = !row.isConfidential || sees === "all" || (sees === "own" && row.assigneeId === actor.accountId);
  return isSeen ? row : refuse("not_found");
}

/** Refuses with `not_found` if it was deleted meanwhile. */
export async function showTicket(
  { actor, db, language, now }: Pick<RouteCall<Staff, Db>, "actor" | "db" | "language" | "now">,
  ticketId: string,
): Promise<Ticket> {
  const row = (await findTicket(db, actor, ticketId)) ?? refuse("not_found");
  const moments = await listMoments(db, row.id);
  const mentioned = [...new Set(moments.flatMap(({ mentions }) => mentions))];
  const names = mentioned.length > 0 ? await namesOf(db, mentioned) : [];
  const reach = readsInternal(actor) ? await reachOf(db, { ...row, organisationId: actor.organisation.id }) : [];
  const beside = { moments, names, reach, minutes: await sumMinutes(db, row.id) };
  const links = await listLinked(db, actor, row.id, ticketLimits.links);
  const files = await listFiles(db, row.id);
  return viewTicket(row, { ...beside, links, files }, { actor, language, now });
}

/** What the lists and their files are narrowed to: a deadline is over from the day after it on, by the network's clocks. */
export const asked = (
  { deadline, ...filter }: Partial<TicketFilter>,
  { actor, now }: Pick<RouteCall<Staff, Db>, "actor" | "now">,
): Filter => (deadline === undefined ? filter : { ...filter, deadlineBefore: wallAt(now, actor.network.timeZone).day });
