import { hourMs } from "@stoep/contract/kernel";

/** Two working days: Saturdays and Sundays do not count. */
const waitingHours = 48;

/** What arrived before has waited for two working days by the clocks of the time zone. */
export function waitsSince(now: Date, timeZone: string): Date {
  const days = new Intl.DateTimeFormat("en", { weekday: "short", timeZone });
  const isWorkingDay = (at: number) => !days.format(at).startsWith("S");
  let at = now.getTime();
  for (let left = waitingHours; left > 0; ) {
    at -= hourMs;
    if (isWorkingDay(at)) left -= 1;
  }
  return new Date(at);
}
