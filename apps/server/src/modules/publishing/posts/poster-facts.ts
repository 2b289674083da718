/** What a poster says beside a message's title and text: what it is, when, where, until when. */

import { appointmentFormat, dateFormats, type Language } from "@stoep/contract/kernel";
import type { ActivityDate, ReadActivity, ReadPost } from "@stoep/contract/publishing";
import { pollKindOf } from "@stoep/contract/publishing/values";
import { say, words } from "./texts.ts";

interface Printing {
  timeZone: string;
  now: Date;
  /** When its poll closes. */
  closesAt: Date | null;
}
interface Fact {
  label: string;
  value: string;
}

/** More dates are counted. */
const shownDates = 3;

/** The kind; of a plain message its theme, which says more. */
export function labelOf({ kind, type, theme, alert, language }: ReadPost): string {
  const { files, poster } = words;
  if (kind !== "message") return files.kinds[kind][language];
  if (type === "urgent") return (alert?.isResolved ? poster.resolved : files.types.urgent)[language];
  if (pollKindOf(type)) return poster.poll[language];
  return (theme === null ? files.types[type] : files.themes[theme])[language];
}

export function posterFacts({ activity, vacancy, poll, language }: ReadPost, printing: Printing): Fact[] {
  const { timeZone, closesAt } = printing;
  const fact = (key: keyof typeof words.poster.facts, value: string): Fact[] =>
    value === "" ? [] : [{ label: words.poster.facts[key][language], value }];
  if (activity) return activityFacts(activity, language, printing);
  if (vacancy) {
    // A day has no time zone.
    const { day } = dateFormats(language, { timeZone: "UTC", month: "long" });
    const until = vacancy.applyUntil === null ? "" : day(new Date(`${vacancy.applyUntil}T00:00:00Z`));
    return [...fact("where", vacancy.address), ...fact("applyUntil", until)];
  }
  return poll && closesAt ? fact("pollCloses", appointmentFormat(language, timeZone).format(closesAt)) : [];
}

function activityFacts(activity: ReadActivity, language: Language, { timeZone, now }: Printing): Fact[] {
  const { facts, cancelled } = words.poster;
  const dates = datesToShow(activity, now);
  const shown = dates.slice(0, shownDates);
  const format = appointmentFormat(language, timeZone);
  const placeOf = ({ place }: ActivityDate) => place?.address ?? activity.address;
  const places = [...new Set(shown.map(placeOf))];
  const when = shown.map((date) => {
    const [from, until] = [new Date(date.startsAt), new Date(date.endsAt)];
    const span = date.isOpenEnded ? format.format(from) : format.formatRange(from, until);
    return places.length > 1 ? `${span} · ${placeOf(date)}` : span;
  });
  const more = dates.length - shown.length;
  if (more > 0) when.push(say(language, "poster.moreDates", { count: more }));
  if (activity.isCancelled) when.unshift(cancelled[language]);
  const where = places.length > 1 ? "" : (places[0] ?? activity.address);
  return [
    ...(when.length > 0 ? [{ label: facts.when[language], value: when.join("\n") }] : []),
    ...(where === "" ? [] : [{ label: facts.where[language], value: where }]),
  ];
}

/** Those to come that take place; if there are none, those to come, or the last one. */
function datesToShow({ dates, isCancelled }: ReadActivity, now: Date): ActivityDate[] {
  const toCome = dates.filter(({ endsAt }) => new Date(endsAt) > now);
  const goingOn = toCome.filter(({ cancelled }) => cancelled === null);
  if (goingOn.length > 0) return goingOn;
  return isCancelled && toCome.length > 0 ? toCome : dates.slice(-1);
}
