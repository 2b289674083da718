import type { NoticeScope } from "#kernel/call.ts";
import { notifyPeople, type ReaderQuery } from "#modules/notifications/index.ts";
import { selectAdmins, selectTicketReaders } from "./store/recipients.ts";

interface Ticket {
  id: string;
  number: number;
  title: string;
  organisationId: string;
  assigneeId: string | null;
  isConfidential: boolean;
}
interface NoticeActor {
  accountId: string | null;
  name: string;
}

/** The colleague who caused the notice. */
export const actorOf = ({ accountId, name }: { accountId: string; name: string }): NoticeActor => ({ accountId, name });

/**
 * A confidential ticket is named by its number alone: mails are read over shoulders, and notices remain when the ticket gets another
 * assignee.
 */
const noticeTitleOf = ({ number, title, isConfidential }: Ticket) =>
  isConfidential ? `#${number}` : `#${number} ${title}`;

type NoticeKind = "assigned" | "asked" | "mentioned" | "answered" | "dropped" | "untold" | "deadline" | "overdue";
interface NoticeEvent {
  kind: NoticeKind;
  /** Identifies the event, so that nobody is notified of it twice. */
  eventId: string;
  actor?: NoticeActor;
}

const notify = (call: NoticeScope, ticket: Ticket, { kind, ...event }: NoticeEvent, readers: ReaderQuery) =>
  notifyPeople(call, {
    kind: `care.${kind}` as const,
    object: { kind: "careTicket", id: ticket.id },
    ...event,
    readers,
    details: { title: noticeTitleOf(ticket) },
  });

/** Notifies those of the accounts who may see the ticket. */
export async function notifyColleagues(
  call: NoticeScope,
  ticket: Ticket,
  event: NoticeEvent,
  accountIds: readonly (string | null)[],
): Promise<void> {
  const others = accountIds.filter((id) => id !== null && id !== event.actor?.accountId) as string[];
  if (others.length > 0) await notify(call, ticket, event, selectTicketReaders(call.db, ticket, others));
}

/** Notifies the assignee or, without one, the admins of care. */
export async function notifyConcierge(call: NoticeScope, ticket: Ticket, event: NoticeEvent): Promise<void> {
  const { assigneeId, organisationId } = ticket;
  if (assigneeId === null) await notify(call, ticket, event, selectAdmins(call.db, organisationId));
  else await notifyColleagues(call, ticket, event, [assigneeId]);
}

/** Tells the admins of care that a helper's certificate expires. */
export async function notifyOfCertificate(
  call: NoticeScope,
  { id, helperId, organisationId, title }: { id: string; helperId: string; organisationId: string; title: string },
): Promise<void> {
  await notifyPeople(call, {
    kind: "care.certificate",
    eventId: id,
    object: { kind: "careHelper", id: helperId },
    readers: selectAdmins(call.db, organisationId),
    details: { title },
  });
}

/** Tells the other admins of care that a colleague has read contact details of as many people as one may for now. */
export async function notifyOfMuchRead(
  call: NoticeScope,
  { organisationId, ...event }: { organisationId: string; actor: NoticeActor; eventId: string },
): Promise<void> {
  await notifyPeople(call, {
    kind: "care.muchRead",
    ...event,
    object: null,
    readers: selectAdmins(call.db, organisationId),
    details: {},
  });
}
