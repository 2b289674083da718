import { dayMs, hourMs } from "@stoep/contract/kernel";
import { v7 as newId } from "uuid";
import { expect, test } from "vitest";
import { liveActivity } from "../../../testing/activities.ts";
import { rowsReadBy } from "../../../testing/statements.ts";
import { newTown } from "../../../testing/town.ts";
import { deleteOldAttendance } from "./store/departure.ts";

test("the daily deletion skips dates whose names are deleted, however many there are", async () => {
  const town = await newTown();
  const post = await liveActivity(town);
  const dateId = post.dates[0]?.id ?? "";
  const past = (count: number) =>
    Array.from({ length: count }, (_, n) => {
      const startsAt = new Date(Date.UTC(2020, 0, 1) + n * dayMs);
      return {
        id: newId(),
        postId: post.id,
        startsAt,
        endsAt: new Date(startsAt.getTime() + hourMs),
        isOpenEnded: false,
      };
    });
  await town.people.dirk.publishing.sayComing({ params: { dateId }, body: { people: 1 } });
  await town.db.insertInto("activityDate").values(past(2000)).execute();
  const forget = () => deleteOldAttendance(town.db, town.clock.now(), 50);
  town.clock.move(new Date("2026-12-25T08:00:00Z"));
  await town.runDue();
  await town.databases.pool.query("analyze");
  expect(await forget()).toBe(0);
  const { activity_date: read = 0 } = await rowsReadBy(town.databases.pool, forget);
  expect(read).toBeLessThan(5);
  // Changing its dates makes the job look at it again.
  await town.db.updateTable("activityDate").set({ mayHoldNames: true }).where("id", "=", dateId).execute();
  expect([await forget(), await forget()]).toEqual([1, 0]);
});
