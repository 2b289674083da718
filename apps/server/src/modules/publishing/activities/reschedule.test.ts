import type { FeedItem } from "@stoep/contract/feed";
import type { MoveDates } from "@stoep/contract/publishing";
import { expect, test } from "vitest";
import { anActivity, liveActivity, readActivity } from "../../../testing/activities.ts";
import { crowdOfCallers } from "../../../testing/crowd.ts";
import {
  change,
  create,
  createLive,
  paramsOf,
  postOf,
  publish,
  remove,
  sendConfirmed,
} from "../../../testing/messages.ts";
import { newTown, nextTown, type Person } from "../../../testing/town.ts";

const weekly = { repeat: "weekly" as const, repeatUntil: "2026-07-11" };
const sunday = { fromDay: "2026-06-21", fromTime: "15:00", untilDay: "2026-06-21", untilTime: "17:00", place: null };
const dok = { address: "Dok Noord 4", longitude: null, latitude: null };
const say = (person: Pick<Person, "publishing">, dateId: string, people = 1) =>
  person.publishing.sayComing({ params: { dateId }, body: { people } });

async function withDates(changes: Parameters<typeof liveActivity>[1] = {}) {
  const town = await nextTown();
  const post = await liveActivity(town, changes);
  const ids = post.dates.map(({ id }) => id);
  const move = (dateId: string | undefined, body: Partial<MoveDates> & Pick<MoveDates, "which">) =>
    sendConfirmed((confirmed) =>
      town.people.els.publishing.moveDates({
        params: { dateId: dateId ?? "" },
        body: { ...sunday, ...body, confirmed },
      }),
    );
  const cancel = (dateId: string | undefined, which: "one" | "following", reason = "") =>
    sendConfirmed((confirmed) =>
      town.people.els.publishing.cancelDates({ params: { dateId: dateId ?? "" }, body: { which, reason, confirmed } }),
    );
  const restore = (dateId: string | undefined, which: "one" | "following") =>
    sendConfirmed((confirmed) =>
      town.people.els.publishing.restoreDates({ params: { dateId: dateId ?? "" }, body: { which, confirmed } }),
    );
  const mailed = async (person: Person) => {
    await town.runDue();
    return town.mails(person.email).map(({ subject }) => subject);
  };
  return { town, people: town.people, post, ids, move, cancel, restore, mailed };
}

test("one date of a series moves, also to another place; the people coming to it are told once, and nobody else is", async () => {
  const { town, people, post, ids, move, mailed } = await withDates(weekly);
  expect(ids).toHaveLength(4);
  await say(people.dirk, ids[1] ?? "");
  await say(people.gust, ids[0] ?? "");
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
  for (const id of ids) await say(people.dirk, id);
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

test("a cancellation has a reason, and nobody can register until it is taken back", async () => {
  const { town, people, post, ids, cancel, restore, mailed } = await withDates(weekly);
  await say(people.dirk, ids[0] ?? "");
  const { dates } = await cancel(ids[0], "one", "Onweer");
  expect(dates[0]).toMatchObject({ cancelled: { reason: "Onweer" }, isClosed: true, coming: 1 });
  expect(dates[1]).toMatchObject({ cancelled: null });
  expect((await people.els.publishing.listPosts()).items).toMatchObject([{ id: post.id, isCancelled: false }]);
  const query = { from: "2026-06-01T00:00:00.000Z", until: "2026-07-15T00:00:00.000Z" };
  const entries = (await people.els.publishing.listCalendar({ query })).items;
  expect(entries.map(({ isCancelled }) => isCancelled)).toEqual([true, false, false, false]);
  expect((await readActivity(people.dirk, post)).isCancelled).toBe(false);
  await expect(say(people.gust, ids[0] ?? "")).refuses("date_cancelled");
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
  for (const id of ids) await say(people.dirk, id);
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
  await say(people.dirk, ids[0] ?? "", 2);
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
  await say(people.dirk, ids[0] ?? "");
  await change(people.els, post, { activity: anActivity(changes) });
  expect(await mailed(people.dirk)).toEqual(["Gewijzigd: Buurtfeest"]);
  // Formatted ranges of days have thin spaces.
  expect(town.mails(people.dirk.email)[0]?.text.replaceAll("\u2009", " ")).toContain(told);
});

test("dates of a series in different places are told with the place of each", async () => {
  const { town, people, ids, move, mailed } = await withDates(weekly);
  await say(people.dirk, ids[2] ?? "");
  await move(ids[2], { fromDay: "2026-07-04", untilDay: "2026-07-04", place: dok, which: "one" });
  await move(ids[1], { fromDay: "2026-06-27", untilDay: "2026-06-27", untilTime: "18:00", which: "following" });
  await mailed(people.dirk);
  const texts = town.mails(people.dirk.email).map(({ text }) => text);
  expect(texts.some((text) => text.includes("18:00 · Muidekaai 1\n") && text.includes("· Dok Noord 4\n"))).toBe(true);
});

test("moving the only date in the list of dates also moves it in the form", async () => {
  const { people, post, ids, move } = await withDates();
  await say(people.dirk, ids[0] ?? "");
  expect(await move(ids[0], { which: "one" })).toMatchObject({ told: 1, dates: [{ movedFrom: expect.any(String) }] });
  const { activity, version } = await people.els.publishing.getPost(paramsOf(post));
  expect(activity).toMatchObject({ fromDay: "2026-06-21", fromTime: "15:00" });
  expect(version).toBe(post.version + 1);
});

test("raising the capacity moves waiting people up; lowering it takes nobody's place", async () => {
  const { people, post, ids, mailed } = await withDates({ capacity: 1 });
  await say(people.dirk, ids[0] ?? "");
  await say(people.gust, ids[0] ?? "");
  const more = await change(people.els, post, { activity: anActivity({ capacity: 2 }) });
  expect((await readActivity(people.gust, post)).dates[0]).toMatchObject({ coming: 2, mine: { state: "coming" } });
  expect(await mailed(people.gust)).toHaveLength(1);
  await change(people.els, more, { activity: anActivity({ capacity: 1 }) });
  expect((await readActivity(people.gust, post)).dates[0]).toMatchObject({ coming: 2, waiting: 0, isFull: true });
});

test("an activity that gets room and another time and place in one save: people who move up read the new ones", async () => {
  const { town, people, post, ids, mailed } = await withDates({ capacity: 1 });
  await say(people.dirk, ids[0] ?? "");
  await say(people.gust, ids[0] ?? "");
  const moved = { fromTime: "20:00", untilTime: "22:00", address: "Sint-Jacobs 1" };
  await change(people.els, post, { activity: anActivity({ capacity: 2, ...moved }) });
  expect((await mailed(people.gust)).sort()).toEqual(["Er is plaats voor je: Buurtfeest", "Gewijzigd: Buurtfeest"]);
  const mails = town.mails(people.gust.email).map(({ text }) => text);
  expect(mails.filter((text) => text.includes("20:00") && text.includes("Sint-Jacobs 1"))).toHaveLength(2);
  expect((await readActivity(people.gust, post)).dates[0]?.mine).toMatchObject({ state: "coming" });
});

test("deleting a live activity tells the people coming, and so does putting it back", async () => {
  const { people, post, ids, mailed } = await withDates();
  await say(people.dirk, ids[0] ?? "");
  await remove(people.els, post);
  await mailed(people.dirk);
  await people.els.publishing.undeletePost(paramsOf(post));
  expect(await mailed(people.dirk)).toEqual(["Geannuleerd: Buurtfeest", "Gaat toch door: Buurtfeest"]);
});

test("staff list who is coming by name and number, in pages, and as a file without formulas", async () => {
  const { town, people, ids } = await withDates();
  const dateId = ids[0] ?? "";
  await people.dirk.residents.updateMyResidence({
    body: { firstName: "Dirk", lastName: "D", publicName: "=1+1", wantsAlertMails: true },
  });
  await say(people.dirk, dateId, 3);
  const crowd = await crowdOfCallers(town, town.noord, 51);
  await Promise.all(crowd.map((one) => say(one, dateId)));
  const params = { dateId };
  const { items, next } = await people.viktor.publishing.listComing({ params });
  expect(items).toHaveLength(50);
  expect(items[0]).toMatchObject({ name: "=1+1", people: 3, state: "coming" });
  const rest = await people.viktor.publishing.listComing({ params, query: { cursor: next ?? "" } });
  expect(rest.items).toHaveLength(2);
  expect((await people.viktor.publishing.listComing({ params, query: { state: "waiting" } })).items).toEqual([]);
  const file = await people.viktor.publishing.exportComing({ params, query: { format: "csv" } });
  expect(await file.text()).toContain("'=1+1");
  await expect(people.bram.publishing.listComing({ params })).refuses("not_found");
});

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

test("a message scheduled across a change of the clocks goes live at its moment", async () => {
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

test("simultaneous moves, cancellations, edits and registrations are all counted, and nothing hangs", async () => {
  const { town, people, post, ids, move, cancel } = await withDates({ ...weekly, capacity: 3 });
  const crowd = await crowdOfCallers(town, town.noord, 30);
  const quiet = (work: Promise<unknown>) => work.catch((error) => expect(error.code).not.toBe("unexpected"));
  await Promise.all([
    ...crowd.map((one, place) => quiet(say(one, ids[place % 2] ?? ""))),
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
  for (const id of ids) await say(people.dirk, id);
  const body = { fromDay: "2026-06-28", untilDay: "2026-06-28", which: "following" as const };
  expect(await move(ids[1], body)).toMatchObject({ told: 1 });
  const logged = async () => (await people.ada.audit.listEntries()).items.length;
  const before = await logged();
  expect(await move(ids[1], body)).toMatchObject({ told: 0 });
  expect(await logged()).toBe(before);
  expect(await mailed(people.dirk)).toHaveLength(1);
});

test("half a pin is none, for one date as for a series", async () => {
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

test("places that become free on a cancelled date are given away when it is restored, not before", async () => {
  const { people, post, ids, cancel, restore, mailed } = await withDates({ capacity: 2 });
  await say(people.dirk, ids[0] ?? "", 2);
  await say(people.gust, ids[0] ?? "");
  await cancel(ids[0], "one");
  await people.dirk.publishing.sayNotComing({ params: { dateId: ids[0] ?? "" } });
  expect(await mailed(people.gust)).toEqual(["Geannuleerd: Buurtfeest"]);
  expect((await readActivity(people.gust, post)).dates[0]).toMatchObject({ coming: 0, waiting: 1 });
  await restore(ids[0], "one");
  expect((await readActivity(people.gust, post)).dates[0]).toMatchObject({ coming: 1, mine: { state: "coming" } });
  expect(await mailed(people.gust)).toContain("Er is plaats voor je: Buurtfeest");
});

test("deleting a series tells only the people coming to dates ahead", async () => {
  const { town, people, post, ids, mailed } = await withDates(weekly);
  await say(people.dirk, ids[0] ?? "");
  await say(people.gust, ids[1] ?? "");
  town.clock.move(new Date("2026-06-21T08:00:00Z"));
  await remove(people.els, post);
  expect(await mailed(people.gust)).toEqual(["Geannuleerd: Buurtfeest"]);
  expect(await mailed(people.dirk)).toEqual([]);
});
