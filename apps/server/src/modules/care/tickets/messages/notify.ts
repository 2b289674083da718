/** Tells member and helper of a step, each once, in their language and by a channel that reaches them; the thread keeps it. S2 §4 */
import type { RevocationReason, TicketSide } from "@stoep/contract/care";
import { type Language, personName } from "@stoep/contract/kernel";
import type { Template } from "#modules/notifications/index.ts";
import { type ForWhom, findPerson, type PersonRecordRow } from "../../people/index.ts";
import { findOutwardLine } from "../outward.ts";
import { createAppointmentLink, createPageLink } from "../personal-links.ts";
import { type StepMessage, sideOf } from "../rules.ts";
import type { LockedTicket } from "../store/tickets.ts";
import { findOrganisationName } from "../store/work-orders.ts";
import { formatAppointment } from "./appointment-time.ts";
import { findReachablePerson, type ReachablePerson } from "./channels.ts";
import { mails, revocationTexts, type StepMailValues } from "./mails.ts";
import { type TellCall, tellPerson } from "./message-to-person.ts";
import { networkUrl } from "./send.ts";

type StepCall = TellCall & { personId: string | null };
interface TicketChange {
  before: LockedTicket;
  after: LockedTicket;
}

interface StepMail {
  template: Template<StepMailValues>;
  /** If the ticket was planned: names the day that is cancelled, and removes it from the calendar. */
  ofDay?: Template<StepMailValues>;
  leadsTo: "page" | "calendar" | "organisation";
}
const stepMails: Record<StepMessage, StepMail> = {
  "helper-chosen": { template: mails.helperChosen, leadsTo: "page" },
  "helper-planned": { template: mails.helperPlanned, leadsTo: "page" },
  "helper-moved": { template: mails.helperMoved, leadsTo: "page" },
  "helper-cancelled": { template: mails.helperReleased, ofDay: mails.helperCancelled, leadsTo: "organisation" },
  "helper-thanked": { template: mails.helperThanked, leadsTo: "organisation" },
  "member-found": { template: mails.memberFound, leadsTo: "organisation" },
  "member-planned": { template: mails.memberPlanned, leadsTo: "calendar" },
  "member-moved": { template: mails.memberMoved, leadsTo: "calendar" },
  "member-searching": { template: mails.memberSearching, ofDay: mails.memberCancelled, leadsTo: "organisation" },
  "member-unsure": { template: mails.memberUnsure, leadsTo: "organisation" },
  "member-revoked": { template: mails.memberRevoked, ofDay: mails.memberStopped, leadsTo: "organisation" },
  "member-solved": { template: mails.memberSolved, leadsTo: "organisation" },
};

/** `tell`: the sides to notify; by default, all whom the step concerns. Returns the sides to whom a message was queued. */
export async function notifyOfStep(
  call: StepCall,
  tellers: readonly StepMessage[],
  change: TicketChange,
  tell: readonly TicketSide[] | undefined,
): Promise<TicketSide[]> {
  const told: TicketSide[] = [];
  const { helperId, organisationId } = change.after;
  for (const teller of tellers) {
    if (tell && !tell.includes(sideOf(teller))) continue;
    // A helper who said yes by their link has seen the result there.
    if (teller === "helper-chosen" && call.personId === helperId) continue;
    const person = await findReachablePerson(call.db, organisationId, recipientIdOf(teller, change));
    if (person && (await notifyPerson(call, teller, person, change))) told.push(sideOf(teller));
  }
  return told;
}

const recipientIdOf = (teller: StepMessage, { before, after }: TicketChange): string | null =>
  sideOf(teller) === "member" ? after.memberId : (after.helperId ?? before.helperId);

async function notifyPerson(
  call: StepCall,
  teller: StepMessage,
  person: ReachablePerson,
  change: TicketChange,
): Promise<boolean> {
  const { before, after } = change;
  const { template: plain, ofDay } = stepMails[teller];
  const wasPlanned = before.state === "planned" || before.state === "in-progress";
  const template = (wasPlanned && ofDay) || plain;
  const leadsTo = template === ofDay ? "calendar" : stepMails[teller].leadsTo;
  const values = (forWhom: ForWhom) => valuesOf(call, leadsTo, { side: sideOf(teller), forWhom, person, change });
  return tellPerson(call, { template, ticket: after, person, values });
}

interface StepRecipient {
  side: TicketSide;
  forWhom: ForWhom;
  person: PersonRecordRow;
  change: TicketChange;
}

async function valuesOf(call: StepCall, leadsTo: StepMail["leadsTo"], told: StepRecipient) {
  const { db, network } = call;
  const { before, after } = told.change;
  const { startsAt, endsAt } = after.startsAt ? after : before;
  const organisation = await findOrganisationName(db, after.organisationId);
  const name = told.side === "member" ? await helperName(call, after.helperId ?? before.helperId, after) : "";
  const linked = { ticketId: after.id, personId: told.person.id, side: told.side, startsAt, endsAt };
  const links = {
    page: () => createPageLink(call, linked),
    calendar: () => createAppointmentLink(call, linked),
    organisation: async () => `${networkUrl(call)}/organisations/${after.organisationId}`,
  };
  const link = await links[leadsTo]();
  const line = await findOutwardLine(db, after.id);
  return (language: Language): StepMailValues => ({
    forWhom: told.forWhom(language),
    organisation,
    network: network.name,
    task: line(language),
    name,
    link,
    when: startsAt && endsAt ? formatAppointment(language, network.timeZone, startsAt, endsAt) : "",
    reason: reasonIn(after.revokedBecause, language),
  });
}

async function helperName(
  { db }: StepCall,
  helperId: string | null,
  { organisationId }: LockedTicket,
): Promise<string> {
  const helper = helperId === null ? undefined : await findPerson(db, organisationId, helperId);
  return helper ? personName(helper) : "";
}

const reasonIn = (reason: RevocationReason | null, language: Language): string =>
  reason === null ? "" : revocationTexts[reason][language];
