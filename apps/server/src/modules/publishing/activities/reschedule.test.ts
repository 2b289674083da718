/** Dates that move, one or all that follow, and who is told. */
import { expect, test } from "vitest";
import { anActivity, liveActivity, readActivity } from "../../../testing/activities.ts";
import { crowdOfCallers } from "../../../testing/crowd.ts";
import { change, create, createLive, paramsOf } from "../../../testing/messages.ts";
import { nextTown } from "../../../testing/town.ts";
import { dok, sayComing, sunday, weekly, withDates } from "./testing/live-dates.ts";

test("one date of a series moves, also to another place; the people coming to it are told once, and nobody else is", async () => {
  const { town, people, post, ids, move, mailed } = await withDates(weekly);
  expect(ids).toHaveLength(4);
  await sayComing(people.dirk, ids[1] ?? "");
  await sayComing(people.gust, ids[0] ?? "");
  const body = { ...sunday, fromDay: "2026-06-28", untilDay: "2026-06-28", place: dok, which: "one" as const };
  const { dates, told } = await move(ids[1], body);
  expect(told).toBe(1);
  expect(dates[1]).toMatchObject({
    id: ids[1],
    startsAt: "2026-06-28T13:00:00.000Z",
    movedFrom: "2026-06-27T17:00:00.000Z",
    coming: 1,
    place: { address: "Dok Noord 4" },
  });
  expect(dates[0]).toMatchObject({ movedFrom: null, place: null });
  expect(await mailed(people.dirk)).toEqual(["Gewijzigd: Buurtfeest"]);
  const [mail] = town.mails(people.dirk.email);
  expect(mail?.text).toContain(
    "za 27 jun 2026, 19:00–21:00 → zo 28 jun 2026, 15:00–17:00\nMuidekaai 1 → Dok Noord 4\n",
  );
  expect(await mailed(people.gust)).toEqual([]);
  expect((await readActivity(people.dirk, post)).dates[1]?.mine).toEqual({
    state: "coming",
    people: 1,
    position: null,
  });
});

test("a date and all that follow move by as many days, at the same times; people coming to several get one mail", async () => {
  const { people, ids, move, mailed } = await withDates(weekly);
  for (const id of ids) await sayComing(people.dirk, id);
  const { dates, told } = await move(ids[2], { fromDay: "2026-07-05", untilDay: "2026-07-05", which: "following" });
  expect(dates.map(({ startsAt }) => startsAt)).toEqual([
    "2026-06-20T17:00:00.000Z",
    "2026-06-27T17:00:00.000Z",
    "2026-07-05T13:00:00.000Z",
    "2026-07-12T13:00:00.000Z",
  ]);
  expect(told).toBe(1);
  expect(await mailed(people.dirk)).toHaveLength(1);
});

test("a date that has begun stays as it was, and none moves into the past", async () => {
  const { town, people, ids, move, cancel, restore } = await withDates(weekly);
  await expect(move(ids[0], { fromDay: "2026-05-01", untilDay: "2026-05-01", which: "one" })).refuses("invalid_input", {
    fromDay: "momentInPast",
  });
  await expect(move(ids[0], { untilDay: "2026-06-20", which: "one" })).refuses("invalid_input", {
    untilDay: "untilNotBeforeStart",
  });
  await cancel(ids[1], "one");
  await expect(move(ids[1], { which: "one" })).refuses("date_cancelled");
  town.clock.move(new Date("2026-06-27T18:00:00Z"));
  await expect(move(ids[0], { which: "one" })).refuses("date_begun");
  await expect(cancel(ids[0], "following")).refuses("date_begun");
  await expect(restore(ids[1], "one")).refuses("date_begun");
  await expect(
    people.viktor.publishing.cancelDates({ params: { dateId: ids[2] ?? "" }, body: { which: "one" } }),
  ).refuses("level_too_low");
  const draft = await create(people.els, [town.noord], { kind: "activity", activity: anActivity() });
  const { items } = await people.els.publishing.listDates(paramsOf(draft));
  await expect(cancel(items[0]?.id, "one")).refuses("not_allowed");
});

test("the form moves the only date of a live activity and keeps its attendance, but does not move the dates of a series", async () => {
  const { town, people, post, ids, mailed } = await withDates();
  await sayComing(people.dirk, ids[0] ?? "", 2);
  const later = await change(people.els, post, { activity: anActivity({ fromTime: "20:00", untilTime: "22:00" }) });
  expect((await readActivity(people.dirk, post)).dates).toMatchObject([
    { id: ids[0], startsAt: "2026-06-20T18:00:00.000Z", coming: 2, mine: { people: 2 } },
  ]);
  const elsewhere = anActivity({ fromTime: "20:00", untilTime: "22:00", address: "Sint-Jacobs 1" });
  const again = await change(people.els, later, { activity: elsewhere });
  expect(await mailed(people.dirk)).toEqual(["Gewijzigd: Buurtfeest", "Gewijzigd: Buurtfeest"]);
  await expect(change(people.els, again, { activity: anActivity(weekly) })).refuses("invalid_input", {
    "post.activity.repeat": "seriesLocked",
  });
  const series = await liveActivity(town, weekly);
  await expect(change(people.els, series, { activity: anActivity({ ...weekly, fromTime: "18:00" }) })).refuses(
    "invalid_input",
    { "post.activity.fromTime": "seriesLocked" },
  );
  town.clock.move(new Date("2026-06-20T18:30:00Z"));
  await expect(change(people.els, again, { activity: anActivity() })).refuses("invalid_input", {
    "post.activity.fromTime": "dateBegun",
  });
});

test.each([
  ["end", { untilTime: "23:00" }, "za 20 jun 2026, 19:00–21:00 → za 20 jun 2026, 19:00–23:00\nMuidekaai 1\n"],
  ["last day", { untilDay: "2026-06-21", untilTime: "02:00" }, " → za 20 jun 2026, 19:00 – zo 21 jun 2026, 02:00\n"],
  ["end, to none", { untilTime: "" }, "za 20 jun 2026, 19:00–21:00 → za 20 jun 2026, 19:00\n"],
  ["day", { fromDay: "2026-06-19" }, "za 20 jun 2026, 19:00–21:00 → vr 19 jun 2026, 19:00 – za 20 jun 2026, 21:00\n"],
  ["start", { fromTime: "18:00" }, "za 20 jun 2026, 19:00–21:00 → za 20 jun 2026, 18:00–21:00\n"],
  ["place", { address: "Sint-Jacobs 1" }, "\n\nza 20 jun 2026, 19:00–21:00\nMuidekaai 1 → Sint-Jacobs 1\n"],
])("people who are coming read the old and the new %s", async (_, changes, told) => {
  const { town, people, post, ids, mailed } = await withDates();
  await sayComing(people.dirk, ids[0] ?? "");
  await change(people.els, post, { activity: anActivity(changes) });
  expect(await mailed(people.dirk)).toEqual(["Gewijzigd: Buurtfeest"]);
  // Formatted ranges of days have thin spaces.
  expect(town.mails(people.dirk.email)[0]?.text.replaceAll("\u2009", " ")).toContain(told);
});

test("dates of a series in different places are told with the place of each", async () => {
  const { town, people, ids, move, mailed } = await withDates(weekly);
  await sayComing(people.dirk, ids[2] ?? "");
  await move(ids[2], { fromDay: "2026-07-04", untilDay: "2026-07-04", place: dok, which: "one" });
  await move(ids[1], { fromDay: "2026-06-27", untilDay: "2026-06-27", untilTime: "18:00", which: "following" });
  await mailed(people.dirk);
  const texts = town.mails(people.dirk.email).map(({ text }) => text);
  expect(texts.some((text) => text.includes("18:00 · Muidekaai 1\n") && text.includes("· Dok Noord 4\n"))).toBe(true);
});

test("moving the only date in the list of dates also moves it in the form", async () => {
  const { people, post, ids, move } = await withDates();
  await sayComing(people.dirk, ids[0] ?? "");
  expect(await move(ids[0], { which: "one" })).toMatchObject({ told: 1, dates: [{ movedFrom: expect.any(String) }] });
  const { activity, version } = await people.els.publishing.getPost(paramsOf(post));
  expect(activity).toMatchObject({ fromDay: "2026-06-21", fromTime: "15:00" });
  expect(version).toBe(post.version + 1);
});

test("simultaneous moves, cancellations, edits and registrations are all counted, and nothing hangs", async () => {
  const { town, people, post, ids, move, cancel } = await withDates({ ...weekly, capacity: 3 });
  const crowd = await crowdOfCallers(town, town.noord, 30);
  const quiet = (work: Promise<unknown>) => work.catch((error) => expect(error.code).not.toBe("unexpected"));
  await Promise.all([
    ...crowd.map((one, place) => quiet(sayComing(one, ids[place % 2] ?? ""))),
    quiet(move(ids[1], { fromDay: "2026-06-29", untilDay: "2026-06-29", which: "one" })),
    quiet(cancel(ids[3], "one")),
    quiet(change(people.els, post, { activity: anActivity({ ...weekly, capacity: 5 }) })),
    ...crowd.slice(0, 5).map((one) => quiet(one.publishing.sayNotComing({ params: { dateId: ids[0] ?? "" } }))),
  ]);
  const { dates } = await readActivity(people.els, post);
  for (const { id, coming, waiting } of dates) {
    const rows = await town.db.selectFrom("attendance").select(["people", "state"]).where("dateId", "=", id).execute();
    expect(coming).toBe(rows.filter(({ state }) => state === "coming").length);
    expect(waiting).toBe(rows.filter(({ state }) => state === "waiting").length);
    expect(coming).toBeLessThanOrEqual(5);
  }
  await createLive(people.els, [town.noord]);
});

test("moving to where and when it already is tells nobody, and is not logged", async () => {
  const { people, ids, move, mailed } = await withDates(weekly);
  for (const id of ids) await sayComing(people.dirk, id);
  const body = { fromDay: "2026-06-28", untilDay: "2026-06-28", which: "following" as const };
  expect(await move(ids[1], body)).toMatchObject({ told: 1 });
  const logged = async () => (await people.ada.audit.listEntries()).items.length;
  const before = await logged();
  expect(await move(ids[1], body)).toMatchObject({ told: 0 });
  expect(await logged()).toBe(before);
  expect(await mailed(people.dirk)).toHaveLength(1);
});

test("a pin with only one coordinate is left out, for one date as for a series", async () => {
  for (const changes of [weekly, {}]) {
    const { ids, move } = await withDates(changes);
    const place = { address: "Dok Noord 4", longitude: 3.7, latitude: null };
    const { dates } = await move(ids[0], { which: "one", place });
    expect(dates[0]?.place ?? { longitude: null, latitude: null }).toMatchObject({ longitude: null, latitude: null });
  }
});

test("days so far away that no calendar can compute with them are refused", async () => {
  const town = await nextTown();
  for (const day of ["9999-12-31", "0001-01-01", "3000-01-01"]) {
    const activity = anActivity({ ...weekly, untilDay: day });
    await expect(create(town.people.els, [town.noord], { kind: "activity", activity })).refuses("invalid_input", {
      "activity.untilDay": "invalid",
    });
  }
  const long = { kind: "activity" as const, activity: anActivity({ ...weekly, untilDay: "2999-12-31" }) };
  await createLive(town.people.els, [town.noord], { ...long, theme: "culture" });
  const { items } = await town.people.dirk.feed.getFeed();
  expect(items).toHaveLength(1);
});
