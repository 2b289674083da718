/** How often and when the form can be sent, and the title of its ticket. Pure. */

import { intakeFormLimits } from "@stoep/contract/care";
import { daySeconds } from "@stoep/contract/kernel";

/** From one network address: enough for a library or a home for the elderly. */
export const submissionsPerAddress = { max: 20, seconds: 3600 };
/** Opening the form costs little. */
export const openingsPerAddress = { max: 300, seconds: 3600 };
/**
 * With the same e-mail address or number. Submissions beyond the limit are accepted but not kept, so that nobody learns who asked
 * for help.
 */
export const submissionsPerPerson = { max: 5, seconds: daySeconds };
/** To one organisation, from any sender. */
export const submissionsPerOrganisation = { max: 300, seconds: daySeconds };

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
