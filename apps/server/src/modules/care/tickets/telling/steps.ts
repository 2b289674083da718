/** What member and helper hear of a step, each once, in their language and in the way that reaches them; the thread keeps it. S2 §4 */
import type { RevokedBecause, TicketSide } from "@stoep/contract/care";
import type { Language } from "@stoep/contract/kernel";
import { renderShort, type Template } from "#modules/notifications/index.ts";
import { type FileRow, findPerson, personName } from "../../people/index.ts";
import { sideOf, type Teller } from "../rules.ts";
import { calendarLink, pageLink } from "../sent-links.ts";
import { findOrganisationName } from "../store/orders.ts";
import { addMoment } from "../store/thread.ts";
import type { LockedTicket } from "../store/writing.ts";
import { type About, because, mails } from "./mails.ts";
import { usualWay } from "./reach.ts";
import { homeOf, languageOf, type Sender, sendToPerson } from "./sending.ts";
import { whenIn } from "./when.ts";

type Caller = Sender & { accountId: string | null; personId: string | null };
interface Change {
  before: LockedTicket;
  after: LockedTicket;
}

interface Said {
  template: Template<About>;
  /** If it was planned: says the day that does not take place, and takes it out of the calendar. */
  ofDay?: Template<About>;
  leadsTo: "page" | "calendar" | "organisation";
}
const said: Record<Teller, Said> = {
  "helper-chosen": { template: mails.helperChosen, leadsTo: "page" },
  "helper-planned": { template: mails.helperPlanned, leadsTo: "page" },
  "helper-moved": { template: mails.helperMoved, leadsTo: "page" },
  "helper-cancelled": { template: mails.helperReleased, ofDay: mails.helperCancelled, leadsTo: "organisation" },
  "helper-thanked": { template: mails.helperThanked, leadsTo: "organisation" },
  "member-found": { template: mails.memberFound, leadsTo: "organisation" },
  "member-planned": { template: mails.memberPlanned, leadsTo: "calendar" },
  "member-moved": { template: mails.memberMoved, leadsTo: "calendar" },
  "member-searching": { template: mails.memberSearching, ofDay: mails.memberCancelled, leadsTo: "organisation" },
  "member-revoked": { template: mails.memberRevoked, ofDay: mails.memberStopped, leadsTo: "organisation" },
  "member-solved": { template: mails.memberSolved, leadsTo: "organisation" },
};

/** `tell`: who is told; left out, all whom it concerns. */
export async function tellStep(
  call: Caller,
  tellers: readonly Teller[],
  change: Change,
  tell: readonly TicketSide[] | undefined,
): Promise<void> {
  const { helperId, organisationId } = change.after;
  for (const teller of tellers) {
    if (tell && !tell.includes(sideOf(teller))) continue;
    // Whoever said yes by a link has read it there.
    if (teller === "helper-chosen" && call.personId === helperId) continue;
    const person = await findPerson(call.db, organisationId, personOf(teller, change) ?? "");
    if (person) await tellPerson(call, teller, person, change);
  }
}

const personOf = (teller: Teller, { before, after }: Change): string | null =>
  sideOf(teller) === "member" ? after.memberId : (after.helperId ?? before.helperId);

async function tellPerson(call: Caller, teller: Teller, person: FileRow, change: Change): Promise<void> {
  const { db, now, network, accountId } = call;
  const channel = usualWay(person);
  if (channel === null) return;
  const { before, after } = change;
  const { template: plain, ofDay } = said[teller];
  const wasPlanned = before.state === "planned" || before.state === "in-progress";
  const template = (wasPlanned && ofDay) || plain;
  const leadsTo = template === ofDay ? "calendar" : said[teller].leadsTo;
  const values = await valuesOf(call, leadsTo, { side: sideOf(teller), person, change });
  const language = languageOf(person, network);
  const momentId = await addMoment(db, {
    ...{ ticketId: after.id, kind: "message", at: now, byAccount: accountId, toPerson: person.id, channel },
    ...{ text: renderShort(template, language, values(language)).text, delivery: "queued" },
  });
  await sendToPerson(call, { template, momentId, person, channel, values });
}

interface Told {
  side: TicketSide;
  person: FileRow;
  change: Change;
}

async function valuesOf(call: Caller, leadsTo: Said["leadsTo"], told: Told) {
  const { db, network } = call;
  const { before, after } = told.change;
  const { startsAt, endsAt } = after.startsAt ? after : before;
  const organisation = await findOrganisationName(db, after.organisationId);
  const name = told.side === "member" ? await helperName(call, after.helperId ?? before.helperId, after) : "";
  const linked = { ticketId: after.id, personId: told.person.id, side: told.side, startsAt, endsAt };
  const links = {
    page: () => pageLink(call, linked),
    calendar: () => calendarLink(call, linked),
    organisation: async () => `${homeOf(call)}/organisations/${after.organisationId}`,
  };
  const link = await links[leadsTo]();
  return (language: Language): About => ({
    ...{ organisation, network: network.name, task: after.title, name, link },
    when: startsAt && endsAt ? whenIn(language, network.timeZone, startsAt, endsAt) : "",
    reason: reasonIn(after.revokedBecause, language),
  });
}

async function helperName({ db }: Caller, helperId: string | null, { organisationId }: LockedTicket): Promise<string> {
  const helper = helperId === null ? undefined : await findPerson(db, organisationId, helperId);
  return helper ? personName(helper) : "";
}

const reasonIn = (reason: RevokedBecause | null, language: Language): string =>
  reason === null ? "" : because[language][reason];
