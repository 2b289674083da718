/** The default times of a new activity, and what readers see of one. Pure. S1 §3 Event */

import { dayAt, hourMs, wallClockAt } from "@stoep/contract/kernel";
import { type ActivityDraft, datesOf, type ReadPost } from "@stoep/contract/publishing";
import { laterOn } from "../../../../app/parts/span.ts";
import type { CreationContext, KindRules } from "./kind.ts";

/** S1 §3: two hours long. */
const lengthHours = 2;

const empty: ActivityDraft = {
  fromDay: null,
  fromTime: "",
  untilDay: null,
  untilTime: "",
  repeat: "never",
  repeatUntil: null,
  address: "",
  longitude: null,
  latitude: null,
  hasRegistration: true,
  capacity: null,
  closesHoursBefore: 0,
};

/** Starts at the next full hour, or at ten in the morning of another day if created from that day of the calendar. In the city's local time. */
export function beginActivity({ now, timeZone, day }: CreationContext): ActivityDraft {
  const soon = wallClockAt(new Date(now.getTime() + hourMs), timeZone);
  const isAnotherDay = day !== null && day !== dayAt(now, timeZone);
  const from = isAnotherDay ? { day, time: "10:00" } : { day: soon.day, time: `${soon.time.slice(0, 2)}:00` };
  const until = laterOn(from, lengthHours);
  return { ...empty, fromDay: from.day, fromTime: from.time, untilDay: until.day, untilTime: until.time };
}

export const activity: KindRules = {
  licence: "activities",
  newPath: "/activities/new",
  isThemeRequired: true,
  begin: (beginning) => ({ activity: beginActivity(beginning), vacancy: null }),
  order: [
    "activity.fromDay",
    "activity.fromTime",
    "activity.untilDay",
    "activity.untilTime",
    "activity.repeat",
    "activity.repeatUntil",
    "activity.address",
    "activity.hasRegistration",
    "activity.capacity",
    "activity.closesHoursBefore",
  ],
  sections: [
    {
      key: "when",
      paths: [
        "activity.fromDay",
        "activity.fromTime",
        "activity.untilDay",
        "activity.untilTime",
        "activity.repeatUntil",
      ],
      isFilled: ({ activity: one }) => one !== null && one.fromDay !== null,
    },
    { key: "where", paths: ["activity.address"], isFilled: ({ activity: one }) => Boolean(one?.address) },
    {
      key: "coming",
      paths: ["activity.hasRegistration", "activity.capacity", "activity.closesHoursBefore"],
      isFilled: ({ activity: one }) => one?.hasRegistration === true,
    },
  ],
  shown: ({ activity: one }, { timeZone, now }) => ({
    vacancy: null,
    activity: one && readActivity(one, timeZone, now),
  }),
};

/** Of a date that is not stored yet: the same while it is being written. */
const idAt = (place: number): string => `00000000-0000-7000-8000-${String(place).padStart(12, "0")}`;

/** Nobody has signed up yet. */
function readActivity(one: ActivityDraft, timeZone: string, now: Date): NonNullable<ReadPost["activity"]> {
  const { address, longitude, latitude, repeat, hasRegistration, capacity, closesHoursBefore } = one;
  const dates = datesOf(one, timeZone).map(({ startsAt, endsAt, isOpenEnded }, place) => {
    const closesAt = new Date(startsAt.getTime() - closesHoursBefore * hourMs);
    return {
      id: idAt(place),
      startsAt: startsAt.toISOString(),
      endsAt: endsAt.toISOString(),
      isOpenEnded,
      place: null,
      movedFrom: null,
      cancelled: null,
      closesAt: closesAt.toISOString(),
      isClosed: !hasRegistration || closesAt <= now,
      isFull: false,
      coming: 0,
      waiting: 0,
      mine: null,
    };
  });
  const whole = { address, longitude, latitude, repeat, hasRegistration, capacity, closesHoursBefore };
  return { ...whole, dates, isCancelled: false };
}
