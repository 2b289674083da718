/** Follow-ups of an alert: updates, and the message that it is resolved. */
import type { FollowUp, Post, PostDraft } from "@stoep/contract/publishing";
import { beforeEach, expect, test } from "vitest";
import { aMessage, change, create, createLive, paramsOf, postOf, publish } from "../../../testing/messages.ts";
import { nextTown, type Person, type Town } from "../../../testing/town.ts";

let town: Town;
beforeEach(async () => {
  town = await nextTown();
});

const alarm = (by: Person = town.people.els) =>
  createLive(by, [town.zuid], { type: "urgent", title: "Geen drinkwater" });

/** Starts a follow-up as a draft, to the same people by default. */
const begin = (alert: { id: string }, kind: FollowUp, changes: Partial<PostDraft> = {}, by = town.people.els) =>
  by.publishing.createFollowUp({
    ...paramsOf(alert),
    body: { kind, post: aMessage([town.zuid], { type: "urgent", title: "Het duurt nog", ...changes }) },
  });
async function follow(alert: { id: string }, kind: FollowUp, changes: Partial<PostDraft> = {}): Promise<Post> {
  town.clock.move(60_000);
  return publish(town.people.els, await begin(alert, kind, changes));
}
const lineFor = async (who: Person, { id }: { id: string }) => {
  const { alert } = await who.publishing.readPost(paramsOf({ id }));
  return { ...alert, line: alert?.line.map(({ followUp, title }) => `${followUp ?? "first"}: ${title}`) };
};

test("updates and the end belong to the first alert, and are shown on it and on each other, oldest first", async () => {
  const { fatma, els } = town.people;
  const first = await alarm();
  expect(await lineFor(fatma, first)).toEqual({ followUp: null, isResolved: false, line: ["first: Geen drinkwater"] });
  const update = await follow(first, "update");
  expect(update).toMatchObject({ followUp: "update", followsId: first.id, type: "urgent", state: "published" });
  // A follow-up of a follow-up belongs to the first alert.
  const end = await follow(update, "resolved", { title: "Er is weer water" });
  expect(end.followsId).toBe(first.id);
  const line = ["first: Geen drinkwater", "update: Het duurt nog", "resolved: Er is weer water"];
  expect(await lineFor(fatma, first)).toEqual({ followUp: null, isResolved: true, line });
  expect(await lineFor(fatma, update)).toEqual({ followUp: "update", isResolved: true, line });
  expect(await lineFor(els, end)).toEqual({ followUp: "resolved", isResolved: true, line });
  const [, , card] = (await fatma.feed.getFeed()).items.map(postOf);
  expect(card?.alert?.isResolved).toBe(true);
  // The latest follow-up counts.
  await follow(first, "update", { title: "Toch weer niet" });
  expect(await lineFor(fatma, first)).toMatchObject({ isResolved: false });
});

test("a follow-up is an alert, whatever kind and type it was sent as", async () => {
  const begun = await begin(await alarm(), "update", { kind: "activity", type: "standard" });
  expect(begun).toMatchObject({ kind: "message", type: "urgent", activity: null, followUp: "update" });
});

test("a follow-up goes out by the same channels, with words of its own", async () => {
  const first = await alarm();
  await follow(first, "update");
  await follow(first, "resolved", { title: "Er is weer water" });
  await town.runDue();
  const subjects = town.mails("gust@thuis.example").map(({ subject }) => subject);
  expect(subjects.sort()).toEqual([
    "Dringend bericht: Geen drinkwater",
    "Opgelost: Er is weer water",
    "Update: Het duurt nog",
  ]);
  expect(town.mails()).toHaveLength(9);
});

test("residents see a follow-up only if it reaches them and is live; colleagues see it once it is live", async () => {
  const { dirk, fatma, els } = town.people;
  const first = await createLive(els, [town.zuid, town.noord], { type: "urgent", title: "Geen drinkwater" });
  await begin(first, "update", { title: "Nog niet" });
  await follow(first, "update", { title: "Alleen in Zuid" });
  expect((await lineFor(fatma, first)).line).toEqual(["first: Geen drinkwater", "update: Alleen in Zuid"]);
  expect((await lineFor(dirk, first)).line).toEqual(["first: Geen drinkwater"]);
  expect((await lineFor(els, first)).line).toHaveLength(2);
});

test("a deleted follow-up disappears from the line; deleting the first leaves the others", async () => {
  const { els, fatma } = town.people;
  const first = await alarm();
  const end = await follow(first, "resolved");
  const update = await follow(first, "update", { title: "Laatste nieuws" });
  await els.publishing.deletePost(paramsOf(end));
  expect(await lineFor(fatma, first)).toMatchObject({ isResolved: false });
  await els.publishing.deletePost(paramsOf(first));
  expect((await lineFor(fatma, update)).line).toEqual(["update: Laatste nieuws"]);
});

test("only a live alert of one’s own organisation can be followed up", async () => {
  const { els, bram, viktor } = town.people;
  const quiet = await createLive(els, [town.zuid]);
  await expect(begin(quiet, "update")).refuses("not_allowed");
  const draft = await create(els, [town.zuid], { type: "urgent" });
  await expect(begin(draft, "update")).refuses("not_allowed");
  const first = await alarm();
  await expect(begin(first, "update", {}, bram)).refuses("not_found");
  await expect(begin(first, "update", {}, viktor)).refuses("level_too_low");
  await els.publishing.deletePost(paramsOf(first));
  await expect(begin(first, "update")).refuses("not_found");
});

test("a follow-up stays an alert, whatever is sent", async () => {
  const first = await alarm();
  const begun = await begin(first, "update", { type: "standard" });
  expect(begun.type).toBe("urgent");
  await expect(change(town.people.els, begun, { type: "standard" })).refuses("invalid_input", {
    "post.type": "invalid",
  });
});

test("a message that is not an alert has no line", async () => {
  const quiet = await createLive(town.people.els, [town.zuid]);
  expect((await town.people.fatma.publishing.readPost(paramsOf(quiet))).alert).toBeNull();
});

test("on the public page an alert names only the follow-ups that are public too", async () => {
  const first = await alarm();
  const open = await change(town.people.els, first, { visibility: "public-page" });
  await follow(open, "update");
  await follow(open, "update", { title: "Voor iedereen", visibility: "public-page" });
  const params = { networkSlug: "testdorp", postId: first.id };
  const { alert } = await town.guest.publishing.readPublicPost({ params });
  expect(alert?.line.map(({ title }) => title)).toEqual(["Geen drinkwater", "Voor iedereen"]);
});
