import { sql } from "kysely";
import { beforeAll, describe, expect, test } from "vitest";
import { liveActivity } from "../../../testing/activities.ts";
import { crowdIn } from "../../../testing/crowd.ts";
import { anImage } from "../../../testing/files.ts";
import { aMessage, create, createLive, paramsOf, publish } from "../../../testing/messages.ts";
import type { Place } from "../../../testing/places.ts";
import { statementsOf } from "../../../testing/statements.ts";
import { newTown, type Town } from "../../../testing/town.ts";
import { listEngagement } from "../engagement/store/statistics.ts";
import { sumFigures } from "./figures.ts";

const subject = (post: { id: string }) => ({ params: { subjectKind: "post", subjectId: post.id } as const });

test("a message to many neighbourhoods names three: the first in alphabetical order", async () => {
  const town = await newTown();
  const copied = ["west", "south", "east", "north", "centre_longitude", "centre_latitude", "surface_km2"].join();
  await sql`insert into n_gent.neighbourhood (id, code, name, area, ${sql.raw(copied)})
    select gen_random_uuid(), 'wide' || n, 'Wijk ' || lpad(n::text, 2, '0'), area, ${sql.raw(copied)}
    from n_gent.neighbourhood, generate_series(1, 40) n where id = ${town.zuid.id}`.execute(town.db);
  const { rows } =
    await sql<Place>`select id from n_gent.neighbourhood where code like 'wide%' and code <> 'wide1'`.execute(town.db);
  await createLive(town.people.els, [town.zuid, ...rows], { title: "Heel de stad" });
  const { items } = await town.people.els.publishing.listPosts({ query: { search: "Heel de stad" } });
  expect(items).toMatchObject([{ neighbourhoodCount: 40, neighbourhoodNames: ["Wijk 02", "Wijk 03", "Wijk 04"] }]);
});

describe("the organisation's own messages", () => {
  let town: Town;
  const titles = async (query: Parameters<Town["people"]["els"]["publishing"]["listPosts"]>[0]) =>
    (await town.people.els.publishing.listPosts(query)).items.map(({ title }) => title);

  beforeAll(async () => {
    town = await newTown();
    const { els, bram } = town.people;
    const image = await anImage(els);
    await createLive(els, [town.noord, town.oost, town.zuid, town.west], {
      title: "Straatfeest",
      textHtml: "<p>Met 100% muziek</p>",
      theme: "culture",
      secondTheme: "neighbour-contact",
      images: [{ id: image.id, altText: "Slingers" }],
      translations: [{ language: "fr", title: "Fête", textHtml: "<p>Musique</p>" }],
    });
    await town.pass({ hours: 1 });
    await createLive(els, [town.zuid], { title: "Enquête", type: "vote", theme: "mobility" });
    await create(els, [town.noord], { title: "Kladje" });
    await publish(els, await create(els, [town.noord], { title: "Overmorgen" }), town.in({ days: 2 }));
    await publish(els, await create(els, [town.noord], { title: "Morgen" }), town.in({ days: 1 }));
    await createLive(bram, [town.noord], { title: "Van een ander" });
  });

  test("are in three lists: newest first, planned ones by their moment", async () => {
    expect(await titles({ query: {} })).toEqual(["Enquête", "Straatfeest"]);
    expect(await titles({ query: { state: "scheduled" } })).toEqual(["Morgen", "Overmorgen"]);
    expect(await titles({ query: { state: "concept" } })).toEqual(["Kladje"]);
    const { counts } = await town.people.viktor.publishing.listPosts();
    expect(counts).toEqual({ published: 2, scheduled: 2, concept: 1 });
  });

  test("are listed in reverse order on request, page by page", async () => {
    expect(await titles({ query: { direction: "asc" } })).toEqual(["Straatfeest", "Enquête"]);
    expect(await titles({ query: { state: "scheduled", direction: "desc" } })).toEqual(["Overmorgen", "Morgen"]);
    const { next } = await town.people.els.publishing.listPosts({ query: { direction: "asc", limit: 1 } });
    expect(await titles({ query: { direction: "asc", limit: 1, cursor: next ?? "" } })).toEqual(["Enquête"]);
  });

  test("say how many match the filters, also beyond the page; without filters the state's count says it", async () => {
    const found = async (query: object) => (await town.people.els.publishing.listPosts({ query })).found;
    expect(await found({ search: "st", limit: 1 })).toBe(2);
    expect(await found({ theme: "mobility" })).toBe(1);
    expect(await found({ search: "nothing at all" })).toBe(0);
    expect(await found({ state: "scheduled" })).toBeNull();
  });

  test.each<[string, NonNullable<Parameters<typeof titles>[0]>["query"], string[]]>([
    ["words of the title", { search: "FEEST" }, ["Straatfeest"]],
    ["words of the text", { search: "muziek" }, ["Straatfeest"]],
    ["a sign that means something in SQL", { search: "100%" }, ["Straatfeest"]],
    ["a sign that matches nothing", { search: "_" }, []],
    ["type", { types: ["vote", "urgent"] }, ["Enquête"]],
    ["first theme", { theme: "mobility" }, ["Enquête"]],
    ["second theme", { theme: "neighbour-contact" }, ["Straatfeest"]],
    ["days", { from: "2026-05-12T08:30:00Z" }, ["Enquête"]],
    ["days before", { until: "2026-05-12T08:30:00Z" }, ["Straatfeest"]],
    ["several at once", { search: "e", types: ["vote"], theme: "culture" }, []],
  ])("are found by %s", async (_, query, found) => expect(await titles({ query })).toEqual(found));

  test("are found by neighbourhood", async () => {
    expect(await titles({ query: { neighbourhoodId: town.noord.id } })).toEqual(["Straatfeest"]);
    expect(await titles({ query: { neighbourhoodId: town.zuid.id } })).toEqual(["Enquête", "Straatfeest"]);
  });

  test("show in a row what the list needs", async () => {
    const { items } = await town.people.els.publishing.listPosts({ query: { search: "Straatfeest" } });
    expect(items).toMatchObject([
      {
        state: "published",
        neighbourhoodCount: 4,
        neighbourhoodNames: ["Noord", "Oost", "West"],
        languages: ["nl", "fr"],
        createdBy: "Els Peeters",
        image: { kind: "image" },
        openReports: 0,
      },
    ]);
    const concepts = await town.people.els.publishing.listPosts({ query: { state: "concept" } });
    expect(concepts.items).toMatchObject([{ engagement: null, rating: "none", image: null }]);
  });

  test("take at most three statements, whatever is asked", async () => {
    const query = { search: "e", types: ["vote" as const], neighbourhoodId: town.zuid.id };
    const { people, databases } = town;
    const sent = await statementsOf(databases.pool, () => people.els.publishing.listPosts({ query }));
    // The test itself reads the secret to sign its token; one of the three identifies the caller.
    expect(sent.filter((sql) => !sql.includes('"public"."installation_key"')).length).toBeLessThanOrEqual(3);
  });

  test("come in pages that new messages do not shift", async () => {
    const { bram } = town.people;
    for (let n = 0; n < 7; n += 1) await bram.publishing.createPost({ body: aMessage([], { title: `Bericht ${n}` }) });
    const seen: string[] = [];
    let cursor: string | undefined;
    do {
      const query = { state: "concept", limit: 3, cursor } as const;
      const page = await bram.publishing.listPosts({ query });
      seen.push(...page.items.map(({ title }) => title));
      cursor = page.next ?? undefined;
      await town.pass({ seconds: 1 });
      await bram.publishing.createPost({ body: aMessage([], { title: "Nieuw" }) });
    } while (cursor);
    expect(seen.sort()).toEqual(["0", "1", "2", "3", "4", "5", "6"].map((n) => `Bericht ${n}`));
    const strange = { query: { cursor: "onzin" } };
    await expect(bram.publishing.listPosts(strange)).refuses("invalid_input", { cursor: "invalid" });
  });
});

describe("figures", () => {
  test("count each resident once, per neighbourhood, only where the message reaches", async () => {
    const town = await newTown();
    const { els, dirk, daan, fatma, gust } = town.people;
    const post = await createLive(els, [town.noord, town.zuid, town.oost], { type: "vote" });
    const hidden = await createLive(els, [town.oost]);
    const seen = [post.id, hidden.id];
    await dirk.publishing.markSeen({ body: { seen, opened: [] } });
    await dirk.publishing.markSeen({ body: { seen, opened: [post.id] } });
    await dirk.publishing.markSeen({ body: { seen: [], opened: [post.id, post.id] } });
    await Promise.all([1, 2, 3].map(() => daan.publishing.markSeen({ body: { seen, opened: [] } })));
    await fatma.publishing.markSeen({ body: { seen: [], opened: seen } });
    for (const one of [dirk, fatma, els]) await one.conversations.react({ ...subject(post), body: { kind: "like" } });
    await dirk.conversations.createComment({ ...subject(post), body: { text: "Blijft" } });
    const gone = await dirk.conversations.createComment({ ...subject(post), body: { text: "Gaat weg" } });
    await dirk.conversations.deleteComment({ params: { commentId: gone.id } });
    await gust.conversations.vote({ ...subject(post), body: { kind: "down" } });

    const figures = await els.publishing.getStatistics(paramsOf(post));
    expect(await listEngagement(town.db, post.id)).toMatchObject([
      { name: "Noord", reached: 2, seen: 2, opened: 1, reactions: 1, comments: 1, votes: 0 },
      { name: "Oost", reached: 0, seen: 0, opened: 0, reactions: 0, comments: 0, votes: 0 },
      { name: "Zuid", reached: 3, seen: 1, opened: 1, reactions: 1, comments: 0, votes: 1 },
    ]);
    const few = { reached: null, seen: null, opened: null, rating: "none" };
    expect(figures.perNeighbourhood).toMatchObject([
      { name: "Noord", ...few, reactions: 1, comments: 1, votes: 0 },
      { name: "Oost", ...few, reactions: 0, comments: 0, votes: 0 },
      { name: "Zuid", ...few, reactions: 1, comments: 0, votes: 1 },
    ]);
    expect(figures).toMatchObject({
      total: { reached: null, seen: null, opened: null, reactions: 3, comments: 1, votes: 1 },
      rating: "none",
      reactions: { like: 3 },
      poll: { up: 0, down: 1, total: 1 },
      mails: null,
      at: town.clock.now().toISOString(),
    });
    expect(sumFigures(await listEngagement(town.db, hidden.id)).seen).toBe(0);
  });

  test("in lists are there when a message goes live, and updated within the hour", async () => {
    const town = await newTown();
    const { els, dirk, daan } = town.people;
    const post = await createLive(els, [town.noord]);
    await crowdIn(town, town.noord, 14);
    const listed = async () => (await els.publishing.listPosts()).items[0];
    const rolledUp = () => town.db.selectFrom("postTotal").select(["reached", "seen", "opened"]).execute();
    await town.runDue();
    expect(await listed()).toMatchObject({ engagement: { reached: 16, seen: null }, rating: "early" });
    await dirk.publishing.markSeen({ body: { seen: [], opened: [post.id] } });
    await daan.conversations.react({ ...subject(post), body: { kind: "like" } });
    expect(await rolledUp()).toEqual([{ reached: 16, seen: 0, opened: 0 }]);
    await town.pass({ hours: 1 });
    expect(await rolledUp()).toEqual([{ reached: 16, seen: 1, opened: 1 }]);
    const { total } = await els.publishing.getStatistics(paramsOf(post));
    expect(total).toMatchObject({ reached: 16, seen: null, opened: null, reactions: 1 });
    expect(await listed()).toMatchObject({ engagement: total, countedAt: town.clock.now().toISOString() });
    await town.runAgain("publishing.rollUpHourly");
    expect(await listed()).toMatchObject({ engagement: total });
    // One of sixteen is too few, but on the first day it is too early to tell.
    expect(await listed()).toMatchObject({ rating: "early" });
    await town.pass({ days: 1 });
    expect(await listed()).toMatchObject({ rating: "weak" });
  });

  test("in lists are updated for old messages too, when something happens to them", async () => {
    const town = await newTown();
    const { els, dirk, daan } = town.people;
    const [read, talked] = [await createLive(els, [town.noord]), await createLive(els, [town.noord])];
    await town.pass({ days: 40 });
    const before = await town.db.selectFrom("postTotal").select(["postId", "rolledAt"]).execute();
    await town.pass({ hours: 1 });
    expect(await town.db.selectFrom("postTotal").select(["postId", "rolledAt"]).execute()).toEqual(before);
    await dirk.publishing.markSeen({ body: { seen: [read.id], opened: [] } });
    await daan.conversations.createComment({ ...subject(talked), body: { text: "Laat, maar toch" } });
    await town.pass({ hours: 1 });
    const figuresOf = ({ id }: { id: string }) =>
      town.db.selectFrom("postTotal").select(["seen", "comments"]).where("postId", "=", id).execute();
    expect(await figuresOf(read)).toEqual([{ seen: 1, comments: 0 }]);
    expect(await figuresOf(talked)).toEqual([{ seen: 0, comments: 1 }]);
  });

  test("of a message that goes elsewhere leave out the places it no longer reaches", async () => {
    const town = await newTown();
    const { els } = town.people;
    const post = await createLive(els, [town.noord, town.zuid]);
    await town.runDue();
    const { publishing } = els;
    const places = { ...aMessage([town.zuid]), type: "standard" } as const;
    await publishing.updatePost({ ...paramsOf(post), body: { version: 1, post: places } });
    await town.pass({ hours: 1 });
    const left = await town.db.selectFrom("postTotal").select("reached").execute();
    const zuid = await els.publishing.getStatistics(paramsOf(post));
    expect(zuid.perNeighbourhood.map(({ name }) => name)).toEqual(["Zuid"]);
    expect(left).toEqual([{ reached: 3 }]);
  });
});

test("a list by title has a next page, however long the titles are", async () => {
  const town = await newTown();
  const { els } = town.people;
  const titles = [1, 2, 3].map((n) => `${'Şoförİ漢"'.repeat(31)}${n}`);
  for (const title of titles) await createLive(els, [town.noord], { title });
  const query = { sort: "title" as const, direction: "desc" as const, search: "Şoförİ", limit: 1 };
  const read: string[] = [];
  for (let cursor: string | null | undefined; cursor !== null; ) {
    const { items, next } = await els.publishing.listPosts({ query: { ...query, cursor } });
    read.push(...items.map(({ title }) => title));
    cursor = next;
  }
  expect(read).toEqual(titles.toReversed());
});

test("activities are listed by their own date: the soonest first, then what is over or cancelled, the latest first", async () => {
  const town = await newTown();
  const { els } = town.people;
  const days = { Later: 9, Eerst: 3, Tussen: 5, Geannuleerd: 1 };
  for (const [title, inDays] of Object.entries(days)) {
    const fromDay = town.in({ days: inDays }).slice(0, 10);
    const { dates } = await liveActivity(town, { fromDay, untilDay: fromDay, capacity: 40 }, { title });
    const params = { dateId: dates[0]?.id ?? "" };
    if (title === "Geannuleerd") await els.publishing.cancelDates({ params, body: { which: "one", reason: "Regen" } });
  }
  const listed = async (query: object) =>
    (await els.publishing.listPosts({ query: { kind: "activity", sort: "date", ...query } })).items;
  const titles = async (query: object = {}) => (await listed(query)).map(({ title }) => title);
  await town.pass({ days: 4 });
  const order = ["Tussen", "Later", "Eerst", "Geannuleerd"];
  expect(await titles()).toEqual(order);
  expect(await titles({ direction: "desc" })).toEqual(order.toReversed());
  const walked: string[] = [];
  for (let cursor: string | undefined; walked.length < order.length; ) {
    const { items, next } = await els.publishing.listPosts({
      query: { kind: "activity", sort: "date", limit: 1, cursor },
    });
    walked.push(...items.map(({ title }) => title));
    cursor = next ?? undefined;
  }
  expect(walked).toEqual(order);
  const [soon] = await listed({});
  expect(soon?.activity).toEqual({
    startsAt: soon?.activity?.lastStartsAt,
    lastStartsAt: expect.any(String),
    coming: 0,
    capacity: 40,
  });
  // Other kinds have no dates: their own moment orders them.
  await createLive(els, [town.noord], { title: "Bericht" });
  expect((await els.publishing.listPosts({ query: { sort: "date" } })).items[0]?.title).toBe("Bericht");
});

test("a row says what its page says of copying and deleting, to its author, an admin, an editor and a viewer", async () => {
  const town = await newTown();
  const { els, ada, viktor } = town.people;
  const own = await createLive(els, [town.noord]);
  const adas = await createLive(ada, [town.noord]);
  for (const reader of [els, ada, viktor]) {
    const rows = (await reader.publishing.listPosts()).items;
    for (const post of [own, adas]) {
      const { copy, share, delete: deletes } = (await reader.publishing.getPost(paramsOf(post))).can;
      expect(rows.find(({ id }) => id === post.id)?.can).toEqual({ copy, share, delete: deletes });
    }
  }
  const [row] = (await els.publishing.listPosts({ query: { ids: [own.id] } })).items;
  expect(row?.can.delete).toBe(true);
});
