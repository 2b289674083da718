import { describe, expect, test } from "vitest";
import { ActivityDraft, activityLimits, datesOf } from "./draft.ts";

const zone = "Europe/Brussels";

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
