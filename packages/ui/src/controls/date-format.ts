import dayjs from "dayjs";
import timezone from "dayjs/plugin/timezone";
import utc from "dayjs/plugin/utc";

dayjs.extend(utc);
dayjs.extend(timezone);

/** The order and separators that a language writes a day in, as a dayjs pattern: "DD/MM/YYYY" for fr. */
export function dayPattern(locale: string): string {
  const parts = new Intl.DateTimeFormat(locale, { day: "2-digit", month: "2-digit", year: "numeric" }).formatToParts();
  return parts.map((part) => ({ day: "DD", month: "MM", year: "YYYY" })[part.type as string] ?? part.value).join("");
}

const letters: Record<string, [day: string, month: string, year: string]> = {
  nl: ["d", "m", "j"],
  fr: ["j", "m", "a"],
  tr: ["g", "a", "y"],
};

/** The same pattern as a hint in the field, in the language's own letters: "jj/mm/aaaa". */
export function dayHint(locale: string): string {
  const [day, month, year] = letters[locale.slice(0, 2)] ?? ["d", "m", "y"];
  return dayPattern(locale).replace(/[DMY]/g, (letter) => ({ D: day, M: month, Y: year })[letter] ?? letter);
}

/** A day typed in the language's order, with any separators and a year of two or four digits; null when it is not a day. */
export function readDay(text: string, locale: string): string | null {
  const order = [...dayPattern(locale).matchAll(/DD|MM|YYYY/g)].map(([part]) => part);
  const numbers = text
    .trim()
    .match(/^(\d+)\D+(\d+)\D+(\d+)\.?$/)
    ?.slice(1);
  if (!numbers) return null;
  const [day = "", month = "", year = ""] = ["DD", "MM", "YYYY"].map((part) => numbers[order.indexOf(part)]);
  if (year.length !== 2 && year.length !== 4) return null;
  const written = [year.padStart(4, "20"), month.padStart(2, "0"), day.padStart(2, "0")].join("-");
  return dayjs.utc(written).format("YYYY-MM-DD") === written ? written : null;
}

/** Wall-clock parts of an instant in a time zone. */
export function partsOf(instant: string | null, zone: string): { day: string | null; time: string } {
  if (!instant) return { day: null, time: "" };
  const moment = dayjs(instant).tz(zone);
  return { day: moment.format("YYYY-MM-DD"), time: moment.format("HH:mm") };
}

/**
 * The instant of a wall-clock day and time in a zone; null while either is missing or not a time. Of a time that comes twice in autumn
 * the first, as on the server; one that is skipped in spring is moved on by an hour.
 */
export function instantOf(day: string | null, time: string, zone: string): string | null {
  if (!day || !/^\d{2}:\d{2}$/.test(time)) return null;
  const moment = dayjs.tz(`${day} ${time}`, zone);
  if (!moment.isValid()) return null;
  // The library takes the second.
  const earlier = otherOf(moment, { day, time }, zone);
  return (earlier?.isBefore(moment) ? earlier : moment).toISOString();
}

/** The other instant at which the clocks show the same, if there is one. */
function otherOf(moment: dayjs.Dayjs, shown: { day: string; time: string }, zone: string): dayjs.Dayjs | undefined {
  return [-60, -30, 30, 60]
    .map((minutes) => moment.add(minutes, "minute"))
    .find((other) => {
      const { day, time } = partsOf(other.toISOString(), zone);
      return day === shown.day && time === shown.time;
    });
}

/** How often the clocks of a zone show a time on a day: not at all where they go forward, twice where they go back. */
export function timesShown(day: string | null, time: string, zone: string): "never" | "once" | "twice" {
  const instant = instantOf(day, time, zone);
  if (!instant || !day) return "once";
  const shown = partsOf(instant, zone);
  if (shown.day !== day || shown.time !== time) return "never";
  return otherOf(dayjs(instant), { day, time }, zone) ? "twice" : "once";
}

/** "9", "9.30", "9u30", "0930" as "09:30"; "" when it is not a time of day. */
export function readTime(text: string): string {
  const match = /^(\d{1,2})(?:\s*[:.hu]?\s*(\d{2}))?\s*[hu]?$/i.exec(text.trim());
  const hour = Number(match?.[1]);
  const minute = Number(match?.[2] ?? 0);
  if (!match || hour > 23 || minute > 59) return "";
  return `${String(hour).padStart(2, "0")}:${String(minute).padStart(2, "0")}`;
}
