/** Activities on the nights when the clocks change, and across them. */
import { expect, test } from "vitest";
import { anActivity, liveActivity, readActivity } from "../../../testing/activities.ts";
import { create, paramsOf, publish } from "../../../testing/messages.ts";
import { newTown } from "../../../testing/town.ts";
import { sunday } from "./testing/live-dates.ts";

test("on nights when the clocks change an activity at 02:30 takes place once, and a series keeps its clock time", async () => {
  const town = await newTown({ at: new Date("2026-10-01T08:00:00Z") });
  const { els } = town.people;
  const night = { fromTime: "02:30", untilTime: "03:30" };
  const autumn = await liveActivity(town, { ...night, fromDay: "2026-10-25", untilDay: "2026-10-25" });
  expect(autumn.dates).toMatchObject([{ startsAt: "2026-10-25T00:30:00.000Z", endsAt: "2026-10-25T02:30:00.000Z" }]);
  const skipped = { ...night, fromDay: "2027-03-28", untilDay: "2027-03-28" };
  await expect(liveActivity(town, skipped)).refuses("invalid_input", { "activity.fromTime": "timeSkipped" });
  const params = { dateId: autumn.dates[0]?.id ?? "" };
  await expect(els.publishing.moveDates({ params, body: { ...skipped, untilTime: "02:45", which: "one" } })).refuses(
    "invalid_input",
    { fromTime: "timeSkipped", untilTime: "timeSkipped" },
  );
  const before = { fromDay: "2027-03-21", untilDay: "2027-03-21", repeatUntil: "2027-03-28" };
  const spring = await liveActivity(town, { ...night, ...before, repeat: "weekly" });
  expect(spring.dates[1]).toMatchObject({ startsAt: "2027-03-28T01:30:00.000Z", endsAt: "2027-03-28T01:30:00.000Z" });
  const over = { fromDay: "2026-10-24", untilDay: "2026-10-24", repeat: "weekly" as const, repeatUntil: "2026-10-31" };
  const series = await liveActivity(town, over);
  expect(series.dates.map(({ startsAt }) => startsAt)).toEqual([
    "2026-10-24T17:00:00.000Z",
    "2026-10-31T18:00:00.000Z",
  ]);
  const body = { ...sunday, fromDay: "2026-10-23", untilDay: "2026-10-23", which: "following" as const };
  const { dates } = await els.publishing.moveDates({ params: { dateId: series.dates[0]?.id ?? "" }, body });
  expect(dates.map(({ startsAt }) => startsAt)).toEqual(["2026-10-23T13:00:00.000Z", "2026-10-30T14:00:00.000Z"]);
});

test("a message scheduled across a change of the clocks goes live at its time", async () => {
  const town = await newTown({ at: new Date("2026-10-24T08:00:00Z") });
  const { people, noord } = town;
  const fields = {
    kind: "activity" as const,
    theme: "culture" as const,
    activity: anActivity({ fromDay: "2026-11-20", untilDay: "2026-11-20" }),
  };
  const planned = await publish(people.els, await create(people.els, [noord], fields), "2026-10-25T01:30:00.000Z");
  town.clock.move(new Date("2026-10-25T01:29:00Z"));
  await town.runDue();
  await expect(people.dirk.publishing.readPost(paramsOf(planned))).refuses("not_found");
  await town.pass({ minutes: 1 });
  expect((await readActivity(people.dirk, planned)).dates).toHaveLength(1);
});
