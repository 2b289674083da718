/** Telling colleagues, in the transaction that makes it necessary. Nobody is told of what they did themselves. */
import type { Network } from "#kernel/actor.ts";
import type { Context } from "#kernel/call.ts";
import type { Tx } from "#kernel/database.ts";
import { type ReaderQuery, tellPeople } from "#modules/notifications/index.ts";
import { adminsOf, seersAmong } from "./store/readers.ts";

type Caller = Pick<Context<Tx>, "db" | "now" | "announce" | "enqueue"> & { network: Network };
interface Ticket {
  id: string;
  number: number;
  title: string;
  organisationId: string;
  assigneeId: string | null;
  isConfidential: boolean;
}
interface Doer {
  accountId: string | null;
  name: string;
}

/** A colleague who did it. */
export const doerOf = ({ accountId, name }: { accountId: string; name: string }): Doer => ({ accountId, name });

/** A confidential one by its number alone: mails are read over shoulders, and notices stay when the ticket goes to somebody else. */
const titleOf = ({ number, title, isConfidential }: Ticket) => (isConfidential ? `#${number}` : `#${number} ${title}`);

type Kind = "assigned" | "asked" | "mentioned" | "answered" | "deadline" | "overdue";
interface Event {
  kind: Kind;
  /** Names what happened: nobody is told of it twice. */
  eventId: string;
  actor?: Doer;
}

const tell = (call: Caller, ticket: Ticket, { kind, ...event }: Event, readers: ReaderQuery) =>
  tellPeople(call, {
    ...{ kind: `care.${kind}` as const, object: { kind: "careTicket", id: ticket.id }, ...event },
    ...{ readers, details: { title: titleOf(ticket) } },
  });

/** Those among `accountIds` who see it. */
export async function tellColleagues(
  call: Caller,
  ticket: Ticket,
  event: Event,
  accountIds: readonly (string | null)[],
): Promise<void> {
  const others = accountIds.filter((id) => id !== null && id !== event.actor?.accountId) as string[];
  if (others.length > 0) await tell(call, ticket, event, seersAmong(call.db, ticket, others));
}

/** Whoever has it; where nobody has, the admins of care. */
export async function tellConcierge(call: Caller, ticket: Ticket, event: Event): Promise<void> {
  const { assigneeId, organisationId } = ticket;
  if (assigneeId === null) await tell(call, ticket, event, adminsOf(call.db, organisationId));
  else await tellColleagues(call, ticket, event, [assigneeId]);
}

/** The admins of care, of a certificate of a helper that ends. */
export async function tellOfCertificate(
  call: Caller,
  { id, helperId, organisationId, title }: { id: string; helperId: string; organisationId: string; title: string },
): Promise<void> {
  await tellPeople(call, {
    ...{ kind: "care.certificate", eventId: id, object: { kind: "careHelper", id: helperId } },
    ...{ readers: adminsOf(call.db, organisationId), details: { title } },
  });
}
