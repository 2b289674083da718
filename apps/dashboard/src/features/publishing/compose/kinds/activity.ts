/** The default times of a new activity, and what readers see of one. Pure. S1 §3 Event */

import { dayAt, hourMs, wallClockAt } from "@stoep/contract/kernel";
import { type ActivityDraft, datesOf } from "@stoep/contract/publishing";
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
  shown: ({ activity: one }, timeZone) => ({
    vacancy: null,
    activity: one && {
      address: one.address,
      repeat: one.repeat,
      hasRegistration: one.hasRegistration,
      capacity: one.capacity,
      dates: datesOf(one, timeZone).map(({ startsAt, endsAt, isOpenEnded }) => ({
        startsAt: startsAt.toISOString(),
        endsAt: endsAt.toISOString(),
        isOpenEnded,
        cancelled: null,
        place: null,
      })),
    },
  }),
};
