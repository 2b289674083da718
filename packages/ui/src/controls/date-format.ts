/** The order and separators that a language writes a day in, as a dayjs pattern: "DD/MM/YYYY" for fr. */
export function dayPattern(locale: string): string {
  const parts = new Intl.DateTimeFormat(locale, { day: "2-digit", month: "2-digit", year: "numeric" }).formatToParts();
  return parts.map((part) => ({ day: "DD", month: "MM", year: "YYYY" })[part.type as string] ?? part.value).join("");
}

/** Wall-clock parts of an instant in this device's zone. */
export function partsOf(instant: string | null): { day: string | null; time: string } {
  if (!instant) return { day: null, time: "" };
  const moment = new Date(instant);
  const two = (value: number) => String(value).padStart(2, "0");
  return {
    day: `${moment.getFullYear()}-${two(moment.getMonth() + 1)}-${two(moment.getDate())}`,
    time: `${two(moment.getHours())}:${two(moment.getMinutes())}`,
  };
}

/** The instant of a wall-clock day and time in this device's zone; null while either is missing or not a time. */
export function instantOf(day: string | null, time: string): string | null {
  if (!day || !/^\d{2}:\d{2}$/.test(time)) return null;
  const moment = new Date(`${day}T${time}:00`);
  return Number.isNaN(moment.getTime()) ? null : moment.toISOString();
}

/** "9", "9.30", "9u30", "0930" as "09:30"; "" when it is no time of day. */
export function readTime(text: string): string {
  const match = /^(\d{1,2})(?:\s*[:.hu]?\s*(\d{2}))?\s*[hu]?$/i.exec(text.trim());
  const hour = Number(match?.[1]);
  const minute = Number(match?.[2] ?? 0);
  if (!match || hour > 23 || minute > 59) return "";
  return `${String(hour).padStart(2, "0")}:${String(minute).padStart(2, "0")}`;
}
