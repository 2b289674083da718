/**
 * Tells member and helper, each once, what happens to a series as a whole. Of each of its visits they are told a few days before it
 * (`jobs.ts`), so that a series of a year is not fifty messages at once. S2 §3
 */
import type { TicketSide } from "@stoep/contract/care";
import type { Language } from "@stoep/contract/kernel";
import type { ForWhom } from "../../people/index.ts";
import { formatAppointment } from "../messages/appointment-time.ts";
import { findPersonOnSide } from "../messages/channels.ts";
import { mails, type SeriesMailValues } from "../messages/mails.ts";
import { type TellCall, tellPerson } from "../messages/message-to-person.ts";
import { networkUrl } from "../messages/send.ts";
import { say } from "../messages/texts.ts";
import { findOutwardLine } from "../outward.ts";
import { createAppointmentLink, createPageLink } from "../personal-links.ts";
import type { LockedTicket } from "../store/tickets.ts";
import { findOrganisationName } from "../store/work-orders.ts";
import { occurrenceInstants } from "./rules.ts";
import type { SeriesRow } from "./store.ts";

const templates = {
  begun: mails.seriesBegun,
  skipped: mails.visitSkipped,
  kept: mails.visitKept,
  ended: mails.seriesEnded,
};

interface SeriesNews {
  what: keyof typeof templates;
  series: SeriesRow;
  /** The ticket in whose thread it is kept, and whose member and helper are told. */
  ticket: LockedTicket;
  /** The day that it is about: the first one, the one skipped or kept, or the first one that no longer takes place. */
  on: string;
  /** The sides to notify; by default both. */
  tell?: readonly TicketSide[] | undefined;
}

export async function tellOfSeries(call: TellCall, news: SeriesNews): Promise<void> {
  const { what, ticket, tell = ["helper", "member"] } = news;
  for (const side of tell) {
    const person = await findPersonOnSide(call.db, ticket, side);
    if (!person || person.suspendedAt !== null) continue;
    const values = (forWhom: ForWhom) => valuesOf(call, news, { side, personId: person.id, forWhom });
    await tellPerson(call, { template: templates[what], ticket, person, values });
  }
}

interface Told {
  side: TicketSide;
  personId: string;
  forWhom: ForWhom;
}

async function valuesOf(call: TellCall, news: SeriesNews, { side, personId, forWhom }: Told) {
  const { db, network } = call;
  const { what, series, ticket, on } = news;
  const organisation = await findOrganisationName(db, ticket.organisationId);
  const line = await findOutwardLine(db, ticket.id);
  const { startsAt, endsAt } = ticket;
  const linked = { ticketId: ticket.id, personId, side, startsAt, endsAt };
  const page = () => (side === "helper" ? createPageLink(call, linked) : createAppointmentLink(call, linked));
  const link = what === "begun" ? await page() : `${networkUrl(call)}/organisations/${ticket.organisationId}`;
  const whenOf = (language: Language, day: string) => {
    const { startsAt: from, endsAt: until } = occurrenceInstants(day, series, network.timeZone);
    return formatAppointment(language, network.timeZone, from, until);
  };
  return (language: Language): SeriesMailValues => ({
    forWhom: forWhom(language),
    organisation,
    network: network.name,
    task: line(language),
    link,
    often: say(language, `often.${series.every}`),
    when: whenOf(language, on),
    until: series.untilOn === null ? "" : ` ${say(language, "until", { day: whenOf(language, series.untilOn) })}`,
  });
}
