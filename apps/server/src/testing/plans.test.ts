/** Statements that calling every route does not send: the filters and orders of lists, and jobs. */
import { expect, test } from "vitest";
import { liveActivity } from "./activities.ts";
import { aDevice } from "./devices.ts";
import { createLive } from "./messages.ts";
import { wholeReads } from "./plans.ts";
import { createShout } from "./shouts.ts";
import { statementsOf } from "./statements.ts";
import { newTown, type Town } from "./town.ts";
import { apply, createVacancy } from "./vacancies.ts";

/** Collects the statements sent, by their text, each with what sent it. */
function watchOver(town: Town) {
  const statements = new Map<string, string>();
  return {
    statements,
    async watch(name: string, work: () => Promise<unknown>) {
      for (const text of await statementsOf(town.databases.pool, work)) statements.set(text, name);
    },
  };
}

test("no filter or order of a list reads all of a table that grows with the city", async () => {
  const town = await newTown();
  const { viktor, els, dirk, gust } = town.people;
  const { statements, watch } = watchOver(town);
  const span = { from: "2026-05-01T00:00:00.000Z", until: "2026-06-01T00:00:00.000Z" };
  const { dates } = await liveActivity(town);
  const vacancy = await createVacancy(els, [town.noord]);
  await createLive(els, [town.noord]);
  await dirk.publishing.sayComing({ params: { dateId: dates[0]?.id ?? "" }, body: { people: 1 } });
  await apply(dirk, vacancy.id);

  const orders = (["moment", "title", "seen"] as const).flatMap((sort) =>
    (["asc", "desc"] as const).flatMap((direction) =>
      (["published", "scheduled", "concept"] as const).map((state) => ({ sort, direction, state })),
    ),
  );
  for (const query of orders)
    await watch(`messages by ${Object.values(query)}`, () => viktor.publishing.listPosts({ query }));
  await watch("counters", () => viktor.publishing.countInbox());
  const first = await viktor.publishing.listPosts({ query: { sort: "seen", limit: 1 } });
  const filters = [
    { search: "werken" },
    { kind: "activity" as const },
    { types: ["urgent" as const] },
    { theme: "culture" as const },
    { neighbourhoodId: town.noord.id },
    { authorId: els.accountId },
    { link: `project:${vacancy.id}` },
    span,
    { ids: [vacancy.id] },
    ...(first.next ? [{ sort: "seen" as const, limit: 1, cursor: first.next }] : []),
  ];
  for (const query of filters)
    await watch(`messages with ${Object.keys(query)}`, () => viktor.publishing.listPosts({ query }));
  for (const kinds of [["activity" as const], ["message" as const, "vacancy" as const]])
    await watch(`calendar of ${kinds}`, () => viktor.publishing.listCalendar({ query: { ...span, kinds } }));
  for (const kind of [undefined, "vacancy" as const])
    await watch(`figures of ${kind}`, () => viktor.publishing.getOwnFigures({ query: kind ? { kind } : {} }));
  for (const reader of [dirk, gust])
    for (const query of [{}, { only: "mine" as const }]) {
      await watch("agenda", () => reader.feed.getAgenda({ query }));
      await watch("month of the agenda", () => reader.feed.getAgendaMonth({ query: { ...query, month: "2026-06" } }));
    }
  const { id } = await createLive(els, [town.noord]);
  const cursor = Buffer.from(JSON.stringify([town.in({}), id])).toString("base64url");
  const limited = async (who: string) => {
    const theme = "culture" as const;
    for (const query of [
      { theme },
      { theme, cursor },
      { kind: "message" as const, cursor },
      { kind: "shout" as const, cursor },
    ])
      await watch(`limited feed of ${who}`, () => gust.feed.getFeed({ query }));
  };
  await limited("a resident");
  await town.db
    .updateTable("resident")
    .set({ followedIds: [town.oost.id, town.noord.id] })
    .execute();
  await limited("a follower");
  await watch("feed of a follower", () => gust.feed.getFeed());
  await watch("its next page", () => gust.feed.getFeed({ query: { cursor } }));
  await watch("its ids", () => gust.feed.getFeedIds({ query: { cursor, until: cursor } }));
  await watch("its messages", () => gust.feed.getFeedItems({ query: { id: [id] } }));
  await watch("one of them", () => gust.publishing.readPost({ params: { postId: id } }));
  const networkSlug = "testdorp";
  for (const query of [{}, { organisationId: town.organisations.city }])
    await watch("public agenda", () => town.guest.feed.getPublicAgenda({ params: { networkSlug }, query }));
  for (const state of ["new", "accepted"] as const)
    await watch("applications", () =>
      els.vacancies.listApplications({ params: { postId: vacancy.id }, query: { state } }),
    );
  expect(statements.size).toBeGreaterThan(25);
  expect(await wholeReads(statements, town.networks.testdorp.schema)).toEqual([]);
});

test("no filter of residents' messages reads all of a table that grows with the city", async () => {
  const town = await newTown();
  const { viktor, dirk } = town.people;
  const { statements, watch } = watchOver(town);
  const span = { from: "2026-05-01T00:00:00.000Z", until: "2026-06-01T00:00:00.000Z" };
  const shout = await createShout(dirk);
  const place = { longitude: 3.705, latitude: 51.065 };
  for (const body of [{ title: "Lamp" }, { title: "Lamp", place }])
    await watch("similar messages", () => dirk.shouts.findSimilarShouts({ body: { kind: "alert", ...body } }));
  for (const sort of ["latest", "trending"] as const)
    for (const query of [{}, { kinds: ["alert" as const] }, { theme: "safety" as const }, { search: "lamp" }])
      await watch(`neighbours' messages with ${Object.keys(query)}`, () =>
        dirk.shouts.listNeighbourhoodShouts({ query: { sort, ...query } }),
      );
  const inbox = [
    {},
    { direction: "asc" as const },
    { category: "alerts" as const },
    { category: "other" as const },
    { statuses: ["new" as const] },
    { statuses: ["new" as const, "done" as const] },
    { assignee: "me" as const },
    { assignee: "nobody" as const },
    { neighbourhoodId: town.noord.id },
    { theme: "safety" as const },
    span,
    { search: "lamp" },
    { search: "lamp st", category: "alerts" as const },
    { ids: [shout.id] },
  ];
  for (const query of inbox) {
    await watch(`residents' messages with ${Object.keys(query)}`, () => viktor.shouts.listShouts({ query }));
    await watch(`points with ${Object.keys(query)}`, () => viktor.shouts.listShoutPoints({ query }));
  }
  await watch("unshared messages", () =>
    viktor.shouts.listUnsharedShouts({ query: { neighbourhoodId: town.noord.id } }),
  );
  expect(statements.size).toBeGreaterThan(25);
  expect(await wholeReads(statements, town.networks.testdorp.schema)).toEqual([]);
});

test("no map reads all of a table that grows with the city", async () => {
  const town = await newTown();
  const { ada, viktor, pim, dirk, gust } = town.people;
  const { statements, watch } = watchOver(town);
  await town.db
    .updateTable("resident")
    .set({ followedIds: [town.oost.id] })
    .where("publicName", "like", "Dirk%")
    .execute();
  for (const query of [{}, { box: "3.7,51.05,3.72,51.07" }]) {
    for (const staff of [ada, viktor, pim]) await watch("map of staff", () => staff.feed.getMap({ query }));
    for (const resident of [dirk, gust]) await watch("map", () => resident.feed.getReadableMap({ query }));
    await watch("public map", () => town.guest.feed.getPublicMap({ params: { networkSlug: "testdorp" }, query }));
  }
  expect(await wholeReads(statements, town.networks.testdorp.schema)).toEqual([]);
});

test("no filter of reports, appeals and decisions reads all of a table that grows with the city", async () => {
  const town = await newTown();
  const { els, dirk, daan } = town.people;
  const { statements, watch } = watchOver(town);
  const span = { from: "2026-05-01T00:00:00.000Z", until: "2026-06-01T00:00:00.000Z" };
  const post = await createLive(els, [town.noord]);
  const params = { subjectKind: "post" as const, subjectId: post.id };
  const { id } = await dirk.conversations.createComment({ params, body: { text: "Onzin" } });
  await daan.conversations.reportComment({ params: { commentId: id }, body: { reason: "spam" } });
  const queue = [
    {},
    { direction: "asc" as const },
    { direction: "desc" as const },
    { reason: "spam" as const },
    span,
    { things: ["comment" as const] },
    { things: ["post" as const, "shout" as const] },
    { ids: [id] },
    { neighbourhoodId: town.noord.id },
    { neighbourhoodId: town.noord.id, reason: "spam" as const, ...span },
  ];
  for (const state of ["open", "appealed", "decided"] as const)
    for (const query of queue)
      await watch(`${state} with ${Object.keys(query)}`, () =>
        els.conversations.listReported({ query: { state, ...query } }),
      );
  expect(statements.size).toBeGreaterThan(25);
  expect(await wholeReads(statements, town.networks.testdorp.schema)).toEqual([]);
});

test("no statement of a job reads all of a table that grows with the city", async () => {
  const town = await newTown();
  const { els, dirk, gust } = town.people;
  const { statements, watch } = watchOver(town);
  const { dates } = await liveActivity(town, { capacity: 1 });
  const params = { dateId: dates[0]?.id ?? "" };
  for (const person of [dirk, gust]) await person.publishing.sayComing({ params, body: { people: 1 } });
  await apply(dirk, (await createVacancy(els, [town.noord])).id);
  await dirk.notifications.addDevice({ body: aDevice() });
  await watch("an alert", async () => {
    await createLive(els, [town.noord], { type: "urgent" });
    await town.runDue();
  });
  await town.db
    .updateTable("resident")
    .set({ leftAt: town.clock.now() })
    .where("id", "=", dirk.session.residentId)
    .execute();
  for (const days of [1, 31, 200, 400]) await watch(`jobs after ${days} days`, () => town.pass({ days }));
  expect([...statements.keys()].filter((text) => /delete from "n_gent"."attendance"/.test(text))).toHaveLength(2);
  expect(await wholeReads(statements, town.networks.testdorp.schema)).toEqual([]);
});

test("no search reads all of a table, neighbourhoods included", async () => {
  const town = await newTown();
  const { ada, viktor, dirk } = town.people;
  const { statements, watch } = watchOver(town);
  await createLive(town.people.els, [town.noord]);
  const ofCare = ["#4711", "peeters", "peetres", "jeanne peeters molenstraat 3", "0471 23 45 67", "gordijnen peetres"];
  for (const q of ofCare) await watch(`an owner looks for ${q}`, () => ada.feed.search({ query: { q } }));
  for (const q of ["werken", "noord", "wreken", "noord werken"]) {
    await watch(`an owner looks for ${q}`, () => ada.feed.search({ query: { q } }));
    await watch(`staff look for ${q}`, () => viktor.feed.search({ query: { q } }));
    await watch(`a resident looks for ${q}`, () => dirk.feed.searchReadable({ query: { q } }));
  }
  expect(statements.size).toBeGreaterThan(8);
  expect(await wholeReads(statements, town.networks.testdorp.schema, { nor: ["neighbourhood"] })).toEqual([]);
});
