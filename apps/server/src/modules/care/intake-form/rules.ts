/** How often and when the form can be sent, and the title of its ticket. Pure. */

import { intakeFormLimits } from "@stoep/contract/care";
import { daySeconds } from "@stoep/contract/kernel";

/** From one network address: enough for a library or a home for the elderly. Each further one takes a proof, too. */
export const withoutProofPerAddress = { max: 20, seconds: 3600 };
/** With or without a proof: a network of phones has one address for thousands of people. */
export const submissionsPerAddress = { max: 400, seconds: 3600 };
/** Opening the form costs little. */
export const openingsPerAddress = { max: 3000, seconds: 3600 };
/**
 * Tickets from forms with the same e-mail address or number. Further ones are added to the newest of these tickets, so that strangers
 * who type somebody's address neither flood the list nor keep that person's own request away.
 */
export const ticketsPerPerson = { max: 5, seconds: daySeconds };
/** To one organisation, from any sender. Each further one takes a computed proof, or a mailed confirmation; none is turned away. */
export const formsWithoutProof = { max: 300, seconds: daySeconds };

/** What a proof is for. */
export const proofAbout = (organisationId: string) => `care form ${organisationId}`;

/** Of an opened form: for the day in which it can be sent, and the day in which one that waits can be confirmed. */
export const stampUse = { max: 1, seconds: 2 * daySeconds };

/** How long a form waits for its mailed link to be followed. */
export const waitingHours = 24;

/** `soon`: faster than a person can fill it in. `stale`: the page was open for too long. */
export function stampAge(openedAt: Date, now: Date): "soon" | "stale" | "fine" {
  const seconds = (now.getTime() - openedAt.getTime()) / 1000;
  if (seconds < intakeFormLimits.seconds) return "soon";
  return seconds > intakeFormLimits.hours * 3600 ? "stale" : "fine";
}

const longestTitle = 80;

/** The beginning of the description, cut between words. */
export function ticketTitleOf(description: string): string {
  const text = description.replace(/\s+/g, " ").trim();
  if (text.length <= longestTitle) return text;
  const start = text.slice(0, longestTitle);
  const end = start.lastIndexOf(" ");
  return `${end > longestTitle / 2 ? start.slice(0, end) : start}…`;
}
