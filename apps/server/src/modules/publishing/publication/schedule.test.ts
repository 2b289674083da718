import { beforeAll, expect, test } from "vitest";
import type { Caller } from "../../../testing/client.ts";
import { change, create, optionsOf, paramsOf, postOf, publish } from "../../../testing/messages.ts";
import { nextTown, type Town } from "../../../testing/town.ts";

let town: Town;
beforeAll(async () => {
  town = await nextTown();
});

/** How often the message occurs in the reader's feed. */
const timesIn = async (viewer: Caller, { id }: { id: string }) =>
  (await viewer.feed.getFeed()).items.map(postOf).filter((post) => post.id === id).length;
const loseWakeUps = () => town.databases.pool.query("delete from pgboss.job where name = 'publishing.goLive'");

test("a scheduled message goes live once, at its moment", async () => {
  const { els, dirk } = town.people;
  const at = town.in({ hours: 2 });
  const post = await publish(els, await create(els, [town.noord]), at);
  expect(post).toMatchObject({ state: "scheduled", publishAt: at, publishedAt: null });
  await town.pass({ hours: 1, minutes: 59 });
  expect(await timesIn(dirk, post)).toBe(0);
  await expect(dirk.publishing.readPost(paramsOf(post))).refuses("not_found");

  await town.pass({ minutes: 1 });
  const live = await els.publishing.getPost(paramsOf(post));
  expect(live).toMatchObject({ state: "published", publishedAt: at, publishAt: at });
  await town.pass({ minutes: 5 });
  await town.runAgain("publishing.goLive");

  expect(await timesIn(dirk, post)).toBe(1);
  expect(await els.publishing.getPost(paramsOf(post))).toEqual(live);
});

test("a message cannot be planned for a moment that has passed", async () => {
  const { els } = town.people;
  const post = await create(els, [town.noord]);
  for (const at of [town.in({ seconds: -1 }), town.in({})]) {
    await expect(publish(els, post, at)).refuses("schedule_in_past", { at: "momentInPast" });
  }
  expect(await els.publishing.getPost(paramsOf(post))).toMatchObject({ state: "concept" });
});

test("a lost wake-up is made up for within 60 seconds, in every network", async () => {
  const { els, otto, dirk, nele } = town.people;
  const at = town.in({ minutes: 10 });
  const here = await publish(els, await create(els, [town.noord]), at);
  const there = await publish(otto, await create(otto, [town.elsewhere]), at);
  await loseWakeUps();
  await town.pass({ minutes: 10, seconds: 59 });
  expect(await timesIn(dirk, here)).toBe(1);
  expect(await timesIn(nele, there)).toBe(1);
});

test("the job and the sweeper at the same time publish it once", async () => {
  const { els, dirk } = town.people;
  const post = await publish(els, await create(els, [town.noord]), town.in({ minutes: 1 }));
  town.clock.move(60_000);
  await Promise.all([town.runDue(), els.publishing.getPost(paramsOf(post))]);
  await town.runAgain("publishing.sweepDue");
  await town.runAgain("publishing.goLive");
  expect(await timesIn(dirk, post)).toBe(1);
});

test("moved to another moment, it goes live at that one", async () => {
  const { els, dirk } = town.people;
  const post = await publish(els, await create(els, [town.noord]), town.in({ hours: 1 }));
  const later = await publish(els, post, town.in({ hours: 3 }));
  expect(later).toMatchObject({ state: "scheduled", publishAt: town.in({ hours: 3 }) });
  await town.pass({ hours: 2 });
  expect(await timesIn(dirk, post)).toBe(0);
  await town.pass({ hours: 1 });
  expect(await timesIn(dirk, post)).toBe(1);
});

test("a planned message can still be published now", async () => {
  const { els, dirk } = town.people;
  const post = await publish(els, await create(els, [town.noord]), town.in({ hours: 1 }));
  const live = await publish(els, post);
  expect(live).toMatchObject({ state: "published", publishAt: live.publishedAt });
  await town.pass({ hours: 1 });
  expect(await timesIn(dirk, post)).toBe(1);
});

test("taken back, it is a concept again and does not go live", async () => {
  const { els, dirk } = town.people;
  const post = await publish(els, await create(els, [town.noord]), town.in({ hours: 1 }));
  expect(await els.publishing.unschedulePost(paramsOf(post))).toMatchObject({ state: "concept", publishAt: null });
  expect(await els.publishing.unschedulePost(paramsOf(post))).toMatchObject({ state: "concept" });
  await town.pass({ hours: 2 });
  expect(await timesIn(dirk, post)).toBe(0);
});

test("deleted before its moment, it never goes live", async () => {
  const { els, dirk } = town.people;
  const post = await publish(els, await create(els, [town.noord]), town.in({ hours: 1 }));
  await els.publishing.deletePost(paramsOf(post));
  await town.pass({ hours: 2 });
  expect(await timesIn(dirk, post)).toBe(0);
});

test("changed before its moment, it goes live with the new content in the new places", async () => {
  const { els, dirk, fatma } = town.people;
  const post = await publish(els, await create(els, [town.noord]), town.in({ hours: 1 }));
  const changed = await change(els, post, { title: "Beter", neighbourhoodIds: [town.zuid.id] });
  expect(changed).toMatchObject({ state: "scheduled", editedAt: null });
  await town.pass({ hours: 1 });
  expect(await timesIn(dirk, post)).toBe(0);
  expect(await fatma.publishing.readPost(paramsOf(post))).toMatchObject({ title: "Beter", isEdited: false });
});

test("a poll must not close before the planned moment", async () => {
  const { els } = town.people;
  const poll = { type: "option", options: optionsOf("Ja", "Nee"), pollClosesAt: town.in({ hours: 2 }) } as const;
  const post = await create(els, [town.noord], poll);
  await expect(publish(els, post, town.in({ hours: 3 }))).refuses("invalid_input", {
    pollClosesAt: "pollCloseInPast",
  });
  const planned = await publish(els, post, town.in({ hours: 1 }));
  await expect(change(els, planned, { pollClosesAt: town.in({ minutes: 30 }) })).refuses("invalid_input", {
    "post.pollClosesAt": "pollCloseInPast",
  });
});

test("planning, taking back and publishing at the same time leave one state", async () => {
  const { els, dirk } = town.people;
  const post = await create(els, [town.noord]);
  await els.publishing.previewPost(paramsOf(post));
  const call = (at: string | null) =>
    els.publishing.publishPost({ ...paramsOf(post), body: { version: post.version, at } }).catch((error) => error.code);
  const back = () => els.publishing.unschedulePost(paramsOf(post)).catch((error) => error.code);
  await Promise.all([call(town.in({ hours: 1 })), back(), call(null), call(town.in({ hours: 2 })), back(), call(null)]);
  expect(await els.publishing.getPost(paramsOf(post))).toMatchObject({ state: "published" });
  await town.pass({ hours: 3 });
  expect(await timesIn(dirk, post)).toBe(1);
});
