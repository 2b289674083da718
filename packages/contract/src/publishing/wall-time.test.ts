import { describe, expect, test } from "vitest";
import { ActivityDraft, activityLimits, datesOf } from "./activities/draft.ts";
import { daysBetween, instantAt, monthsLater, wallClockAt } from "./wall-time.ts";

const zone = "Europe/Brussels";

test.each([
  ["in winter", "2026-01-15", "09:30", "2026-01-15T08:30:00.000Z"],
  ["in summer", "2026-07-15", "09:30", "2026-07-15T07:30:00.000Z"],
  ["at midnight", "2026-07-15", "00:00", "2026-07-14T22:00:00.000Z"],
  ["that is skipped in spring", "2026-03-29", "02:30", "2026-03-29T01:30:00.000Z"],
  ["just after the change in spring", "2026-03-29", "03:00", "2026-03-29T01:00:00.000Z"],
  ["that comes twice in autumn, the first", "2026-10-25", "02:30", "2026-10-25T00:30:00.000Z"],
  ["just after the change in autumn", "2026-10-25", "03:00", "2026-10-25T02:00:00.000Z"],
])("a clock time %s is an instant", (_, day, time, instant) =>
  expect(instantAt(day, time, zone).toISOString()).toBe(instant),
);

test("what the clocks show at an instant is read back, also on the two nights of the change", () => {
  expect(wallClockAt(new Date("2026-10-25T00:30:00Z"), zone)).toEqual({ day: "2026-10-25", time: "02:30" });
  expect(wallClockAt(new Date("2026-10-25T01:30:00Z"), zone)).toEqual({ day: "2026-10-25", time: "02:30" });
  expect(wallClockAt(new Date("2026-03-29T01:30:00Z"), zone)).toEqual({ day: "2026-03-29", time: "03:30" });
});

test("a month after the 31st is the last day of the next", () => {
  expect([1, 2, 12].map((months) => monthsLater("2026-01-31", months))).toEqual([
    "2026-02-28",
    "2026-03-31",
    "2027-01-31",
  ]);
  expect(daysBetween("2026-03-28", "2026-03-30")).toBe(2);
});

describe("the dates of an activity", () => {
  const weekly = { fromDay: "2026-10-19", fromTime: "19:00", untilDay: "2026-10-19", untilTime: "21:00" };
  const startsOf = (change: object) =>
    datesOf(ActivityDraft.parse({ ...weekly, ...change }), zone).map(({ startsAt }) => startsAt.toISOString());

  test("are one without repetition, and none while day or time is missing", () => {
    expect(startsOf({})).toEqual(["2026-10-19T17:00:00.000Z"]);
    expect(startsOf({ fromTime: "19" })).toEqual([]);
    expect(startsOf({ fromDay: null })).toEqual([]);
  });

  test("of a series keep their clock time when the clocks change", () =>
    expect(startsOf({ repeat: "weekly", repeatUntil: "2026-11-02" })).toEqual([
      "2026-10-19T17:00:00.000Z",
      "2026-10-26T18:00:00.000Z",
      "2026-11-02T18:00:00.000Z",
    ]));

  test("end on the given day, at the end of it if no time was given", () => {
    const overnight = { ...weekly, untilDay: "2026-10-20", untilTime: "01:00" };
    const [late] = datesOf(ActivityDraft.parse(overnight), zone);
    expect(late?.endsAt.toISOString()).toBe("2026-10-19T23:00:00.000Z");
    const [open] = datesOf(ActivityDraft.parse({ ...weekly, untilTime: "" }), zone);
    expect(open).toMatchObject({ isOpenEnded: true, endsAt: new Date("2026-10-19T22:00:00Z") });
  });

  test("are never more than one beyond the limit, however far a series runs", () =>
    expect(startsOf({ repeat: "weekly", repeatUntil: "2999-12-31" })).toHaveLength(activityLimits.dates + 1));
});
