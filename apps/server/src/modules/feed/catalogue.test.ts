/** The specification's calls that return lists: how many items, and in which order. S2 §7, §9 */
import { beforeAll, expect, test } from "vitest";
import { anActivity } from "../../testing/activities.ts";
import { create, createLive, postOf } from "../../testing/messages.ts";
import { createShout } from "../../testing/shouts.ts";
import { nextTown, type Town } from "../../testing/town.ts";

let town: Town;
const [messages, activities, vacancies, drafts] = [12, 6, 5, 17];
const numbered = (word: string, count: number) => Array.from({ length: count }, (_, n) => `${word} ${n + 1}`);
const newestFirst = [
  ...numbered("Bericht", messages),
  ...numbered("Activiteit", activities),
  ...numbered("Vacature", vacancies),
].reverse();

beforeAll(async () => {
  town = await nextTown();
  const { els, dirk, daan } = town.people;
  const noord = [town.noord];
  const vacancy = { address: "Dok Noord 4" };
  const live: string[] = [];
  for (const title of numbered("Bericht", messages)) {
    // The first seven get reactions: the seventh from one person, the others from two.
    live.push((await createLive(els, noord, { title, theme: live.length < 5 ? "nature" : "sports" })).id);
    await town.pass({ minutes: 1 });
  }
  for (const title of numbered("Activiteit", activities))
    await createLive(els, noord, { title, kind: "activity", theme: "culture", activity: anActivity() });
  for (const title of numbered("Vacature", vacancies))
    await createLive(els, noord, { title, kind: "vacancy", theme: "nature", vacancy });
  for (const title of numbered("Kladje", drafts)) await create(els, noord, { title });
  for (const [place, subjectId] of live.slice(0, 7).entries()) {
    const react = { params: { subjectKind: "post", subjectId } as const, body: { kind: "like" } as const };
    for (const one of place === 6 ? [dirk] : [dirk, daan]) await one.conversations.react(react);
  }
  await town.pass({ hours: 1 });
});

type Query = NonNullable<Parameters<Town["people"]["els"]["publishing"]["listPosts"]>[0]>["query"];
const own = async (query: Query = {}) =>
  (await town.people.viktor.publishing.listPosts({ query })).items.map(({ title }) => title);

test("feed getpage: twenty, newest first", async () => {
  const { items, next } = await town.people.dirk.feed.getFeed();
  expect(items.map(postOf).map((post) => post.title)).toEqual(newestFirst.slice(0, 20));
  expect(next).not.toBeNull();
});

test("feed short get: five, newest first", async () => {
  expect(await own({ limit: 5 })).toEqual(newestFirst.slice(0, 5));
});

test("messages latest: fifteen unless told, newest first", async () => {
  expect(await own()).toEqual(newestFirst.slice(0, 15));
});

test("messages messagecount: by state, whatever the page", async () => {
  const { counts } = await town.people.viktor.publishing.listPosts({ query: { limit: 1 } });
  expect(counts).toEqual({ published: newestFirst.length, scheduled: 0, concept: drafts });
});

test("feed geteventspage and getvacanciespage: those of the kind, newest first", async () => {
  expect(await own({ kind: "activity" })).toEqual(numbered("Activiteit", activities).reverse());
  expect(await own({ kind: "vacancy" })).toEqual(numbered("Vacature", vacancies).reverse());
});

test("feed concepts: fifteen unless told, last saved first", async () => {
  expect(await own({ state: "concept" })).toEqual(numbered("Kladje", drafts).reverse().slice(0, 15));
});

test("feed calendar: all of a month in the order of their moments, activities on their days", async () => {
  const query = { from: "2026-06-01T00:00:00.000Z", until: "2026-07-01T00:00:00.000Z" };
  const june = (await town.people.viktor.publishing.listCalendar({ query })).items;
  expect(june.map(({ title }) => title).sort()).toEqual(numbered("Activiteit", activities).sort());
  const may = { from: "2026-05-01T00:00:00.000Z", until: "2026-06-01T00:00:00.000Z" };
  const { items } = await town.people.viktor.publishing.listCalendar({ query: may });
  expect(items).toHaveLength(messages + vacancies);
  expect(items.map(({ at }) => at)).toEqual(items.map(({ at }) => at).sort());
});

test("messages trendings: five, those with most reactions first, of equals the latest", async () => {
  const { items } = await town.people.viktor.publishing.listTrending();
  expect(items.map(({ title }) => title)).toEqual([6, 5, 4, 3, 2].map((n) => `Bericht ${n}`));
});

test("messages themes: most frequent first", async () => {
  const { items } = await town.people.viktor.publishing.countThemes();
  expect(items).toEqual([
    { theme: "nature", published: 5 + vacancies },
    { theme: "sports", published: messages - 5 },
    { theme: "culture", published: activities },
  ]);
});

test("messages activity: fourteen days, today last", async () => {
  const { days } = await town.people.viktor.publishing.countActivity();
  expect(days.map(({ published }) => published)).toEqual([...Array(13).fill(0), newestFirst.length]);
});

test("neighbourhood latest and shouts getPage: ten, newest first, until a page says that nothing follows", async () => {
  const { dirk, daan } = town.people;
  for (const title of numbered("Buurtbericht", 10)) {
    await createShout(dirk, { kind: "general", title });
    await town.pass({ minutes: 1 });
  }
  const { items, next } = await daan.shouts.listNeighbourhoodShouts({ query: {} });
  expect(items.map(({ title }) => title)).toEqual(numbered("Buurtbericht", 10).reverse());
  expect(next).toBeNull();
  await createShout(daan, { kind: "idea", title: "Buurtbericht 11" });
  const first = await daan.shouts.listNeighbourhoodShouts({ query: {} });
  expect(first.items.map(({ title }) => title)).toEqual(numbered("Buurtbericht", 11).reverse().slice(0, 10));
  const last = await daan.shouts.listNeighbourhoodShouts({ query: { cursor: first.next ?? "" } });
  expect([last.items.map(({ title }) => title), last.next]).toEqual([["Buurtbericht 1"], null]);
});

test("neighbourhood trending: of the last month, those with most reactions, comments and followers first", async () => {
  const { dirk, daan } = town.people;
  const [some] = (await daan.shouts.listNeighbourhoodShouts({ query: {} })).items.slice(4);
  await daan.shouts.followShout({ params: { shoutId: some?.id ?? "" } });
  const trending = async () => (await dirk.shouts.listNeighbourhoodShouts({ query: { sort: "trending" } })).items;
  expect((await trending())[0]?.id).toBe(some?.id);
});

test("neighbourhood latest events: activities as they were published, newest first, and a kind without any is an empty page", async () => {
  const { dirk } = town.people;
  const events = await dirk.feed.getFeed({ query: { kind: "activity" } });
  expect(events.items.map(postOf).map((post) => post.title)).toEqual(numbered("Activiteit", activities).reverse());
  expect(events.next).toBeNull();
  const none = await town.people.fatma.feed.getFeed();
  expect(none).toMatchObject({ items: [], next: null });
});

test("feed getpage to its end: neighbours' messages among the others, each once, and no page after the last", async () => {
  const { dirk } = town.people;
  const first = await dirk.feed.getFeed();
  const last = await dirk.feed.getFeed({ query: { cursor: first.next ?? "" } });
  const titles = [...first.items, ...last.items].map((item) => (item.kind === "post" ? item.post : item.shout).title);
  expect(titles).toEqual([...numbered("Buurtbericht", 11).reverse(), ...newestFirst]);
  expect(last.next).toBeNull();
});

test("the end is reached on an empty page, when everything after a page was deleted before the next request", async () => {
  const { els, fatma } = town.people;
  const oldest = await createLive(els, [town.zuid], { title: "Oudste" });
  await town.pass({ minutes: 1 });
  for (const title of numbered("Zuid", 20)) await createLive(els, [town.zuid], { title });
  const { items, next } = await fatma.feed.getFeed();
  expect([items.length, next === null]).toEqual([20, false]);
  await els.publishing.deletePost({ params: { postId: oldest.id } });
  const end = await fatma.feed.getFeed({ query: { cursor: next ?? "" } });
  expect(end).toEqual({ items: [], next: null });
});
