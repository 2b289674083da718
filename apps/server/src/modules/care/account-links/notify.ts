import type { NoticeScope } from "#kernel/call.ts";
import type { Tx } from "#kernel/database.ts";
import { deleteNoticesAbout, notifyPeople } from "#modules/notifications/index.ts";
import { selectAdmins, selectColleagues } from "../notices/index.ts";
import { closeRequests, selectResidentRecipient } from "./store/requests.ts";

interface ResidentEvent {
  eventId: string;
  accountId: string;
  organisation: { id: string; name: string };
}

/** In the bell, and by mail if the resident chose so. */
export async function notifyResident(
  call: NoticeScope,
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

/** Removes the notices of requests that were answered or withdrawn. */
export const deleteRequestNotices = (db: Tx, requestIds: readonly string[]) =>
  deleteNoticesAbout(db, requestIds, ["care.linkAsked"]);

/** Withdraws every open request about a person, and its notices. */
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
/** Tells the colleague who asked about the outcome of the request, or the admins of care when it is nobody’s. Returns how many people were notified. */
async function notifyRequester(
  call: NoticeScope,
  kind: "linked" | "unlinked" | "linkUnanswered",
  { eventId, organisationId, personId, name, askedBy }: LinkEvent,
): Promise<number> {
  return notifyPeople(call, {
    kind: `care.${kind}` as const,
    eventId,
    object: { kind: "carePerson", id: personId },
    readers:
      askedBy === null ? selectAdmins(call.db, organisationId) : selectColleagues(call.db, organisationId, [askedBy]),
    details: { title: name },
  });
}

export async function notifyOfConsent(call: NoticeScope, link: LinkEvent): Promise<void> {
  await notifyRequester(call, "linked", link);
}

/** Sent for a no exactly as for no answer, and as late, so that nobody learns from it that there is such an account. */
export async function notifyOfNoAnswer(call: NoticeScope, link: LinkEvent): Promise<void> {
  await notifyRequester(call, "linkUnanswered", link);
}

/** Tells the colleague who asked or, if they no longer work there, the admins of care. */
export async function notifyOfEnd(call: NoticeScope, link: LinkEvent): Promise<void> {
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
