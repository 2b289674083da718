/** Actions on several messages at once: those that can be done are done, the others return the reason why not. */
import { mostInBulk } from "@stoep/contract/publishing";
import { v7 as newId } from "uuid";
import { beforeAll, describe, expect, test } from "vitest";
import { create, createLive, optionsOf, paramsOf, postOf, publish } from "../../../testing/messages.ts";
import { statementsOf } from "../../../testing/statements.ts";
import { newTown, type Town } from "../../../testing/town.ts";

let town: Town;
beforeAll(async () => {
  town = await newTown();
});

const idsOf = (posts: { id: string }[]) => posts.map(({ id }) => id);
const plan = async (time: Parameters<Town["in"]>[0], title = "Gepland") =>
  publish(town.people.els, await create(town.people.els, [town.noord], { title }), town.in(time));

describe("deleting", () => {
  test("removes all of them from feeds and lists, and one undo puts all back where they were", async () => {
    const { els, dirk } = town.people;
    const before = (await els.publishing.listPosts()).counts;
    const live = await Promise.all(
      ["Eerste", "Tweede", "Derde"].map((title) => createLive(els, [town.noord], { title })),
    );
    const posts = [...live, await create(els, [town.noord]), await plan({ days: 1 })];
    const { outcomes } = await els.publishing.deletePosts({ body: { ids: idsOf(posts) } });
    expect(outcomes).toEqual(posts.map(() => ({ verdict: true })));
    expect((await els.publishing.listPosts()).counts).toEqual(before);
    expect((await dirk.feed.getFeed()).items.map(postOf).filter((post) => idsOf(live).includes(post.id))).toEqual([]);
    await els.publishing.undeletePosts({ body: { ids: idsOf(posts) } });
    expect((await els.publishing.listPosts()).counts).toEqual({
      published: before.published + 3,
      scheduled: before.scheduled + 1,
      concept: before.concept + 1,
    });
    const feed = (await dirk.feed.getFeed()).items.map(postOf).map((post) => post.title);
    expect(feed).toEqual(expect.arrayContaining(["Eerste", "Tweede", "Derde"]));
  });

  test("skips messages by others, unless the caller administers the module, and those of other organisations", async () => {
    const { els, ada, mona, bram } = town.people;
    const [own, others, foreign] = [
      await create(els, [town.noord]),
      await create(ada, [town.noord]),
      await create(bram, [town.noord]),
    ];
    const gone = newId();
    const ids = [others.id, own.id, foreign.id, gone, own.id];
    const { outcomes } = await els.publishing.deletePosts({ body: { ids } });
    expect(outcomes).toEqual([
      { verdict: "level_too_low" },
      { verdict: true },
      { verdict: "not_found" },
      { verdict: "not_found" },
      { verdict: true },
    ]);
    const again = await mona.publishing.deletePosts({ body: { ids: [others.id, own.id] } });
    expect(again.outcomes.map(({ verdict }) => verdict)).toEqual([true, "not_found"]);
    const back = await els.publishing.undeletePosts({ body: { ids: [others.id, own.id] } });
    expect(back.outcomes.map(({ verdict }) => verdict)).toEqual(["level_too_low", true]);
  });

  test("is logged once for each", async () => {
    const { els, ada } = town.people;
    const posts = [await create(els, [], { title: "Log een" }), await create(els, [], { title: "Log twee" })];
    await els.publishing.deletePosts({ body: { ids: idsOf(posts) } });
    const { items } = await ada.audit.listEntries();
    const logged = items.slice(0, 2).map(({ action, subject }) => `${action} ${subject.name}`);
    expect(logged.sort()).toEqual(["publishing.delete Log een", "publishing.delete Log twee"]);
  });

  test("by two people at the same moment is done once, also in another order", async () => {
    const { els, mona } = town.people;
    const posts = await Promise.all([1, 2, 3, 4].map(() => createLive(els, [town.noord])));
    const { counts } = await els.publishing.listPosts();
    const [there, back] = [idsOf(posts), idsOf(posts).reverse()];
    const both = await Promise.all([
      els.publishing.deletePosts({ body: { ids: there } }),
      mona.publishing.deletePosts({ body: { ids: back } }),
    ]);
    const done = both.flatMap(({ outcomes }, place) =>
      (place === 0 ? there : back).filter((_, at) => outcomes[at]?.verdict === true),
    );
    expect(done.sort()).toEqual(idsOf(posts).sort());
    expect((await els.publishing.listPosts()).counts.published).toBe(counts.published - 4);
  });

  test("takes as many statements for many as for one", async () => {
    const { els } = town.people;
    const sentFor = async (count: number) => {
      const posts = await Promise.all(Array.from({ length: count }, () => createLive(els, [town.noord])));
      const sent = await statementsOf(town.databases.pool, () =>
        els.publishing.deletePosts({ body: { ids: idsOf(posts) } }),
      );
      return sent.filter((sql) => !sql.includes('"public"."installation_key"')).length;
    };
    expect(await sentFor(12)).toBe(await sentFor(1));
  });

  test(`is for at most ${mostInBulk} at once, at least one, and for editors`, async () => {
    const { els, viktor } = town.people;
    const many = Array.from({ length: mostInBulk + 1 }, () => newId());
    await expect(els.publishing.deletePosts({ body: { ids: many } })).refuses("invalid_input", { ids: "tooMany" });
    await expect(els.publishing.deletePosts({ body: { ids: [] } })).refuses("invalid_input");
    await expect(viktor.publishing.deletePosts({ body: { ids: many.slice(1) } })).refuses("level_too_low");
  });
});

describe("rescheduling", () => {
  const move = (ids: string[], to: { at: string } | { days: number; minutes: number } | { moments: string[] }) =>
    town.people.els.publishing.reschedulePosts({ body: { ids, to } });

  test("moves all to one moment, at which they go live", async () => {
    const { els } = town.people;
    const posts = [await plan({ days: 1 }), await plan({ days: 2 })];
    const at = town.in({ hours: 3 });
    const { outcomes } = await move(idsOf(posts), { at });
    expect(outcomes).toEqual(posts.map(() => ({ verdict: true, publishAt: at })));
    await town.pass({ hours: 3 });
    for (const post of posts) expect(await els.publishing.getPost(paramsOf(post))).toMatchObject({ publishedAt: at });
  });

  test("moves each by the same amount, and none goes live at its old moment", async () => {
    const { els } = town.people;
    const posts = [await plan({ hours: 1 }), await plan({ hours: 2 })];
    const { outcomes } = await move(idsOf(posts), { days: 7, minutes: 30 });
    expect(outcomes.map(({ publishAt }) => publishAt)).toEqual([
      town.in({ days: 7, hours: 1, minutes: 30 }),
      town.in({ days: 7, hours: 2, minutes: 30 }),
    ]);
    await town.pass({ hours: 3 });
    for (const post of posts)
      expect(await els.publishing.getPost(paramsOf(post))).toMatchObject({ state: "scheduled" });
  });

  test("to one moment is undone by sending each back to its own, if that is still ahead", async () => {
    const { els } = town.people;
    const posts = [await plan({ hours: 1 }), await plan({ hours: 5 }), await create(els, [town.noord])];
    const ids = idsOf(posts.slice(0, 2));
    const moments = posts.slice(0, 2).map(({ publishAt }) => publishAt ?? "");
    await move(ids, { at: town.in({ days: 2 }) });
    const back = await move([...ids].reverse(), { moments: [...moments].reverse() });
    expect(back.outcomes).toEqual([...moments].reverse().map((publishAt) => ({ verdict: true, publishAt })));
    await move(ids, { at: town.in({ days: 2 }) });
    await town.pass({ hours: 2 });
    const late = await move([...idsOf(posts)], { moments: [...moments, town.in({ hours: 1 })] });
    expect(late.outcomes.map(({ verdict }) => verdict)).toEqual(["schedule_in_past", true, "not_scheduled"]);
    await expect(move(ids, { moments: moments.slice(1) })).refuses("invalid_input");
  });

  test("keeps the time of day when the clocks change in between", async () => {
    const own = await newTown({ at: new Date("2026-10-20T08:00:00Z") });
    const { els } = own.people;
    const post = await publish(els, await create(els, [own.noord]), "2026-10-23T07:00:00.000Z");
    const { outcomes } = await els.publishing.reschedulePosts({
      body: { ids: [post.id], to: { days: 7, minutes: 0 } },
    });
    // Nine o'clock in Brussels, before and after the clocks change.
    expect(outcomes).toEqual([{ verdict: true, publishAt: "2026-10-30T08:00:00.000Z" }]);
  });

  test("says why each one stays, and moves the others", async () => {
    const { els, bram } = town.people;
    const [near, far, draft, live] = [
      await plan({ hours: 2 }),
      await plan({ days: 3 }),
      await create(els, [town.noord]),
      await createLive(els, [town.noord]),
    ];
    const poll = { type: "option" as const, options: optionsOf("Ja", "Nee"), pollClosesAt: town.in({ days: 4 }) };
    const closing = await publish(els, await create(els, [town.noord], poll), town.in({ days: 3 }));
    const foreign = await publish(bram, await create(bram, [town.noord]), town.in({ days: 3 }));
    const ids = idsOf([near, far, draft, live, foreign]);
    const earlier = await move(ids, { days: -1, minutes: 0 });
    expect(earlier.outcomes.map(({ verdict }) => verdict)).toEqual([
      "schedule_in_past",
      true,
      "not_scheduled",
      "already_published",
      "not_found",
    ]);
    expect(await els.publishing.getPost(paramsOf(near))).toMatchObject({ publishAt: near.publishAt });
    const later = await move([closing.id], { days: 2, minutes: 0 });
    expect(later.outcomes).toMatchObject([{ verdict: "poll_closes_earlier", publishAt: closing.publishAt }]);
  });

  test("is refused where the licence does not cover the new moment", async () => {
    const { olga } = town.people;
    const post = await publish(olga, await create(olga, [town.noord]), town.in({ days: 1 }));
    const to = { at: town.in({ days: 400 }) };
    const { outcomes } = await olga.publishing.reschedulePosts({ body: { ids: [post.id], to } });
    expect(outcomes).toEqual([{ verdict: "licence_expired", publishAt: post.publishAt }]);
  });

  test("is logged with the old and the new moment, once for each that moved", async () => {
    const post = await plan({ days: 1 }, "Schuift op");
    await move([post.id], { days: 1, minutes: 0 });
    await move([post.id], { days: 0, minutes: 0 });
    const { items } = await town.people.ada.audit.listEntries();
    expect(items[0]).toMatchObject({ action: "publishing.schedule", subject: { name: "Schuift op" } });
    expect(items[1]).toMatchObject({ action: "publishing.schedule", old: { publishAt: null } });
  });
});

test("a file of picked messages contains only these", async () => {
  const { els, viktor } = town.people;
  const posts = await Promise.all(
    ["Kies een", "Kies twee", "Kies niet"].map((title) => createLive(els, [town.noord], { title })),
  );
  const ids = idsOf(posts.slice(0, 2));
  const file = await viktor.publishing.exportPosts({ query: { ids, format: "csv" } });
  const text = await file.text();
  expect(text).toContain("Kies een");
  expect(text).toContain("Kies twee");
  expect(text).not.toContain("Kies niet");
});

test("no message is planned for a year that calendars cannot compute with", async () => {
  const town = await newTown();
  const { els } = town.people;
  const far = "9999-12-31T23:59:59.000Z";
  await expect(publish(els, await create(els, [town.noord]), far)).refuses("invalid_input", { at: "invalid" });
  const { id } = await publish(els, await create(els, [town.noord]), "2999-12-31T12:00:00.000Z");
  const { outcomes } = await els.publishing.reschedulePosts({ body: { ids: [id], to: { days: 1, minutes: 0 } } });
  expect(outcomes).toEqual([{ verdict: true, publishAt: "3000-01-01T12:00:00.000Z" }]);
  await expect(els.publishing.reschedulePosts({ body: { ids: [id], to: { at: far } } })).refuses("invalid_input");
});
