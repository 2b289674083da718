import { describe, expect, test } from "vitest";
import { create, createLive, paramsOf, publish } from "../../testing/messages.ts";
import { newTown } from "../../testing/town.ts";

test("a message travels from concept to the feeds of its neighbourhood", async () => {
  const town = await newTown();
  const { els, dirk, fatma } = town.people;
  const concept = await create(els, [town.noord], { title: "Feest op het plein" });
  expect(concept).toMatchObject({
    state: "concept",
    version: 1,
    title: "Feest op het plein",
    createdBy: "Els Peeters",
  });
  const preview = await els.publishing.previewPost(paramsOf(concept));
  expect(preview.reach).toEqual({ households: 1, residents: 2, neighbourhoods: 1 });
  const post = await publish(els, concept);
  expect(post).toMatchObject({ state: "published", publishedAt: town.clock.now().toISOString() });
  expect((await dirk.feed.getFeed()).items.map(({ post }) => post.title)).toEqual(["Feest op het plein"]);
  expect((await fatma.feed.getFeed()).items).toEqual([]);
  await expect(fatma.publishing.readPost(paramsOf(post))).refuses("not_found");
  expect(await dirk.publishing.readPost(paramsOf(post))).toMatchObject({ id: post.id, commentCount: 0, reactions: {} });
});
