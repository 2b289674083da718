/** The feed with neighbours' messages: one order over both, and the same rules as in their own list. S1 §1, S2 §3 */
import { feedPageSize } from "@stoep/contract/feed";
import { expect, test } from "vitest";
import type { Caller } from "../../testing/client.ts";
import { openLiveStream } from "../../testing/live-stream.ts";
import { createLive } from "../../testing/messages.ts";
import { aShout, createShout } from "../../testing/shouts.ts";
import { waitUntil } from "../../testing/stand-ins.ts";
import { statementsOf } from "../../testing/statements.ts";
import { newTown } from "../../testing/town.ts";

type Query = NonNullable<Parameters<Caller["feed"]["getFeed"]>[0]>["query"];
type Item = Awaited<ReturnType<Caller["feed"]["getFeed"]>>["items"][number];
const titleOf = (item: Item) => (item.kind === "post" ? item.post.title : item.shout.title);
const titles = async (reader: Caller, query: Query = {}) => (await reader.feed.getFeed({ query })).items.map(titleOf);

test("neighbours' messages are listed among organisations' posts, newest first, each with an id, a kind and its time", async () => {
  const town = await newTown();
  const { els, dirk, daan } = town.people;
  const first = await createLive(els, [town.noord], { title: "Eerst" });
  await town.pass({ minutes: 1 });
  const shout = await createShout(dirk, { title: "Daarna", sharing: "neighbours" });
  await town.pass({ minutes: 1 });
  await createLive(els, [town.noord], { title: "Laatst" });
  const { items } = await daan.feed.getFeed();
  expect(items.map(titleOf)).toEqual(["Laatst", "Daarna", "Eerst"]);
  expect(items.map(({ kind }) => kind)).toEqual(["post", "shout", "post"]);
  expect(items[1]).toMatchObject({ id: shout.id, at: shout.createdAt, shout: { author: { name: "Dirk" } } });
  expect(items[2]).toMatchObject({ id: first.id, at: first.publishedAt });
});

test("one cursor walks over both, without gaps or duplicates, also where all share a moment", async () => {
  const town = await newTown();
  const { els, dirk, daan } = town.people;
  const written: string[] = [];
  for (let n = 1; n <= 24; n += 1) {
    written.push((await createLive(els, [town.noord], { title: `Bericht ${n}` })).title);
    written.push((await createShout(n % 2 ? dirk : daan, { title: `Buur ${n}` })).title);
    // Six share a time; a resident whose residence is not proven writes three a day.
    if (n % 3 === 0) await town.pass({ hours: 25 });
  }
  const walked: Item[] = [];
  const sizes: number[] = [];
  for (let cursor: string | null | undefined; cursor !== null; ) {
    const page: Awaited<ReturnType<Caller["feed"]["getFeed"]>> = await dirk.feed.getFeed(
      cursor ? { query: { cursor } } : {},
    );
    walked.push(...page.items);
    sizes.push(page.items.length);
    cursor = page.next;
  }
  expect(sizes).toEqual([feedPageSize, feedPageSize, 8]);
  expect(walked.map(titleOf).sort()).toEqual(written.sort());
  const places = walked.map(({ at, id }) => at + id);
  expect(places).toEqual(places.toSorted().reverse());
});

test("a filter by kind has them or leaves them out, and a theme is theirs too", async () => {
  const town = await newTown();
  const { els, dirk } = town.people;
  await createLive(els, [town.noord], { title: "Groen", theme: "nature" });
  await createLive(els, [town.noord], { title: "Bal", theme: "sports" });
  await createShout(dirk, { title: "Zaadjes", theme: "nature" });
  await createShout(dirk, { title: "Ladder", kind: "borrow" });
  expect((await titles(dirk, { kind: "shout" })).sort()).toEqual(["Ladder", "Zaadjes"]);
  expect((await titles(dirk, { kind: "message" })).sort()).toEqual(["Bal", "Groen"]);
  expect((await titles(dirk, { theme: "nature" })).sort()).toEqual(["Groen", "Zaadjes"]);
  expect(await titles(dirk, { kind: "shout", theme: "nature" })).toEqual(["Zaadjes"]);
  expect(await titles(dirk, { kind: "message", theme: "nature" })).toEqual(["Groen"]);
  expect((await titles(dirk)).length).toBe(4);
});

test("what is withdrawn or hidden leaves the feed, and nobody of another neighbourhood or network reads it there", async () => {
  const town = await newTown();
  const { els, dirk, daan, fatma, gust } = town.people;
  const [kept, gone, hidden] = [
    await createShout(dirk, { title: "Blijft" }),
    await createShout(dirk, { title: "Gaat weg" }),
    await createShout(dirk, { title: "Verborgen" }),
  ];
  await dirk.shouts.withdrawShout({ params: { shoutId: gone.id } });
  const body = { ground: "spam" as const, reason: "Reclame" };
  await els.shouts.hideShout({ params: { shoutId: hidden.id }, body });
  expect(await titles(daan)).toEqual(["Blijft"]);
  const query = { id: [kept.id, gone.id, hidden.id] };
  expect((await daan.feed.getFeedItems({ query })).items.map(titleOf)).toEqual(["Blijft"]);
  expect((await daan.feed.getFeedIds()).items.map(({ id }) => id)).toEqual([kept.id]);
  for (const other of [fatma, gust]) {
    expect(await titles(other)).not.toContain("Blijft");
    expect((await other.feed.getFeedItems({ query })).items).toEqual([]);
    expect((await other.feed.getFeedIds()).items.map(({ id }) => id)).not.toContain(kept.id);
  }
  // Residents next door who follow the neighbourhood see organisations' messages, but not its neighbours' messages.
  await town.db
    .updateTable("resident")
    .set({ followedIds: [town.noord.id] })
    .where("accountId", "=", fatma.accountId)
    .execute();
  expect(await titles(fatma)).not.toContain("Blijft");
});

test("the ids between two places have both, with versions that grow when one is edited", async () => {
  const town = await newTown();
  const { els, dirk } = town.people;
  const post = await createLive(els, [town.noord], { title: "Oud" });
  await town.pass({ minutes: 1 });
  const shout = await createShout(dirk, { title: "Nieuw" });
  const before = await dirk.feed.getFeedIds();
  expect(before).toMatchObject({ items: [{ id: shout.id }, { id: post.id }], isComplete: true });
  const body = { ...aShout({ title: "Nieuwer" }), images: [], theme: null, version: shout.version };
  await dirk.shouts.editShout({ params: { shoutId: shout.id }, body });
  const [after] = (await dirk.feed.getFeedIds()).items;
  expect(after?.version).toBeGreaterThan(before.items[0]?.version ?? Number.POSITIVE_INFINITY);
  const { items } = await dirk.feed.getFeedItems({ query: { id: [shout.id, post.id] } });
  expect(items.map(titleOf).sort()).toEqual(["Nieuwer", "Oud"]);
});

test("a page takes two statements however many there are, one for each side that is asked for", async () => {
  const town = await newTown();
  const { els, dirk } = town.people;
  const sentFor = async (query = "") => {
    const headers = await dirk.headers();
    const read = () => town.http.inject({ url: `/api/feed${query}`, headers });
    // The keys that sign tokens are read again when a minute has passed.
    await read();
    return statementsOf(town.databases.pool, read);
  };
  for (let n = 0; n < 12; n += 1) {
    await createLive(els, [town.noord], { title: `Bericht ${n}` });
    await createShout(dirk, { title: `Buur ${n}` });
    await town.pass({ hours: 12 });
    // Besides the query that identifies the caller.
    if (n === 0 || n === 11) expect(await sentFor()).toHaveLength(3);
  }
  for (const query of ["?kind=shout", "?kind=message"]) expect(await sentFor(query)).toHaveLength(2);
});

test("an open feed is notified of a neighbour's message, and of changes to it", async () => {
  const town = await newTown();
  const { dirk, daan, fatma } = town.people;
  const address = await town.listen();
  const [near, far] = [
    await openLiveStream(address, await daan.headers()),
    await openLiveStream(address, await fatma.headers()),
  ];
  const hasHeard = (times: number) =>
    waitUntil(() => near.topics.filter((topic) => topic === "shouts").length >= times, 2_000);
  const shout = await createShout(dirk);
  await hasHeard(1);
  await dirk.shouts.withdrawShout({ params: { shoutId: shout.id } });
  await hasHeard(2);
  expect(far.topics).not.toContain("shouts");
  near.stop();
  far.stop();
});
