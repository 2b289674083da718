/** Places that an edit of the activity gives or takes. */
import { expect, test } from "vitest";
import { anActivity, readActivity } from "../../../testing/activities.ts";
import { change } from "../../../testing/messages.ts";
import { sayComing, withDates } from "./testing/live-dates.ts";

test("raising the capacity moves waiting people up; lowering it takes nobody's place", async () => {
  const { people, post, ids, mailed } = await withDates({ capacity: 1 });
  await sayComing(people.dirk, ids[0] ?? "");
  await sayComing(people.gust, ids[0] ?? "");
  const more = await change(people.els, post, { activity: anActivity({ capacity: 2 }) });
  expect((await readActivity(people.gust, post)).dates[0]).toMatchObject({ coming: 2, mine: { state: "coming" } });
  expect(await mailed(people.gust)).toHaveLength(1);
  await change(people.els, more, { activity: anActivity({ capacity: 1 }) });
  expect((await readActivity(people.gust, post)).dates[0]).toMatchObject({ coming: 2, waiting: 0, isFull: true });
});

test("an activity that gets room and another time and place in one save: people who move up read the new ones", async () => {
  const { town, people, post, ids, mailed } = await withDates({ capacity: 1 });
  await sayComing(people.dirk, ids[0] ?? "");
  await sayComing(people.gust, ids[0] ?? "");
  const moved = { fromTime: "20:00", untilTime: "22:00", address: "Sint-Jacobs 1" };
  await change(people.els, post, { activity: anActivity({ capacity: 2, ...moved }) });
  expect((await mailed(people.gust)).sort()).toEqual(["Er is plaats voor je: Buurtfeest", "Gewijzigd: Buurtfeest"]);
  const mails = town.mails(people.gust.email).map(({ text }) => text);
  expect(mails.filter((text) => text.includes("20:00") && text.includes("Sint-Jacobs 1"))).toHaveLength(2);
  expect((await readActivity(people.gust, post)).dates[0]?.mine).toMatchObject({ state: "coming" });
});
