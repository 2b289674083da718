/** What a change of a live message does to people is said, with how many and by which channels, before it is saved. S1 §4 */
import { type Consequences, consequenceTexts, type Post, type PostDraft } from "@stoep/contract/publishing";
import { beforeEach, describe, expect, test } from "vitest";
import { anActivity, liveActivity } from "../../../testing/activities.ts";
import { crowdIn } from "../../../testing/crowd.ts";
import { change, consequencesIn, createLive, draftOf, paramsOf } from "../../../testing/messages.ts";
import { nextTown, type Town } from "../../../testing/town.ts";

let town: Town;
beforeEach(async () => {
  town = await nextTown();
});

const save = (post: Post, changes: Partial<PostDraft>, confirmed: Consequences = []) =>
  town.people.els.publishing.updatePost({
    ...paramsOf(post),
    body: { version: post.version, post: draftOf(post, changes), confirmed },
  });
const found = (saved: Promise<unknown>): Promise<Consequences> => saved.then(() => [], consequencesIn);
const recipients = () =>
  town
    .mails()
    .map(({ to }) => to.split("@")[0])
    .sort();
const everyWay = ["bell", "mail", "push"];

describe("a live message that becomes an alert", () => {
  test("is neither saved nor sent before that was confirmed, with how many people and by which channels", async () => {
    await crowdIn(town, town.noord, 40);
    const post = await createLive(town.people.els, [town.noord]);
    await town.runDue();
    const asked = await found(save(post, { type: "urgent" }));
    expect(asked).toEqual([{ kind: "alerted", people: 42, channels: everyWay }]);
    await town.runDue();
    expect(recipients()).toEqual([]);
    expect(await town.people.els.publishing.getPost(paramsOf(post))).toMatchObject({ type: "standard", version: 1 });
    expect(await save(post, { type: "urgent" }, asked)).toMatchObject({ type: "urgent", version: 2 });
    await town.runDue();
    expect(recipients()).toHaveLength(42);
  });

  test("asks again when another number was confirmed", async () => {
    const post = await createLive(town.people.els, [town.noord]);
    const asked = await found(save(post, { type: "urgent" }));
    expect(asked).toEqual([{ kind: "alerted", people: null, channels: everyWay }]);
    await crowdIn(town, town.noord, 40);
    expect(await found(save(post, { type: "urgent" }, asked))).toMatchObject([{ people: 42 }]);
  });

  test("is only shown as one when it was published more than a day ago, and says so", async () => {
    const post = await createLive(town.people.els, [town.noord]);
    town.clock.move(new Date(town.in({ hours: 25 })));
    expect(await found(save(post, { type: "urgent" }))).toEqual([{ kind: "shownAsAlert", people: null, channels: [] }]);
  });

  test("and back again tells nobody", async () => {
    const post = await createLive(town.people.els, [town.noord], { type: "urgent" });
    expect(await found(save(post, { type: "standard" }))).toEqual([]);
  });
});

describe("a live message for more people", () => {
  test("says how many it newly reaches, in whole tens", async () => {
    await crowdIn(town, town.noord, 40);
    const post = await createLive(town.people.els, [town.zuid]);
    const wider = { neighbourhoodIds: [town.noord.id, town.zuid.id] };
    expect(await found(save(post, wider))).toEqual([{ kind: "notified", people: 40, channels: everyWay }]);
    const alert = await createLive(town.people.els, [town.zuid], { type: "urgent" });
    expect(await found(save(alert, wider))).toEqual([{ kind: "alerted", people: 40, channels: everyWay }]);
    town.clock.move(new Date(town.in({ hours: 25 })));
    expect(await found(save(post, wider))).toEqual([{ kind: "shown", people: 40, channels: [] }]);
  });

  test("asks about added streets and places whoever lives there, and not about fewer", async () => {
    const [one, other] = town.noord.streets.map(({ id }) => id);
    const post = await createLive(town.people.els, [town.noord], { streetIds: [one ?? ""] });
    const few = [{ kind: "notified", people: null, channels: everyWay }];
    expect(await found(save(post, { streetIds: [one ?? "", other ?? ""] }))).toEqual(few);
    expect(await found(save(post, { neighbourhoodIds: [town.noord.id, town.oost.id] }))).toEqual(few);
    const both = await change(town.people.els, post, { streetIds: [one ?? "", other ?? ""] });
    expect(await found(save(both, { streetIds: [one ?? ""] }))).toEqual([]);
  });

  test("asks before everybody can read it on the public page, and when it is no longer for businesses only", async () => {
    const post = await createLive(town.people.els, [town.noord], { visibility: "local-economy" });
    expect(await found(save(post, { visibility: "everyone" }))).toMatchObject([{ kind: "notified" }]);
    const all = await change(town.people.els, post, { visibility: "everyone" });
    expect(await found(save(all, { visibility: "public-page" }))).toEqual([
      { kind: "public", people: null, channels: [] },
    ]);
  });

  test("is not asked about for another title, nor while it is a draft", async () => {
    const post = await createLive(town.people.els, [town.noord]);
    expect(await found(save(post, { title: "Anders", theme: "safety" }))).toEqual([]);
  });
});

describe("a live activity", () => {
  const coming = (dateId: string) => town.people.dirk.publishing.sayComing({ params: { dateId }, body: { people: 1 } });
  const waiting = (dateId: string) =>
    town.people.gust.publishing.sayComing({ params: { dateId }, body: { people: 1 } });

  test("asks before those who are coming are told of another time, and before waiting people get a place", async () => {
    const post = await liveActivity(town, { capacity: 1 });
    const [date] = post.dates;
    await coming(date?.id ?? "");
    await waiting(date?.id ?? "");
    const later = { fromTime: "20:00", untilTime: "22:00" };
    const moved = { kind: "moved", people: null, channels: everyWay };
    const placed = { kind: "placed", people: null, channels: everyWay };
    expect(await found(save(post, { activity: anActivity({ capacity: 1, ...later }) }))).toEqual([moved]);
    expect(await found(save(post, { activity: anActivity({ capacity: 2 }) }))).toEqual([placed]);
    const asked = await found(save(post, { activity: anActivity({ capacity: 2, ...later }) }));
    expect(asked).toEqual([moved, placed]);
    await town.runDue();
    expect(recipients()).toEqual([]);
    await save(post, { activity: anActivity({ capacity: 2, ...later }) }, asked);
    await town.runDue();
    expect(recipients()).toEqual(["dirk", "gust", "gust"]);
  });

  type Live = Awaited<ReturnType<typeof liveActivity>>;
  const sunday = { fromDay: "2026-06-21", fromTime: "15:00", untilDay: "2026-06-21", untilTime: "17:00" };
  const acts: Record<string, { kind: string; run: (post: Live, confirmed?: Consequences) => Promise<unknown> }> = {
    "one date moved": {
      kind: "moved",
      run: ({ dates: [date] }, confirmed) =>
        town.people.els.publishing.moveDates({
          params: { dateId: date?.id ?? "" },
          body: { which: "one", ...sunday, confirmed },
        }),
    },
    "dates cancelled": {
      kind: "cancelled",
      run: ({ dates: [date] }, confirmed) =>
        town.people.els.publishing.cancelDates({
          params: { dateId: date?.id ?? "" },
          body: { which: "following", confirmed },
        }),
    },
    deleted: {
      kind: "cancelled",
      run: (post, confirmed = []) =>
        town.people.els.publishing.deletePost({
          ...paramsOf(post),
          query: { confirmed: consequenceTexts(confirmed) },
        }),
    },
    "deleted with others": {
      kind: "cancelled",
      run: ({ id }, confirmed) => town.people.els.publishing.deletePosts({ body: { ids: [id], confirmed } }),
    },
  };
  const ofSeries = { repeat: "weekly" as const, repeatUntil: "2026-07-11" };

  test.each([
    ...Object.entries(acts).map(([name, act]) => [name, act, {}] as const),
    ...Object.entries(acts).map(([name, act]) => [`of a series: ${name}`, act, ofSeries] as const),
  ])("%s: not while somebody is told of it and that is not confirmed", async (_, { kind, run }, changes) => {
    const post = await liveActivity(town, changes);
    await coming(post.dates[0]?.id ?? "");
    const asked = await found(run(post));
    expect(asked).toEqual([{ kind, people: null, channels: everyWay }]);
    expect(await found(run(post, [{ kind: "placed", people: null, channels: ["bell"] }]))).toEqual(asked);
    await town.runDue();
    expect(recipients()).toEqual([]);
    await run(post, asked);
    await town.runDue();
    expect(recipients()).toEqual(["dirk"]);
  });

  test.each(Object.entries(acts))("%s: at once while nobody is coming", async (_, { run }) => {
    expect(await found(run(await liveActivity(town)))).toEqual([]);
  });

  test("takes place after all once those who are told of it are confirmed", async () => {
    const post = await liveActivity(town);
    const params = { dateId: post.dates[0]?.id ?? "" };
    await coming(params.dateId);
    const cancelled = acts["dates cancelled"]?.run;
    await cancelled?.(post, await found(cancelled(post)));
    const restore = (confirmed: Consequences = []) =>
      town.people.els.publishing.restoreDates({ params, body: { which: "one", confirmed } });
    const asked = await found(restore());
    expect(asked).toEqual([{ kind: "restored", people: null, channels: everyWay }]);
    expect(await restore(asked)).toMatchObject({ told: 1 });
  });

  test("is moved without a question while nobody is coming", async () => {
    const post = await liveActivity(town);
    expect(await found(save(post, { activity: anActivity({ fromTime: "20:00", untilTime: "22:00" }) }))).toEqual([]);
  });
});

test("an earlier version that reaches more people is restored after a confirmation", async () => {
  const { els } = town.people;
  const post = await createLive(els, [town.noord], { type: "urgent" });
  const calm = await change(els, post, { type: "standard" });
  const restore = (confirmed: Consequences = []) =>
    els.publishing.restoreVersion({
      params: { postId: post.id, version: 1 },
      body: { version: calm.version, confirmed },
    });
  const asked = await found(restore());
  expect(asked).toMatchObject([{ kind: "alerted", channels: everyWay }]);
  expect(await restore(asked)).toMatchObject({ type: "urgent" });
});
