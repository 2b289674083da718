/** The dates of an activity as everyone reads them, and registrations. docs/specification/activities.md */
import { z } from "zod";
import { Day, fieldError, Id, Instant, textLine, wallTime } from "../../kernel/index.ts";
import { Consequences } from "../posts/consequences.ts";
import { placeFields } from "../posts/kinds.ts";
import { Repeat } from "./draft.ts";

/** How many people one resident can register, including themselves. */
export const partySize = 20;
export const Party = z.object({
  people: z.number().int().min(1, fieldError("partySize")).max(partySize, fieldError("partySize")),
});

/** `waiting`: it was full. When places become free, the first party that fits moves up automatically. */
export const AttendanceState = z.enum(["coming", "waiting"]);
export type AttendanceState = z.infer<typeof AttendanceState>;

export const ActivityDate = z.object({
  id: Id,
  startsAt: Instant,
  endsAt: Instant,
  /** No end was given: `endsAt` is the end of the day. */
  isOpenEnded: z.boolean(),
  /** The place of this date if it differs; null: the activity's place. */
  place: z
    .object({ address: z.string(), longitude: z.number().nullable(), latitude: z.number().nullable() })
    .nullable(),
  /** The start before the last move; null if it never moved. */
  movedFrom: Instant.nullable(),
  cancelled: z.object({ reason: z.string() }).nullable(),
  /** Until when residents can register. */
  closesAt: Instant,
  /** Registration is over: that moment has passed, the date has begun or was cancelled, or there is no registration. */
  isClosed: z.boolean(),
  isFull: z.boolean(),
  /** The number of people. Registration is visible to readers, so the number is not secret. D §9 */
  coming: z.number().int(),
  waiting: z.number().int(),
  /** The reader's own registration; null without one, and for anyone who is not a resident. */
  /** `position`: of the party on the waiting list, from 1; null for one that is coming. */
  mine: z
    .object({ state: AttendanceState, people: z.number().int(), position: z.number().int().nullable() })
    .nullable(),
});
export type ActivityDate = z.infer<typeof ActivityDate>;

export const ReadActivity = z.object({
  address: z.string(),
  longitude: z.number().nullable(),
  latitude: z.number().nullable(),
  repeat: Repeat,
  /** In order; one, unless it repeats. */
  dates: z.array(ActivityDate),
  /** None of the dates to come takes place; if all are past, none did. */
  isCancelled: z.boolean(),
  hasRegistration: z.boolean(),
  capacity: z.number().int().nullable(),
  closesHoursBefore: z.number().int(),
});
export type ReadActivity = z.infer<typeof ReadActivity>;

export const cancelReasonMax = 500;
/** `following`: this date and all later ones of the series. */
export const WhichDates = z.enum(["one", "following"]);
export type WhichDates = z.infer<typeof WhichDates>;
export const DateSelection = z.object({ which: WhichDates, confirmed: Consequences.default([]) });

const Time = wallTime("timeFormat");
/** In the clock time of the network. Dates that follow move by as many days, to the same times. */
export const MoveDates = DateSelection.extend({
  fromDay: Day,
  fromTime: Time,
  untilDay: Day,
  /** Empty: until the end of the day. */
  untilTime: z.union([z.literal(""), Time]),
  /** The new place; null: no change. */
  place: z
    .object({ ...placeFields, address: textLine(250).min(1, fieldError("placeRequired")) })
    .nullable()
    .default(null),
}).refine(
  ({ fromDay, fromTime, untilDay, untilTime }) =>
    untilDay > fromDay || (untilDay === fromDay && (untilTime === "" || untilTime >= fromTime)),
  { path: ["untilDay"], ...fieldError("untilNotBeforeStart") },
);
export type MoveDates = z.output<typeof MoveDates>;

/** Readers see the reason, in the organisation's own words; empty for none. */
export const CancelDates = DateSelection.extend({ reason: textLine(cancelReasonMax).default("") });

export const DatesOutcome = z.object({
  /** All dates of the activity. */
  dates: z.array(ActivityDate),
  /** Number of mails to people who are coming or waiting. */
  told: z.number().int(),
});

export const AttendanceFilter = z.object({
  state: AttendanceState.default("coming"),
  search: textLine(100).optional(),
});

/** A registered person, by the name they use among neighbours. */
export const Attendee = z.object({
  id: Id,
  name: z.string(),
  people: z.number().int(),
  state: AttendanceState,
  saidAt: Instant,
});
export type Attendee = z.infer<typeof Attendee>;
