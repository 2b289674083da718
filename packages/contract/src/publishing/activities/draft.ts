/** Activities: when, where, and whether residents can register. S1 §3, §5 Event */
import { z } from "zod";
import {
  Day,
  daysBetween,
  daysLater,
  instantAt,
  isSkippedTime,
  isWallTime,
  monthsLater,
  startOfDay,
  WallTime,
} from "../../kernel/index.ts";
import { type CompletenessRule, completenessRule, isBlank, placeFields } from "../posts/kinds.ts";
import { activityRepeats } from "../values.ts";

export const Repeat = z.enum(activityRepeats);
export type Repeat = z.infer<typeof Repeat>;

export const activityLimits = { dates: 60, capacity: 100_000, closesHoursBefore: 24 * 30 } as const;

/** The fields that only an activity has, in the clock time of its network; a draft may lack any of them. */
export const ActivityDraft = z.object({
  fromDay: Day.nullable().default(null),
  fromTime: WallTime.default(""),
  untilDay: Day.nullable().default(null),
  /** Empty: until the end of the day. */
  untilTime: WallTime.default(""),
  repeat: Repeat.default("never"),
  /** The last day on which a date of the series may begin. */
  repeatUntil: Day.nullable().default(null),
  ...placeFields,
  /** Whether residents can register. */
  hasRegistration: z.boolean().default(true),
  /** How many people there is room for; null for any number. */
  capacity: z.number().int().min(1).max(activityLimits.capacity).nullable().default(null),
  /** How many hours before the beginning registration closes. */
  closesHoursBefore: z.number().int().min(0).max(activityLimits.closesHoursBefore).default(0),
});
export type ActivityDraft = z.output<typeof ActivityDraft>;

interface DateMoments {
  startsAt: Date;
  endsAt: Date;
  isOpenEnded: boolean;
}

/** All dates of an activity, at most one more than there may be; none while its first day or time is missing. */
export function datesOf(activity: ActivityDraft, timeZone: string): DateMoments[] {
  const { fromDay, fromTime, untilTime, repeat, repeatUntil } = activity;
  if (fromDay === null || !isWallTime(fromTime)) return [];
  const length = activity.untilDay === null ? 0 : Math.max(0, daysBetween(fromDay, activity.untilDay));
  const isOpenEnded = !isWallTime(untilTime);
  return daysOf(fromDay, repeat, repeatUntil).map((day) => {
    const startsAt = instantAt(day, fromTime, timeZone);
    const lastDay = daysLater(day, length);
    const end = isOpenEnded ? startOfDay(daysLater(lastDay, 1), timeZone) : instantAt(lastDay, untilTime, timeZone);
    return { startsAt, endsAt: new Date(Math.max(end.getTime(), startsAt.getTime())), isOpenEnded };
  });
}

type Times = Pick<ActivityDraft, "fromDay" | "fromTime" | "untilDay" | "untilTime">;
/** Which of beginning and end the clocks of `timeZone` skip. Later dates of a series move on by an hour instead. */
export function skippedTimesOf({ fromDay, fromTime, untilDay, untilTime }: Times, timeZone: string) {
  const isSkipped = (day: string | null, time: string) =>
    day !== null && isWallTime(time) && isSkippedTime(day, time, timeZone);
  return [
    ...(isSkipped(fromDay, fromTime) ? (["fromTime"] as const) : []),
    ...(isSkipped(untilDay, untilTime) ? (["untilTime"] as const) : []),
  ];
}

function daysOf(first: string, repeat: Repeat, until: string | null): string[] {
  if (repeat === "never" || until === null) return [first];
  const days = Array.from({ length: activityLimits.dates + 1 }, (_, step) =>
    repeat === "weekly" ? daysLater(first, step * 7) : monthsLater(first, step),
  );
  return days.filter((day, step) => step === 0 || day <= until);
}

const endsBeforeItStarts = ({ fromDay, fromTime, untilDay, untilTime }: ActivityDraft): boolean =>
  fromDay !== null &&
  untilDay !== null &&
  (untilDay < fromDay ||
    (untilDay === fromDay && isWallTime(fromTime) && isWallTime(untilTime) && untilTime < fromTime));

type CompletePost = { theme: string | null; activity: ActivityDraft | null };
const ifActivity = (holds: (activity: ActivityDraft) => boolean) => (post: CompletePost) =>
  post.activity === null || holds(post.activity);

/** What an activity needs before anybody may read it. Beginning and end are compared only if both are given. S1 §5 Event */
export const activityRules: CompletenessRule<CompletePost>[] = [
  completenessRule((post) => post.activity === null || post.theme !== null, ["theme"], "themeRequired"),
  completenessRule(
    ifActivity(({ address }) => !isBlank(address)),
    ["activity", "address"],
    "placeRequired",
  ),
  completenessRule(
    ifActivity(({ fromDay }) => fromDay !== null),
    ["activity", "fromDay"],
    "fromDayRequired",
  ),
  completenessRule(
    ifActivity(({ fromTime }) => isWallTime(fromTime)),
    ["activity", "fromTime"],
    "timeFormat",
  ),
  completenessRule(
    ifActivity(({ untilDay }) => untilDay !== null),
    ["activity", "untilDay"],
    "untilDayRequired",
  ),
  completenessRule(
    ifActivity(({ untilTime }) => untilTime === "" || isWallTime(untilTime)),
    ["activity", "untilTime"],
    "timeFormat",
  ),
  completenessRule(
    ifActivity((activity) => !endsBeforeItStarts(activity)),
    ["activity", "untilDay"],
    "untilNotBeforeStart",
  ),
  completenessRule(
    ifActivity(({ repeat, repeatUntil }) => repeat === "never" || repeatUntil !== null),
    ["activity", "repeatUntil"],
    "repeatUntilRequired",
  ),
  completenessRule(
    ifActivity(
      ({ repeat, repeatUntil, fromDay }) => repeat === "never" || !repeatUntil || !fromDay || repeatUntil >= fromDay,
    ),
    ["activity", "repeatUntil"],
    "untilNotBeforeStart",
  ),
  completenessRule(
    ifActivity((activity) => datesOf(activity, "UTC").length <= activityLimits.dates),
    ["activity", "repeatUntil"],
    "tooManyDates",
  ),
];
