import { expect, test } from "vitest";
import { liveActivity } from "../../testing/activities.ts";
import type { Caller } from "../../testing/client.ts";
import { openLiveStream } from "../../testing/live-stream.ts";
import { change, createLive, paramsOf, postOf, sendConfirmed } from "../../testing/messages.ts";
import { waitUntil } from "../../testing/stand-ins.ts";
import { statementsOf } from "../../testing/statements.ts";
import { newTown, type Town } from "../../testing/town.ts";

const page = async (viewer: Caller, cursor?: string | null) => {
  const { items, next } = await viewer.feed.getFeed(cursor ? { query: { cursor } } : {});
  return { titles: items.map(postOf).map((post) => post.title), next };
};

async function publishMany(town: Town, from: number, to: number) {
  for (let n = from; n <= to; n += 1) {
    await createLive(town.people.els, [town.noord], { title: String(n) });
    // Some of them share a time.
    if (n % 3 === 0) await town.pass({ minutes: 1 });
  }
}

test("the feed comes in pages of twenty, newest first, without gaps or duplicates", async () => {
  const town = await newTown();
  const { dirk, gust, els } = town.people;
  await publishMany(town, 1, 20);
  expect(await page(dirk)).toMatchObject({ next: null });
  await publishMany(town, 21, 25);
  const first = await page(dirk);
  expect(first.titles).toHaveLength(20);
  await createLive(els, [town.noord], { title: "Intussen" });
  const second = await page(dirk, first.next);
  expect(second.next).toBeNull();
  expect([...first.titles, ...second.titles]).toEqual(Array.from({ length: 25 }, (_, n) => String(25 - n)));
  expect((await page(dirk)).titles[0]).toBe("Intussen");
  expect(await page(gust)).toEqual({ titles: [], next: null });
});

test("the ids between two places of the feed reveal which messages were removed", async () => {
  const town = await newTown();
  const { dirk, els, gust } = town.people;
  await publishMany(town, 1, 41);
  const first = await dirk.feed.getFeed();
  const second = await dirk.feed.getFeed({ query: { cursor: first.next ?? "" } });
  const last = await dirk.feed.getFeed({ query: { cursor: second.next ?? "" } });
  const idsOf = ({ items }: typeof first) => items.map(postOf).map((post) => post.id);
  const between = { cursor: first.next ?? "", until: second.next ?? "" };
  expect(await dirk.feed.getFeedIds({ query: between })).toEqual({
    items: second.items.map(postOf).map(({ id, version }) => ({ id, version })),
    isComplete: true,
  });
  const [gone = "", ...others] = idsOf(second);
  await els.publishing.deletePost({ params: { postId: gone } });
  const { cursor } = between;
  const { items: left } = await dirk.feed.getFeedIds({ query: { cursor } });
  expect(left.map(({ id }) => id)).toEqual([...others, ...idsOf(last)]);
  expect(await gust.feed.getFeedIds()).toEqual({ items: [], isComplete: true });
});

test("the version of a message grows when it, or a date of it, is changed, and it can be read again by its id", async () => {
  const town = await newTown();
  const { dirk, fatma, els } = town.people;
  const activity = await liveActivity(town, { repeat: "weekly", repeatUntil: "2026-07-11" });
  const post = await createLive(els, [town.noord], { title: "Vroeger" });
  const [first, second] = (await dirk.feed.getFeedIds()).items;
  const params = { dateId: activity.dates[0]?.id ?? "" };
  await dirk.publishing.sayComing({ params, body: { people: 1 } });
  expect((await dirk.feed.getFeedIds()).items).toEqual([first, second]);
  await sendConfirmed((confirmed) =>
    els.publishing.cancelDates({ params, body: { which: "one", reason: "", confirmed } }),
  );
  await change(els, post, { title: "Nu" });
  const now = (await dirk.feed.getFeedIds()).items;
  expect(now.map(({ id }) => id)).toEqual([post.id, activity.id]);
  for (const [place, before] of [first, second].entries()) {
    expect(now[place]?.version).toBeGreaterThan(before?.version ?? Number.POSITIVE_INFINITY);
  }
  const query = { id: [activity.id, post.id] };
  const { items } = await dirk.feed.getFeedItems({ query });
  expect(
    items
      .map(postOf)
      .map(({ title, version }) => [title, version])
      .sort(),
  ).toEqual([
    ["Buurtfeest", now[1]?.version],
    ["Nu", now[0]?.version],
  ]);
  expect((await fatma.feed.getFeedItems({ query })).items.map(({ id }) => id)).not.toContain(post.id);
});

test("a page is one statement for what organisations send and one for what neighbours write, besides the one that identifies the caller", async () => {
  const town = await newTown();
  await publishMany(town, 1, 3);
  const { dirk } = town.people;
  const headers = await dirk.headers();
  const read = () => town.http.inject({ url: "/api/feed", headers });
  expect((await read()).json().items).toHaveLength(3);
  const sent = await statementsOf(town.databases.pool, read);
  expect(sent.filter((sql) => sql.includes("post_neighbourhood"))).toHaveLength(1);
  expect(sent).toHaveLength(3);
});

test("the feed can be limited to a kind and to a theme, of which a message may have two, page by page", async () => {
  const town = await newTown();
  const { els, dirk } = town.people;
  await liveActivity(town);
  await createLive(els, [town.noord], { title: "Bomen", theme: "nature", secondTheme: "culture" });
  for (let n = 1; n <= 22; n += 1) await createLive(els, [town.noord], { title: `Zon ${n}`, theme: "nature" });
  await createLive(els, [town.noord], { title: "Zonder thema" });
  const titlesOf = async (query: NonNullable<Parameters<Caller["feed"]["getFeed"]>[0]>["query"]) =>
    (await dirk.feed.getFeed({ query })).items.map(postOf).map((post) => post.title);
  expect(await titlesOf({ kind: "activity" })).toEqual(["Buurtfeest"]);
  expect(await titlesOf({ theme: "culture" })).toEqual(["Bomen", "Buurtfeest"]);
  expect(await titlesOf({ kind: "message", theme: "culture" })).toEqual(["Bomen"]);
  expect(await titlesOf({ kind: "vacancy" })).toEqual([]);
  const first = await dirk.feed.getFeed({ query: { theme: "nature" } });
  expect(first.items).toHaveLength(20);
  expect(await titlesOf({ theme: "nature", cursor: first.next ?? "" })).toEqual(["Zon 2", "Zon 1", "Bomen"]);
  // The same for a resident who follows a nearby neighbourhood.
  await town.db
    .updateTable("resident")
    .set({ followedIds: [town.zuid.id] })
    .execute();
  await createLive(els, [town.zuid], { title: "Zuid zingt", theme: "culture" });
  await createLive(els, [town.zuid], { title: "Zuid zwijgt" });
  expect(await titlesOf({ theme: "culture" })).toEqual(["Zuid zingt", "Bomen", "Buurtfeest"]);
  const near = await dirk.feed.getFeed({ query: { theme: "nature" } });
  expect(await titlesOf({ theme: "nature", cursor: near.next ?? "" })).toEqual(["Zon 2", "Zon 1", "Bomen"]);
});

test("a limited page is one statement as well, and the statement of a whole one has no condition for it", async () => {
  const town = await newTown();
  const headers = await town.people.dirk.headers();
  const sentFor = async (query: string) => {
    const read = () => town.http.inject({ url: `/api/feed${query}`, headers });
    return (await statementsOf(town.databases.pool, read)).filter((sql) => sql.includes("post_neighbourhood"));
  };
  const [whole, limited] = [await sentFor(""), await sentFor("?kind=message&theme=nature")];
  expect([whole.length, limited.length]).toEqual([1, 1]);
  expect(whole.join()).not.toContain("wanted");
  expect(limited.join()).toContain("wanted");
});

test("an open screen hears of a new, a changed and a deleted message", async () => {
  const town = await newTown();
  const { els, dirk, fatma } = town.people;
  const address = await town.listen();
  const [near, far] = [
    await openLiveStream(address, await dirk.headers()),
    await openLiveStream(address, await fatma.headers()),
  ];
  const hasHeard = (times: number, ms: number) =>
    waitUntil(() => near.topics.filter((topic) => topic === "feed").length === times, ms);
  const post = await createLive(els, [town.noord]);
  await hasHeard(1, 1_000);
  await change(els, post, { title: "Beter" });
  // At least a second after the last event, whatever happens.
  await hasHeard(2, 2_000);
  await els.publishing.deletePost(paramsOf(post));
  await hasHeard(3, 2_000);
  expect(far.topics).toEqual([]);
  near.stop();
  far.stop();
});

test("the feed is for residents, and accepts only cursors that it gave out", async () => {
  const town = await newTown();
  await expect(town.people.els.feed.getFeed()).refuses("wrong_kind_of_session");
  await expect(town.guest.feed.getFeed()).refuses("sign_in_required");
  const query = { cursor: Buffer.from('["gisteren","x"]').toString("base64url") };
  await expect(town.people.dirk.feed.getFeed({ query })).refuses("invalid_input", { cursor: "invalid" });
});
