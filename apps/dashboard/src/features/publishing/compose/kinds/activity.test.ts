import { ActivityDraft } from "@stoep/contract/publishing";
import { expect, test } from "vitest";
import { laterOn, withStart } from "../../../../app/parts/span.ts";
import { draftOf } from "../draft.ts";
import { aPost } from "../testing/samples.ts";
import { activity, beginActivity } from "./activity.ts";

const timeZone = "Europe/Brussels";
const begun = (now: string, day: string | null = null) => beginActivity({ now: new Date(now), timeZone, day });

test("a new activity starts at the next full hour and lasts two hours", () => {
  expect(begun("2026-12-03T13:20:00.000Z")).toMatchObject({
    fromDay: "2026-12-03",
    fromTime: "15:00",
    untilDay: "2026-12-03",
    untilTime: "17:00",
    repeat: "never",
    hasRegistration: true,
    capacity: null,
  });
});

test.each([
  ["2026-12-03T20:30:00.000Z", "2026-12-03", "22:00", "2026-12-04", "00:00"],
  ["2026-12-03T21:59:00.000Z", "2026-12-03", "23:00", "2026-12-04", "01:00"],
  ["2026-12-03T22:00:00.000Z", "2026-12-04", "00:00", "2026-12-04", "02:00"],
  ["2026-12-31T22:15:00.000Z", "2027-01-01", "00:00", "2027-01-01", "02:00"],
  ["2026-06-30T21:59:00.000Z", "2026-07-01", "00:00", "2026-07-01", "02:00"],
])("around midnight the day is that of the city’s time zone: at %s", (now, fromDay, fromTime, untilDay, untilTime) => {
  expect(begun(now)).toMatchObject({ fromDay, fromTime, untilDay, untilTime });
});

test("a new activity for a day chosen in the calendar starts on that day at ten", () => {
  expect(begun("2026-11-22T23:30:00.000Z", "2026-12-03")).toMatchObject({
    fromDay: "2026-12-03",
    fromTime: "10:00",
    untilDay: "2026-12-03",
    untilTime: "12:00",
  });
});

test("a new activity for today starts at the next full hour, also if created from the calendar, as ten may have passed", () => {
  const now = "2026-12-03T13:20:00.000Z";
  expect(begun(now, "2026-12-03")).toEqual(begun(now));
});

test.each([
  ["10:00", 2, "2026-12-03", "12:00"],
  ["23:30", 2, "2026-12-04", "01:30"],
  ["01:00", -2, "2026-12-02", "23:00"],
])("%s plus %i hours is %s %s", (time, hours, day, until) => {
  expect(laterOn({ day: "2026-12-03", time }, hours)).toEqual({ day, time: until });
});

const times = (fromDay: string | null, fromTime: string, untilDay: string | null, untilTime: string) => ({
  fromDay,
  fromTime,
  untilDay,
  untilTime,
});

test("moving the start moves the end, and an activity without an end time keeps its number of days", () => {
  const evening = times("2026-12-03", "22:00", "2026-12-04", "00:30");
  expect(withStart(evening, { fromDay: "2026-12-05", fromTime: "09:15" })).toEqual(
    times("2026-12-05", "09:15", "2026-12-05", "11:45"),
  );
  const camp = times("2026-07-01", "09:00", "2026-07-05", "");
  expect(withStart(camp, { fromDay: "2026-08-01", fromTime: "10:00" })).toEqual(
    times("2026-08-01", "10:00", "2026-08-05", ""),
  );
});

test("a half-typed start leaves the end as it was", () => {
  const before = times("2026-12-03", "10:00", "2026-12-03", "12:00");
  expect(withStart(before, { fromDay: "2026-12-03", fromTime: "" })).toEqual({ ...before, fromTime: "" });
  expect(withStart(before, { fromDay: null, fromTime: "10:00" })).toEqual({ ...before, fromDay: null });
});

test("the preview shows every date of a series, and whether one can still sign up", () => {
  const series = ActivityDraft.parse({
    ...times("2026-12-03", "10:00", "2026-12-03", "12:00"),
    repeat: "weekly",
    repeatUntil: "2026-12-20",
  });
  const draft = { ...draftOf(aPost()), kind: "activity", activity: { ...series, closesHoursBefore: 24 } } as const;
  const { activity: shown } = activity.shown(draft, { timeZone, now: new Date("2026-12-02T12:00:00.000Z") });
  expect(shown?.dates.map(({ startsAt }) => startsAt)).toEqual([
    "2026-12-03T09:00:00.000Z",
    "2026-12-10T09:00:00.000Z",
    "2026-12-17T09:00:00.000Z",
  ]);
  expect(shown?.dates.map(({ isClosed }) => isClosed)).toEqual([true, false, false]);
});
