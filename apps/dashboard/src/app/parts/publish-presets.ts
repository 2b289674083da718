/** Upcoming times at which messages are often published. Pure. */
import { daysAfter, hourMs } from "@stoep/contract/kernel";
import { instantOf, partsOf } from "@stoep/ui";

export type Preset = { key: "tonight" | "tomorrow" | "monday"; at: string };

/** Today 18:00 if at least an hour away, tomorrow 9:00, and next Monday 9:00 unless that is tomorrow; in the network's time zone. */
export function presetsAt(now: Date, zone: string): Preset[] {
  const dayAfter = (days: number) => partsOf(daysAfter(now, days).toISOString(), zone).day ?? "";
  const today = dayAfter(0);
  const weekday = new Date(`${today}T12:00:00Z`).getUTCDay();
  const toMonday = (8 - weekday) % 7 || 7;
  const wanted: [Preset["key"], string, string][] = [
    ["tonight", today, "18:00"],
    ["tomorrow", dayAfter(1), "09:00"],
    ...(toMonday === 1 ? [] : [["monday", dayAfter(toMonday), "09:00"] as [Preset["key"], string, string]]),
  ];
  return wanted.flatMap(([key, day, time]) => {
    const at = instantOf(day, time, zone);
    return at && new Date(at).getTime() > now.getTime() + hourMs ? [{ key, at }] : [];
  });
}

/** When a message goes online on a day that was chosen without a time: at nine, or today at the next full hour once that has passed. */
export function momentOn(day: string, now: Date, zone: string): string | null {
  const nine = instantOf(day, "09:00", zone);
  const soon = partsOf(new Date(now.getTime() + hourMs).toISOString(), zone);
  const isLate = nine !== null && new Date(nine) <= now && day === soon.day;
  return isLate ? instantOf(day, `${soon.time.slice(0, 2)}:00`, zone) : nine;
}
