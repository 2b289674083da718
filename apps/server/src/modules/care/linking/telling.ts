/** Who is told of links: the resident who is asked, or whose link ended; the colleagues who asked. */
import type { Network } from "#kernel/actor.ts";
import type { Context } from "#kernel/call.ts";
import type { Tx } from "#kernel/database.ts";
import { deleteNoticesAbout, tellPeople } from "#modules/notifications/index.ts";
import { adminsOf, membersAmong } from "../notices/index.ts";
import { closeRequests, readerOf } from "./store/requests.ts";

export type Caller = Pick<Context<Tx>, "db" | "now" | "announce" | "enqueue"> & { network: Network };
interface Event {
  eventId: string;
  accountId: string;
  organisation: { id: string; name: string };
}

/** In the bell, and by mail as they chose. */
export async function tellResident(
  call: Caller,
  kind: "linkAsked" | "linkEnded",
  { eventId, accountId, organisation }: Event,
): Promise<void> {
  await tellPeople(call, {
    ...{ kind: `care.${kind}` as const, eventId, object: { kind: "careLink", id: eventId } },
    actor: { accountId: null, name: organisation.name },
    ...{ readers: readerOf(call.db, accountId), details: { organisation: organisation.name } },
  });
  await call.announce("care", { networkId: call.network.id, accountId });
}

/** Nobody is told of a question any more that was answered or taken back. */
export const forgetQuestions = (db: Tx, requestIds: readonly string[]) =>
  deleteNoticesAbout(db, requestIds, ["care.linkAsked"]);

/** Whatever was asked about somebody is taken back. */
export async function closeQuestions(db: Tx, personId: string, now: Date): Promise<void> {
  await forgetQuestions(db, await closeRequests(db, personId, now));
}

interface Linked {
  eventId: string;
  organisationId: string;
  personId: string;
  name: string;
  askedBy: string | null;
}
/** What became of a question, for whoever asked. Returns how many were told. */
async function tellAsker(
  call: Caller,
  kind: "linked" | "unlinked" | "linkUnanswered",
  { eventId, organisationId, personId, name, askedBy }: Linked,
): Promise<number> {
  if (askedBy === null) return 0;
  return tellPeople(call, {
    ...{ kind: `care.${kind}` as const, eventId, object: { kind: "carePerson", id: personId } },
    ...{ readers: membersAmong(call.db, organisationId, [askedBy]), details: { title: name } },
  });
}

export async function tellOfYes(call: Caller, link: Linked): Promise<void> {
  await tellAsker(call, "linked", link);
}

/** A no is told of as no answer is, and as late: nobody learns from it that there is such an account. */
export async function tellOfNoAnswer(call: Caller, link: Linked): Promise<void> {
  await tellAsker(call, "linkUnanswered", link);
}

/** Whoever asked; where they are no colleague any more, the admins of care. */
export async function tellOfEnd(call: Caller, link: Linked): Promise<void> {
  if ((await tellAsker(call, "unlinked", link)) > 0) return;
  const { eventId, organisationId, personId, name } = link;
  await tellPeople(call, {
    ...{ kind: "care.unlinked", eventId, object: { kind: "carePerson", id: personId } },
    ...{ readers: adminsOf(call.db, organisationId), details: { title: name } },
  });
}
