import { expect, test } from "vitest";
import { liveActivity } from "../../../testing/activities.ts";
import { createLive, paramsOf, remove, sendConfirmed } from "../../../testing/messages.ts";
import { rowsReadBy } from "../../../testing/statements.ts";
import { newTown, type Person, type Town } from "../../../testing/town.ts";

const pathOf = (address: string | null) => new URL(address ?? "").pathname;
const ask = (town: Town, path: string, headers = {}) => town.http.inject({ method: "GET", url: path, headers });
const mine = async (person: Person) => pathOf((await person.publishing.renewMyCalendar()).address);
const lines = (text: string) => text.replace(/\r\n /g, "").split("\r\n");

test("an activity is saved as a file with one event per date, each with a stable id", async () => {
  const town = await newTown();
  const { dirk, els } = town.people;
  const title = "Soep, brood; en \\ een heel lang verhaal dat over de vijfenzeventig tekens van een regel gaat — çay!";
  const post = await liveActivity(town, { repeat: "weekly", repeatUntil: "2026-06-27" }, { title });
  const read = async () => lines(await (await dirk.publishing.readActivityCalendar(paramsOf(post))).text());
  const before = await read();
  expect(before.filter((line) => line.startsWith("UID:"))).toEqual(
    post.dates.map(({ id }) => `UID:${id}@stoep.example`),
  );
  expect(before).toContain("DTSTART:20260620T170000Z");
  expect(before).toContain(`SUMMARY:${title.replace(/[\\,;]/g, (sign) => `\\${sign}`)}`);
  expect(before).toContain("SEQUENCE:0");
  const params = { dateId: post.dates[1]?.id ?? "" };
  await sendConfirmed((confirmed) => els.publishing.cancelDates({ params, body: { which: "one", confirmed } }));
  const after = await read();
  expect(after.filter((line) => line.startsWith("STATUS:"))).toEqual(["STATUS:CONFIRMED", "STATUS:CANCELLED"]);
  expect(after).toContain("SEQUENCE:1");
  const raw = await (await dirk.publishing.readActivityCalendar(paramsOf(post))).text();
  expect(raw.split("\r\n").every((line) => Buffer.byteLength(line) <= 75)).toBe(true);
  await expect(town.people.nele.publishing.readActivityCalendar(paramsOf(post))).refuses("not_found");
  const message = await createLive(els, [town.noord]);
  await expect(dirk.publishing.readActivityCalendar(paramsOf(message))).refuses("not_found");
});

test("a resident's address gives what reaches them, without signing in; a new address replaces the old one at once", async () => {
  const town = await newTown();
  const { dirk, els } = town.people;
  expect((await dirk.publishing.getMyCalendar()).address).toBeNull();
  const here = await liveActivity(town, {}, { title: "Hier" });
  await liveActivity(town, {}, { title: "Elders", neighbourhoodIds: [town.zuid.id] });
  await liveActivity(town, { fromDay: "2028-01-01", untilDay: "2028-01-01" }, { title: "Later" });
  const path = await mine(dirk);
  const first = await ask(town, path);
  expect(first.statusCode).toBe(200);
  expect(first.headers).toMatchObject({ "content-type": "text/calendar; charset=utf-8" });
  expect(first.headers["cache-control"]).toContain("private");
  expect(lines(first.body).filter((line) => line.startsWith("SUMMARY:"))).toEqual(["SUMMARY:Hier"]);
  const again = await ask(town, path, { "if-none-match": String(first.headers.etag) });
  expect(again.statusCode).toBe(304);
  await remove(els, here);
  expect((await ask(town, path)).body).not.toContain("SUMMARY:Hier");
  const next = await mine(dirk);
  expect((await ask(town, path)).statusCode).toBe(404);
  expect((await ask(town, next)).statusCode).toBe(200);
  await dirk.publishing.endMyCalendar();
  expect((await ask(town, next)).statusCode).toBe(404);
});

test("the address of a resident who leaves the city, or whose account is closed, stops working", async () => {
  const town = await newTown();
  const { gust } = town.people;
  const closed = await mine(gust);
  const accounts = town.databases.platform.updateTable("public.account");
  await accounts.set({ disabledAt: town.clock.now() }).where("id", "=", gust.accountId).execute();
  expect((await ask(town, closed)).statusCode).toBe(404);
  const path = await mine(town.people.dirk);
  await town.db
    .updateTable("resident")
    .set({ leftAt: town.clock.now() })
    .where("id", "=", town.people.dirk.session.residentId)
    .execute();
  expect((await ask(town, path)).statusCode).toBe(404);
});

test("the address of somebody who left and returns stays ended; they get a new one", async () => {
  const town = await newTown();
  const { dirk } = town.people;
  await liveActivity(town, {}, { title: "Hier" });
  const old = await mine(dirk);
  const move = (networkSlug: string, addressId = "") =>
    dirk.residents.moveHouse({ body: { networkSlug, addressId, pin: null } });
  await move("naburg", town.elsewhere.streets[0]?.addresses[0]?.id);
  expect((await ask(town, old)).statusCode).toBe(404);
  await town.pass({ days: 31 });
  await move("testdorp", town.noord.streets[0]?.addresses[2]?.id);
  expect((await ask(town, old)).statusCode).toBe(404);
  expect((await dirk.publishing.getMyCalendar()).address).toBeNull();
  const next = await mine(dirk);
  expect(next).not.toBe(old);
  expect((await ask(town, next)).statusCode).toBe(200);
});

test("moving within the city keeps the address", async () => {
  const town = await newTown();
  const { dirk } = town.people;
  const path = await mine(dirk);
  const addressId = town.zuid.streets[0]?.addresses[3]?.id ?? "";
  await dirk.residents.moveHouse({ body: { networkSlug: "testdorp", addressId, pin: null } });
  expect((await ask(town, path)).statusCode).toBe(200);
});

test("an unchanged calendar is not read again; every change of it is", async () => {
  const town = await newTown();
  const { els, dirk } = town.people;
  const post = await liveActivity(town, { repeat: "weekly", repeatUntil: "2026-06-27" }, { title: "Hier" });
  const path = await mine(dirk);
  let etag = String((await ask(town, path)).headers.etag);
  const again = () => ask(town, path, { "if-none-match": etag });
  const read = await rowsReadBy(town.databases.pool, async () => expect((await again()).statusCode).toBe(304));
  expect(read).not.toHaveProperty("post_activity");
  const params = { dateId: post.dates[1]?.id ?? "" };
  const organisations = town.databases.platform.updateTable("public.organisation");
  const changes = {
    "a date cancelled": () =>
      sendConfirmed((confirmed) => els.publishing.cancelDates({ params, body: { which: "one", confirmed } })),
    "another name of the sender": () =>
      organisations.set({ name: "Stad Nieuwdorp" }).where("id", "=", town.organisations.city).execute(),
    "another activity": () => liveActivity(town, {}, { title: "Ook hier" }),
    "the activity deleted": () => remove(els, post),
    "the reader's language": () => dirk.accounts.setLanguage({ body: { language: "fr" } }),
    "a year later": async () => town.clock.move(new Date("2027-06-24T08:00:00Z")),
  };
  for (const [what, change] of Object.entries(changes)) {
    await change();
    const answer = await again();
    expect([what, answer.statusCode]).toEqual([what, 200]);
    etag = String(answer.headers.etag);
    expect([what, (await again()).statusCode]).toEqual([what, 304]);
  }
});

test("an unchanged calendar is known by its mark in a list, and as proxies that compress pass it on", async () => {
  const town = await newTown();
  await liveActivity(town);
  const path = await mine(town.people.dirk);
  const etag = String((await ask(town, path)).headers.etag);
  const statusFor = async (known: string) => (await ask(town, path, { "if-none-match": known })).statusCode;
  expect(await statusFor(`W/${etag}`)).toBe(304);
  expect(await statusFor(`"other", W/${etag}`)).toBe(304);
  expect(await statusFor('"other", W/"another"')).toBe(200);
});

test("one address may fetch calendars only so often", async () => {
  const town = await newTown();
  const path = await mine(town.people.dirk);
  await ask(town, path);
  await town.databases.platform.updateTable("public.rateLimit").set({ points: 600 }).execute();
  expect((await ask(town, path)).statusCode).toBe(429);
  await town.pass({ minutes: 2 });
  expect((await ask(town, path)).statusCode).toBe(200);
});

test("an organisation has an address for all its activities, managed by an admin, and one for the public ones", async () => {
  const town = await newTown();
  const { ada, els, viktor } = town.people;
  await liveActivity(town, {}, { title: "Voor de buurt" });
  const open = await liveActivity(town, {}, { title: "Voor iedereen", visibility: "public-page" });
  await expect(els.publishing.renewOrganisationCalendar()).refuses("level_too_low");
  const { address } = await ada.publishing.renewOrganisationCalendar();
  const { publicAddress, ...kept } = await viktor.publishing.getOrganisationCalendar();
  expect(kept.address).toBe(address);
  const titles = async (path: string) =>
    lines((await ask(town, path)).body)
      .filter((line) => line.startsWith("SUMMARY:"))
      .sort();
  expect(await titles(pathOf(address))).toEqual(["SUMMARY:Voor de buurt", "SUMMARY:Voor iedereen"]);
  expect(await titles(pathOf(publicAddress))).toEqual(["SUMMARY:Voor iedereen"]);
  const file = await town.guest.publishing.readPublicActivityCalendar({
    params: { networkSlug: "testdorp", postId: open.id },
  });
  expect(await file.text()).toContain("SUMMARY:Voor iedereen");
  await ada.publishing.endOrganisationCalendar();
  expect((await ask(town, pathOf(address))).statusCode).toBe(404);
});
