/** A figure is the same everywhere at any time, or states how old it is. S1 §9, D §9 */
import { daySeconds, hourMs } from "@stoep/contract/kernel";
import { beforeAll, describe, expect, test } from "vitest";
import { createLive, paramsOf } from "../../../testing/messages.ts";
import { newTown, type Town } from "../../../testing/town.ts";
import { curveOfViews, curveStepSeconds } from "./rules.ts";

let town: Town;
beforeAll(async () => {
  town = await newTown();
});

test("engagement is the same in the list, the statistics and the message, at once and with staff's comments", async () => {
  const { els, dirk, fatma } = town.people;
  const post = await createLive(els, [town.noord, town.zuid], { type: "vote", hasCombinedComments: true });
  await town.runDue();
  const params = { subjectKind: "post" as const, subjectId: post.id };
  await dirk.conversations.createComment({ params, body: { text: "Goed" } });
  await els.conversations.createComment({ params, body: { text: "Dank u" } });
  await fatma.conversations.react({ params, body: { kind: "thanks" } });
  await dirk.conversations.vote({ params, body: { kind: "up" } });
  const listed = (await els.publishing.listPosts()).items.find(({ id }) => id === post.id);
  const { total, staffComments } = await els.publishing.getStatistics(paramsOf(post));
  const read = await dirk.publishing.readPost(paramsOf(post));
  const done = { reactions: 1, comments: 2, votes: 1 };
  expect(listed?.engagement).toMatchObject(done);
  expect(total).toMatchObject(done);
  expect(staffComments).toBe(1);
  expect(read).toMatchObject({ commentCount: 2, reactions: { thanks: 1 } });
});

test("a reaction of staff counts in the total, and for no neighbourhood nor among the residents who took part", async () => {
  const { els, dirk } = town.people;
  const post = await createLive(els, [town.noord, town.zuid]);
  const params = { subjectKind: "post" as const, subjectId: post.id };
  await dirk.conversations.react({ params, body: { kind: "thanks" } });
  const before = await els.publishing.getStatistics(paramsOf(post));
  const own = async () => (await els.publishing.getOwnFigures()).total.engagement.reactions;
  const ofResidents = await own();
  await els.conversations.react({ params, body: { kind: "applause" } });
  const after = await els.publishing.getStatistics(paramsOf(post));
  expect([before.total.reactions, after.total.reactions]).toEqual([1, 2]);
  expect(after.reactions).toEqual({ thanks: 1, applause: 1 });
  expect(after.perNeighbourhood).toEqual(before.perNeighbourhood);
  expect(after.tookPart).toEqual(before.tookPart);
  expect(await own()).toBe(ofResidents);
});

test("views in a list say when they were counted; on a message's own page they are exact", async () => {
  const { els } = town.people;
  const post = await createLive(els, [town.noord]);
  const listed = async () => (await els.publishing.listPosts()).items.find(({ id }) => id === post.id);
  expect(await listed()).toMatchObject({ countedAt: null });
  await town.runDue();
  await town.pass({ minutes: 5 });
  const { rolledAt } = await town.db
    .selectFrom("postTotal")
    .select("rolledAt")
    .where("postId", "=", post.id)
    .executeTakeFirstOrThrow();
  expect(await listed()).toMatchObject({ countedAt: rolledAt?.toISOString() });
  const { at } = await els.publishing.getStatistics(paramsOf(post));
  expect(at).toBe(town.clock.now().toISOString());
});

describe("the curve of views", () => {
  const publishedAt = new Date("2026-05-12T08:00:00.000Z");
  const after = (hours: number) => new Date(publishedAt.getTime() + hours * hourMs);

  test("is drawn by the hour for two days, by the day for nine weeks, then by the week", () => {
    expect([1, 49, 24 * 64].map((hours) => curveStepSeconds(publishedAt, after(hours)))).toEqual([
      3600,
      daySeconds,
      604_800,
    ]);
  });

  test("grows in whole tens, so that the difference of two steps reveals nobody", () => {
    const views = [
      { step: 0, seen: 9, opened: 0, clicked: 0 },
      { step: 1, seen: 6, opened: 12, clicked: 0 },
      { step: 2, seen: 6, opened: 0, clicked: 11 },
    ];
    expect(curveOfViews(views, { publishedAt, stepSeconds: 3600, now: after(2.5) })).toEqual([
      { at: after(1).toISOString(), seen: null, opened: null, clicked: null },
      { at: after(2).toISOString(), seen: 10, opened: 10, clicked: null },
      { at: after(2.5).toISOString(), seen: 20, opened: 10, clicked: 10 },
    ]);
  });

  test("counts people who saw and opened it, once each", async () => {
    const { els, dirk, daan } = town.people;
    const post = await createLive(els, [town.noord]);
    await dirk.publishing.markSeen({ body: { seen: [post.id], opened: [] } });
    await town.pass({ hours: 2 });
    await daan.publishing.markSeen({ body: { seen: [], opened: [post.id] } });
    const { overTime, tookPart } = await els.publishing.getStatistics(paramsOf(post));
    const few = { seen: null, opened: null, clicked: null };
    expect(overTime).toEqual([
      { at: expect.any(String), ...few },
      { at: town.clock.now().toISOString(), ...few },
    ]);
    expect(tookPart).toBeNull();
  });
});
