import type { ActivityDraft, PostDraft } from "@stoep/contract/publishing";
import { expect, test } from "vitest";
import type { Caller } from "../../../testing/client.ts";
import { create, createLive, paramsOf, remove } from "../../../testing/messages.ts";
import { statementsOf } from "../../../testing/statements.ts";
import { newTown, type Town } from "../../../testing/town.ts";

const evening = (day: string, title: string): Partial<PostDraft> => ({
  kind: "activity" as const,
  theme: "culture" as const,
  title,
  activity: { fromDay: day, fromTime: "19:00", untilDay: day, untilTime: "21:00", address: "Muidekaai 1" },
});
const lasting = (from: string, until: string, title: string): Partial<PostDraft> => ({
  ...evening(from, title),
  activity: { fromDay: from, fromTime: "10:00", untilDay: until, untilTime: "18:00", address: "Dok Noord 4" },
});
type Query = NonNullable<Parameters<Caller["feed"]["getAgenda"]>[0]>["query"];
const titles = async (reader: Caller, query: Query = {}) =>
  (await reader.feed.getAgenda({ query })).items.map(({ post }) => post.title);
const month = async (reader: Caller, of = "2026-06") =>
  Object.fromEntries(
    (await reader.feed.getAgendaMonth({ query: { month: of } })).days.map(({ day, count }) => [day.slice(8), count]),
  );
const say = (town: Town, dateId: string) =>
  town.people.dirk.publishing.sayComing({ params: { dateId }, body: { people: 2 } });

test("the agenda has the activities that reach the resident, in the order in which they begin", async () => {
  const town = await newTown();
  const { els, dirk, fatma, gust, bakker, nele } = town.people;
  await createLive(els, [town.noord], evening("2026-06-20", "Tweede"));
  await createLive(els, [town.noord, town.zuid], evening("2026-06-13", "Eerste"));
  await createLive(els, [town.zuid], { ...evening("2026-06-14", "Ondernemers"), visibility: "local-economy" });
  const streetIds = [town.zuid.streets[0]?.id ?? ""];
  await createLive(els, [town.zuid], { ...evening("2026-06-15", "Straatfeest"), streetIds });
  await createLive(els, [], { ...evening("2026-06-16", "Voor allen"), visibility: "public-page" });
  await createLive(els, [town.noord], { title: "Geen activiteit" });
  expect(await titles(dirk)).toEqual(["Eerste", "Tweede"]);
  expect(await titles(bakker)).toContain("Ondernemers");
  expect(await titles(gust)).not.toContain("Ondernemers");
  const inStreet = [await titles(fatma), await titles(gust)].filter((all) => all.includes("Straatfeest"));
  expect(inStreet.length).toBeGreaterThan(0);
  expect(await titles(nele)).toEqual([]);
  await expect(els.feed.getAgenda()).refuses("wrong_kind_of_session");
  await expect(town.guest.feed.getAgenda()).refuses("sign_in_required");
});

test("ended dates disappear, ongoing ones stay; a day has all of its own", async () => {
  const town = await newTown();
  const { els, dirk } = town.people;
  await createLive(els, [town.noord], evening("2026-05-11", "Gisteren"));
  await createLive(els, [town.noord], evening("2026-05-12", "Vanavond"));
  await createLive(els, [town.noord], lasting("2026-04-01", "2026-06-30", "Tentoonstelling"));
  expect(await titles(dirk)).toEqual(["Tentoonstelling", "Vanavond"]);
  expect(await titles(dirk, { day: "2026-05-11" })).toEqual(["Tentoonstelling", "Gisteren"]);
  expect(await titles(dirk, { day: "2026-07-01" })).toEqual([]);
  await town.pass({ hours: 24 });
  expect(await titles(dirk)).toEqual(["Tentoonstelling"]);
});

test("a month says how many dates are on each of its days, on the network's clocks", async () => {
  const town = await newTown();
  const { els, dirk } = town.people;
  await createLive(els, [town.noord], lasting("2026-05-28", "2026-06-02", "Tentoonstelling"));
  const series = { ...evening("2026-06-02", "Koor").activity, repeat: "weekly", repeatUntil: "2026-07-14" } as const;
  await createLive(els, [town.noord], { ...evening("2026-06-02", "Koor"), activity: series });
  // Lasts until half past one at night, and counts on its first day only. Half past midnight in Brussels is still the day before in
  // UTC.
  const night = { ...series, fromTime: "23:00", untilDay: "2026-06-03", untilTime: "01:30", repeat: "never" } as const;
  await createLive(els, [town.noord], { ...evening("2026-06-02", "Nacht"), activity: night });
  const early = { ...night, fromDay: "2026-07-01", fromTime: "00:30", untilDay: "2026-07-01" } as ActivityDraft;
  await createLive(els, [town.noord], { ...evening("2026-07-01", "Vroeg"), activity: early });
  expect(await month(dirk)).toEqual({ "01": 1, "02": 3, "09": 1, "16": 1, "23": 1, "30": 1 });
  expect(await month(dirk, "2026-07")).toEqual({ "01": 1, "07": 1, "14": 1 });
  expect(await month(dirk, "2026-05")).toEqual({ "28": 1, "29": 1, "30": 1, "31": 1 });
  expect(await month(town.people.gust)).toEqual({});
  for (const [day, count] of Object.entries(await month(dirk)))
    expect(await titles(dirk, { day: `2026-06-${day}` })).toHaveLength(count);
});

test("only the dates to which the resident is coming, with what they said", async () => {
  const town = await newTown();
  const { els, dirk, daan } = town.people;
  await createLive(els, [town.noord], evening("2026-06-13", "Zonder mij"));
  const post = await createLive(els, [town.noord], evening("2026-06-20", "Met mij"));
  const read = await dirk.publishing.readPost(paramsOf(post));
  await say(town, read.activity?.dates[0]?.id ?? "");
  const { items } = await dirk.feed.getAgenda({ query: { only: "mine" } });
  expect(items).toMatchObject([{ post: { title: "Met mij" }, date: { coming: 2, mine: { people: 2 } } }]);
  const mine = await dirk.feed.getAgendaMonth({ query: { month: "2026-06", only: "mine" } });
  expect(mine.days).toEqual([{ day: "2026-06-20", count: 1 }]);
  expect((await daan.feed.getAgenda()).items.map(({ date }) => date.mine)).toEqual([null, null]);
});

test("it comes in pages of twenty, without gaps or duplicates, each in one statement", async () => {
  const town = await newTown();
  const { els, dirk } = town.people;
  for (let n = 0; n < 7; n += 1) {
    const { activity, ...post } = evening("2026-06-02", `Koor ${n}`);
    const series = { ...activity, repeat: "weekly", repeatUntil: "2026-06-16" } as const;
    await createLive(els, [town.noord], { ...post, activity: series });
  }
  const first = await dirk.feed.getAgenda();
  expect(first.items).toHaveLength(20);
  const second = await dirk.feed.getAgenda({ query: { cursor: first.next ?? "" } });
  expect(second).toMatchObject({ items: [{}], next: null });
  const all = [...first.items, ...second.items];
  expect(new Set(all.map(({ date }) => date.id)).size).toBe(21);
  expect(all.map(({ date }) => date.startsAt)).toEqual(all.map(({ date }) => date.startsAt).toSorted());
  const headers = await dirk.headers();
  for (const url of ["/api/agenda", "/api/agenda/month?month=2026-06"]) {
    const sent = await statementsOf(town.databases.pool, () => town.http.inject({ url, headers }));
    // The other query identifies the caller.
    expect(sent).toHaveLength(2);
  }
});

test("a deleted activity is in no agenda, and neither is a draft or a scheduled one", async () => {
  const town = await newTown();
  const { els, dirk } = town.people;
  const post = await createLive(els, [town.noord], evening("2026-06-20", "Weg"));
  await remove(els, post);
  await create(els, [town.noord], evening("2026-06-20", "Concept"));
  expect(await titles(dirk)).toEqual([]);
  expect(await month(dirk)).toEqual({});
});

test("guests read the agenda of what is public, in their language, and that of one organisation", async () => {
  const town = await newTown();
  const { els, ada, guest } = { ...town.people, guest: town.guest };
  const translations = [{ language: "en" as const, title: "For all", textHtml: "<p>Come.</p>" }];
  const open = { ...evening("2026-06-20", "Voor allen"), visibility: "public-page" as const, translations };
  await createLive(els, [], open);
  await createLive(ada, [town.noord], evening("2026-06-21", "Voor de buurt"));
  const params = { networkSlug: "testdorp" };
  const read = await guest.feed.getPublicAgenda({ params, query: { language: "en" } });
  expect(read.items).toMatchObject([{ post: { title: "For all", language: "en" }, date: { mine: null } }]);
  const [item] = read.items;
  const own = { organisationId: item?.post.organisation.id ?? "" };
  expect((await guest.feed.getPublicAgenda({ params, query: own })).items).toHaveLength(1);
  const others = { organisationId: town.noord.id };
  expect((await guest.feed.getPublicAgenda({ params, query: others })).items).toEqual([]);
  const asked = { params, query: { ...own, month: "2026-06" } };
  expect((await guest.feed.getPublicAgendaMonth(asked)).days).toEqual([{ day: "2026-06-20", count: 1 }]);
  const nowhere = { networkSlug: "nergens" };
  await expect(guest.feed.getPublicAgenda({ params: nowhere })).refuses("not_found");
  await expect(guest.feed.getPublicAgendaMonth({ params: nowhere, query: { month: "2026-06" } })).refuses("not_found");
  expect((await guest.feed.getPublicAgenda({ params: { networkSlug: "naburg" } })).items).toEqual([]);
});

test("days and months that do not exist in a calendar are refused", async () => {
  const town = await newTown();
  const { dirk } = town.people;
  await expect(dirk.feed.getAgenda({ query: { day: "0001-01-01" } })).refuses("invalid_input", { day: "invalid" });
  await expect(dirk.feed.getAgenda({ query: { day: "2026-02-30" } })).refuses("invalid_input", { day: "invalid" });
  await expect(dirk.feed.getAgendaMonth({ query: { month: "2026-13" } })).refuses("invalid_input", {
    month: "invalid",
  });
  await expect(dirk.feed.getAgenda({ query: { cursor: "strange" } })).refuses("invalid_input", { cursor: "invalid" });
});

test("what they registered for on the public page is among their own dates, until it is deleted", async () => {
  const town = await newTown();
  const { els, dirk } = town.people;
  const open = { ...evening("2026-06-20", "Voor allen"), visibility: "public-page" as const };
  const post = await createLive(els, [town.zuid], open);
  const read = await dirk.publishing.readPost(paramsOf(post));
  await say(town, read.activity?.dates[0]?.id ?? "");
  const mine = async () => ({
    agenda: await titles(dirk, { only: "mine" }),
    month: (await dirk.feed.getAgendaMonth({ query: { month: "2026-06", only: "mine" } })).days,
  });
  expect(await mine()).toEqual({ agenda: ["Voor allen"], month: [{ day: "2026-06-20", count: 1 }] });
  expect(await titles(dirk)).toEqual([]);
  await remove(els, post);
  expect(await mine()).toEqual({ agenda: [], month: [] });
});

test("what lasts until the end of a day is not on the next one", async () => {
  const town = await newTown();
  const { els, dirk } = town.people;
  const { activity, ...post } = lasting("2026-06-09", "2026-06-10", "Tentoonstelling");
  const whole = { ...activity, untilTime: "" } as ActivityDraft;
  await createLive(els, [town.noord], { ...post, activity: whole });
  expect(await month(dirk)).toEqual({ "09": 1, "10": 1 });
  expect(await titles(dirk, { day: "2026-06-11" })).toEqual([]);
});
