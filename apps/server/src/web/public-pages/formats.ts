/** Days, moments and money as they are read. */
import { dateFormats, type Language, localeOf, wholeMoney } from "@stoep/contract/kernel";
import type { ProjectCard } from "@stoep/contract/participation";
import { say } from "./shell.ts";

/** A day has no time zone. */
export const dayOf = (day: string, language: Language): string =>
  dateFormats(localeOf(language), { timeZone: "UTC" }).day(new Date(`${day}T00:00:00Z`));

export function spanOf({ startsOn, endsOn }: { startsOn: string; endsOn: string }, language: Language): string {
  const from = dayOf(startsOn, language);
  return startsOn === endsOn ? from : say(language, "period", { from, until: dayOf(endsOn, language) });
}

export const momentOf = (at: string, { language, timeZone }: { language: Language; timeZone: string }): string =>
  dateFormats(localeOf(language), { timeZone }).moment(new Date(at));

export const moneyOf = ({ amount, currency }: NonNullable<ProjectCard["budget"]>, language: Language): string =>
  wholeMoney(language, amount, currency);

export const numberOf = (count: number, language: Language): string =>
  new Intl.NumberFormat(localeOf(language)).format(count);

type Timed = Pick<ProjectCard, "timing" | "daysLeft" | "startsOn">;

export function timingText({ timing, daysLeft: count, startsOn }: Timed, language: Language): string {
  if (timing === "finished") return say(language, "finished");
  if (timing === "upcoming") return say(language, "startsOn", { day: dayOf(startsOn, language) });
  return say(language, "daysLeft", { count });
}
