/** Dates and whole activities that do not take place, and that take place after all. */
import type { FeedItem } from "@stoep/contract/feed";
import { expect, test } from "vitest";
import { readActivity } from "../../../testing/activities.ts";
import { paramsOf, postOf, remove } from "../../../testing/messages.ts";
import { sayComing, weekly, withDates } from "./testing/live-dates.ts";

test("a cancellation has a reason, and nobody can register until it is taken back", async () => {
  const { town, people, post, ids, cancel, restore, mailed } = await withDates(weekly);
  await sayComing(people.dirk, ids[0] ?? "");
  const { dates } = await cancel(ids[0], "one", "Onweer");
  expect(dates[0]).toMatchObject({ cancelled: { reason: "Onweer" }, isClosed: true, coming: 1 });
  expect(dates[1]).toMatchObject({ cancelled: null });
  expect((await people.els.publishing.listPosts()).items).toMatchObject([{ id: post.id, isCancelled: false }]);
  const query = { from: "2026-06-01T00:00:00.000Z", until: "2026-07-15T00:00:00.000Z" };
  const entries = (await people.els.publishing.listCalendar({ query })).items;
  expect(entries.map(({ isCancelled }) => isCancelled)).toEqual([true, false, false, false]);
  expect((await readActivity(people.dirk, post)).isCancelled).toBe(false);
  await expect(sayComing(people.gust, ids[0] ?? "")).refuses("date_cancelled");
  await expect(cancel(ids[0], "one")).refuses("date_cancelled");
  await mailed(people.dirk);
  expect((await restore(ids[0], "one")).dates[0]).toMatchObject({ cancelled: null, coming: 1 });
  await mailed(people.dirk);
  await cancel(ids[0], "following");
  expect((await readActivity(people.dirk, post)).isCancelled).toBe(true);
  expect((await people.els.publishing.listPosts()).items).toMatchObject([{ id: post.id, isCancelled: true }]);
  expect(await mailed(people.dirk)).toEqual([
    "Geannuleerd: Buurtfeest (za 20 jun 2026, 19:00)",
    "Gaat toch door: Buurtfeest (za 20 jun 2026, 19:00)",
    "Geannuleerd: Buurtfeest",
  ]);
  expect(town.mails(people.dirk.email)[0]?.text).toContain("Onweer");
});

test("a series with one date cancelled is cancelled nowhere as a whole, until no date to come takes place", async () => {
  const { town, people, post, ids, cancel, mailed } = await withDates(weekly);
  for (const id of ids) await sayComing(people.dirk, id);
  const isCancelled = async () => [
    (await readActivity(people.dirk, post)).isCancelled,
    (await people.els.publishing.listPosts()).items[0]?.isCancelled,
    (await postOf((await people.dirk.feed.getFeed()).items[0] as FeedItem)).activity?.isCancelled,
  ];
  await cancel(ids[0], "one");
  expect(await isCancelled()).toEqual([false, false, false]);
  expect(await mailed(people.dirk)).toEqual(["Geannuleerd: Buurtfeest (za 20 jun 2026, 19:00)"]);
  expect(town.mails(people.dirk.email)[0]?.text).toContain("De andere data gaan gewoon door.");
  const told = await town.db
    .selectFrom("notice")
    .select("details")
    .where("kind", "=", "publishing.datesCancelled")
    .execute();
  expect(told).toMatchObject([{ details: { title: "Buurtfeest (za 20 jun 2026, 19:00)" } }]);
  // The first two are over; of those to come none takes place.
  town.clock.move(new Date("2026-06-28T12:00:00Z"));
  await cancel(ids[2], "following");
  expect(await isCancelled()).toEqual([true, true, true]);
  expect(await mailed(people.dirk)).toContain("Geannuleerd: Buurtfeest");
});

test("places that become free on a cancelled date are given away when it is restored, not before", async () => {
  const { people, post, ids, cancel, restore, mailed } = await withDates({ capacity: 2 });
  await sayComing(people.dirk, ids[0] ?? "", 2);
  await sayComing(people.gust, ids[0] ?? "");
  await cancel(ids[0], "one");
  await people.dirk.publishing.sayNotComing({ params: { dateId: ids[0] ?? "" } });
  expect(await mailed(people.gust)).toEqual(["Geannuleerd: Buurtfeest"]);
  expect((await readActivity(people.gust, post)).dates[0]).toMatchObject({ coming: 0, waiting: 1 });
  await restore(ids[0], "one");
  expect((await readActivity(people.gust, post)).dates[0]).toMatchObject({ coming: 1, mine: { state: "coming" } });
  expect(await mailed(people.gust)).toContain("Er is plaats voor je: Buurtfeest");
});

test("deleting a live activity tells the people coming, and so does putting it back", async () => {
  const { people, post, ids, mailed } = await withDates();
  await sayComing(people.dirk, ids[0] ?? "");
  await remove(people.els, post);
  await mailed(people.dirk);
  await people.els.publishing.undeletePost(paramsOf(post));
  expect(await mailed(people.dirk)).toEqual(["Geannuleerd: Buurtfeest", "Gaat toch door: Buurtfeest"]);
});

test("deleting a series tells only the people coming to dates ahead", async () => {
  const { town, people, post, ids, mailed } = await withDates(weekly);
  await sayComing(people.dirk, ids[0] ?? "");
  await sayComing(people.gust, ids[1] ?? "");
  town.clock.move(new Date("2026-06-21T08:00:00Z"));
  await remove(people.els, post);
  expect(await mailed(people.gust)).toEqual(["Geannuleerd: Buurtfeest"]);
  expect(await mailed(people.dirk)).toEqual([]);
});
