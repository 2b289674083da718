/** When a notice is mailed or pushed, by the clocks of its reader's network. */

import { dayAt, dayMs, instantAt, wallClockAt } from "@stoep/contract/kernel";
import {
  digestDay,
  digestHour,
  type MailTiming,
  type NoticeGroup,
  type PushTiming,
} from "@stoep/contract/notifications";

export interface TimingChoice {
  mail: MailTiming;
  push: PushTiming;
}

const neverChoice: TimingChoice = { mail: "never", push: "never" };
/** The timing for people who chose nothing. */
export const defaultTimings: Record<NoticeGroup, TimingChoice> = {
  answers: { mail: "daily", push: "never" },
  reactions: neverChoice,
  progress: { mail: "at-once", push: "never" },
  activities: { mail: "at-once", push: "at-once" },
  residence: { mail: "at-once", push: "never" },
  neighbourhood: { mail: "weekly", push: "never" },
  // Alerts are sent at once in a separate way, whatever is chosen for the rest. D §6
  alerts: neverChoice,
  mine: { mail: "at-once", push: "never" },
  arrivals: neverChoice,
  comments: neverChoice,
  reports: { mail: "daily", push: "never" },
  residents: { mail: "daily", push: "never" },
};

/** The times that matter for a notice created now. */
export interface Timing {
  now: Date;
  daily: Date;
  weekly: Date;
  /** The hour by the clocks, and for each hour when it comes next. */
  hour: number;
  next: Date[];
}

export function timingAt(now: Date, timeZone: string): Timing {
  return {
    now,
    daily: nextAt(now, digestHour, timeZone),
    weekly: nextAt(now, digestHour, timeZone, digestDay),
    hour: Number(wallClockAt(now, timeZone).time.slice(0, 2)),
    next: Array.from({ length: 24 }, (_, hour) => nextAt(now, hour, timeZone)),
  };
}

/** The next moment at which the clocks show this hour, on that day of the week if one is given (0: Sunday). */
export function nextAt(now: Date, hour: number, timeZone: string, weekday?: number): Date {
  const today = Date.parse(dayAt(now, timeZone));
  for (let days = 0; ; days++) {
    const day = new Date(today + days * dayMs);
    if (weekday !== undefined && day.getUTCDay() !== weekday) continue;
    const moment = instantAt(day.toISOString().slice(0, 10), `${String(hour).padStart(2, "0")}:00`, timeZone);
    if (moment > now) return moment;
  }
}
