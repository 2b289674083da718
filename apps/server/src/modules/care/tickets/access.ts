/** Finding, locking and showing tickets that the caller may see. */
import { type Ticket, type TicketFilter, ticketLimits } from "@stoep/contract/care";
import { dayAt } from "@stoep/contract/kernel";
import type { Staff } from "#kernel/actor.ts";
import type { ReaderScope } from "#kernel/call.ts";
import type { Tx } from "#kernel/database.ts";
import { refuse } from "#kernel/refuse.ts";
import { textVerdict } from "#modules/accounts/index.ts";
import { listReachability } from "./messages/channels.ts";
import { listMessageDeliveries } from "./messages/outcomes.ts";
import { mayReadInternal } from "./policy.ts";
import { listFiles } from "./store/attachments.ts";
import type { TicketListFilter } from "./store/filters.ts";
import { findTicket } from "./store/queries.ts";
import { listMoments, sumMinutes } from "./store/thread.ts";
import { listLinkedTickets } from "./store/ticket-links.ts";
import * as store from "./store/tickets.ts";
import { viewTicket } from "./views.ts";
import { confidentialScopeOf } from "./visibility.ts";
import { visitSpan } from "./visits.ts";

/** To change it. Refuses with `not_found` callers who may not see it, and with `person_gone` if its member was erased. */
export async function lockVisibleTicket(db: Tx, actor: Staff, ticketId: string): Promise<store.LockedTicket> {
  const row = await lockAnyVisibleTicket(db, actor, ticketId);
  return row.erasedAt === null ? row : refuse("person_gone");
}

/** Also one whose member was erased. Refuses with `not_found`. */
export async function lockAnyVisibleTicket(db: Tx, actor: Staff, ticketId: string): Promise<store.LockedTicket> {
  const row = (await store.lockTicket(db, actor.organisation.id, ticketId)) ?? refuse("not_found");
  const sees = confidentialScopeOf(actor);
  const isSeen = !row.isConfidential || sees === "all" || (sees === "own" && row.assigneeId === actor.accountId);
  return isSeen ? row : refuse("not_found");
}

/** Refuses with `not_found` if it has been deleted. */
export async function presentTicket(
  { actor, db, language, now }: ReaderScope<Staff>,
  ticketId: string,
): Promise<Ticket> {
  const row = (await findTicket(db, actor, ticketId)) ?? refuse("not_found");
  const moments = await listMoments(db, row.id);
  const { network, organisation } = actor;
  const reach = mayReadInternal(actor)
    ? await listReachability(
        db,
        { ...row, organisationId: organisation.id },
        await textVerdict({ db, now, network }, organisation.id),
      )
    : [];
  const deliveries = await listMessageDeliveries(db, moments);
  const beside = { moments, deliveries, reach, minutes: await sumMinutes(db, row.id) };
  const links = await listLinkedTickets(db, actor, row.id, ticketLimits.links);
  const files = await listFiles(db, row.id);
  return viewTicket(row, { ...beside, links, files }, { actor, language, now });
}

/** The filter of lists and exports. A deadline is overdue from the day after it, by the network's clocks. */
export function listFilterOf(
  { deadline, visit, ...filter }: Partial<TicketFilter>,
  { actor, now }: Pick<ReaderScope<Staff>, "actor" | "now">,
): TicketListFilter {
  const { timeZone } = actor.network;
  return {
    ...filter,
    deadlineBefore: deadline && dayAt(now, timeZone),
    visits: visit && visitSpan(visit, now, timeZone),
  };
}
