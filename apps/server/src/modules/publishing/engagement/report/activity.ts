import type { ReadPost } from "@stoep/contract/publishing";
import { spanInWords } from "../../posts/index.ts";

interface Formats {
  moment: (at: Date) => string;
  day: (at: Date) => string;
}

/** When and where an activity is, in one line; of a series, its first and last day. None for other messages. */
export function activityLines({ activity }: ReadPost, { moment, day }: Formats): string[] {
  if (!activity) return [];
  const goingOn = activity.dates.filter(({ cancelled }) => cancelled === null);
  const dates = goingOn.length > 0 ? goingOn : activity.dates;
  const [first, last] = [dates.at(0), dates.at(-1)];
  if (!first || !last) return [activity.address];
  const dayOf = ({ startsAt }: typeof first) => day(new Date(startsAt));
  const when = first === last ? spanInWords(first, moment) : `${dayOf(first)} – ${dayOf(last)}`;
  const where = (first === last && first.place?.address) || activity.address;
  return [`${when} · ${where}`];
}
