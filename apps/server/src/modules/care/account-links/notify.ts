/** Who is told of links: the resident who is asked, or whose link ended; the colleagues who asked. */
import type { Network } from "#kernel/actor.ts";
import type { Context } from "#kernel/call.ts";
import type { Tx } from "#kernel/database.ts";
import { deleteNoticesAbout, notifyPeople } from "#modules/notifications/index.ts";
import { selectAdmins, selectColleagues } from "../notices/index.ts";
import { closeRequests, selectResidentRecipient } from "./store/requests.ts";

export type NotifyCall = Pick<Context<Tx>, "db" | "now" | "announce" | "enqueue"> & { network: Network };
interface ResidentEvent {
  eventId: string;
  accountId: string;
  organisation: { id: string; name: string };
}

/** In the bell, and by mail as they chose. */
export async function notifyResident(
  call: NotifyCall,
  kind: "linkAsked" | "linkEnded",
  { eventId, accountId, organisation }: ResidentEvent,
): Promise<void> {
  await notifyPeople(call, {
    kind: `care.${kind}` as const,
    eventId,
    object: { kind: "careLink", id: eventId },
    actor: { accountId: null, name: organisation.name },
    readers: selectResidentRecipient(call.db, accountId),
    details: { organisation: organisation.name },
  });
  await call.announce("care", { networkId: call.network.id, accountId });
}

/** Nobody is told of a question any more that was answered or taken back. */
export const deleteRequestNotices = (db: Tx, requestIds: readonly string[]) =>
  deleteNoticesAbout(db, requestIds, ["care.linkAsked"]);

/** Whatever was asked about somebody is taken back. */
export async function withdrawRequests(db: Tx, personId: string, now: Date): Promise<void> {
  await deleteRequestNotices(db, await closeRequests(db, personId, now));
}

interface LinkEvent {
  eventId: string;
  organisationId: string;
  personId: string;
  name: string;
  askedBy: string | null;
}
/** What became of a question, for whoever asked. Returns how many were told. */
async function notifyRequester(
  call: NotifyCall,
  kind: "linked" | "unlinked" | "linkUnanswered",
  { eventId, organisationId, personId, name, askedBy }: LinkEvent,
): Promise<number> {
  if (askedBy === null) return 0;
  return notifyPeople(call, {
    kind: `care.${kind}` as const,
    eventId,
    object: { kind: "carePerson", id: personId },
    readers: selectColleagues(call.db, organisationId, [askedBy]),
    details: { title: name },
  });
}

export async function notifyOfConsent(call: NotifyCall, link: LinkEvent): Promise<void> {
  await notifyRequester(call, "linked", link);
}

/** A no is told of as no answer is, and as late: nobody learns from it that there is such an account. */
export async function notifyOfNoAnswer(call: NotifyCall, link: LinkEvent): Promise<void> {
  await notifyRequester(call, "linkUnanswered", link);
}

/** Whoever asked; where they are no colleague any more, the admins of care. */
export async function notifyOfEnd(call: NotifyCall, link: LinkEvent): Promise<void> {
  if ((await notifyRequester(call, "unlinked", link)) > 0) return;
  const { eventId, organisationId, personId, name } = link;
  await notifyPeople(call, {
    kind: "care.unlinked",
    eventId,
    object: { kind: "carePerson", id: personId },
    readers: selectAdmins(call.db, organisationId),
    details: { title: name },
  });
}
