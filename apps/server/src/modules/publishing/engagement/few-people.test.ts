/** Fewer than ten people are never disclosed as a number: not by a screen, a file or a subtraction. D §9 */
import { beforeAll, expect, test } from "vitest";
import { crowdIn } from "../../../testing/crowd.ts";
import { create, createLive, paramsOf } from "../../../testing/messages.ts";
import { nextTown, type Town } from "../../../testing/town.ts";

/** Noord has 41 households (42 people) and Zuid three. */
let town: Town;
beforeAll(async () => {
  town = await nextTown();
  await crowdIn(town, town.noord, 40);
});
const reachOf = async (changes: Parameters<typeof create>[2] = {}, places = [town.noord, town.zuid]) =>
  (await town.people.els.publishing.previewPost(paramsOf(await create(town.people.els, places, changes)))).reach;

test("the reach of a draft leaves out a neighbourhood with fewer than ten, so that adding it reveals nothing", async () => {
  expect(await reachOf({}, [town.noord])).toMatchObject({ households: 41, residents: 42, neighbourhoods: 1 });
  const both = await reachOf();
  expect(both).toMatchObject({ households: 41, residents: 42, neighbourhoods: 2 });
  expect(both.places).toMatchObject([
    { name: "Noord", households: 41, residents: 42 },
    { name: "Zuid", households: null, residents: null },
  ]);
  expect(await reachOf({}, [town.zuid])).toMatchObject({ households: null, residents: null, neighbourhoods: 1 });
});

test("the reach of a draft for streets or businesses is given in whole tens", async () => {
  const streetIds = town.noord.streets.slice(0, 1).map(({ id }) => id);
  expect(await reachOf({ streetIds }, [town.noord])).toMatchObject({ households: 40, residents: 40 });
  const elsewhere = town.zuid.streets.slice(0, 1);
  expect(await reachOf({ streetIds: elsewhere.map(({ id }) => id) })).toMatchObject({
    households: 41,
    residents: 42,
    places: [
      { name: "Noord", residents: 42, streets: [] },
      { name: "Zuid", residents: null, streets: elsewhere.map(({ name }) => name) },
    ],
  });
  expect(await reachOf({ visibility: "local-economy" })).toMatchObject({ households: null, residents: null });
});

test("while places are chosen, the numbers are those of the check, whatever is chosen", async () => {
  const { els } = town.people;
  const [street] = town.noord.streets;
  const choices = (["everyone", "local-economy", "public-page"] as const).flatMap((visibility) =>
    [[], [street?.id ?? ""]].flatMap((streetIds) =>
      [[town.noord], [town.zuid], [town.noord, town.zuid]].map((places) => ({ visibility, streetIds, places })),
    ),
  );
  for (const { places, streetIds, visibility } of choices.filter(
    (one) => one.streetIds.length === 0 || one.places.includes(town.noord),
  )) {
    const { households, residents } = await reachOf({ streetIds, visibility }, places);
    const query = { neighbourhoodIds: places.map(({ id }) => id), streetIds, visibility };
    expect(await els.publishing.countReach({ query }), JSON.stringify(query)).toEqual({ households, residents });
  }
  expect(await els.publishing.countReach({ query: {} })).toEqual({ households: null, residents: null });
});

test("the total of registered households is the one that the back office shows, and small neighbourhoods have none", async () => {
  const { items, total } = await town.people.viktor.residents.listHouseholdCounts();
  expect(items.map(({ name, registered, residents }) => [name, registered, residents])).toEqual([
    ["Noord", 41, 42],
    ["Oost", null, null],
    ["West", null, null],
    ["Zuid", null, null],
  ]);
  expect(total).toMatchObject({ registered: 41, residents: 42 });
  const networks = (await town.people.stijn.platform.listNetworks()).items;
  expect(networks.find(({ slug }) => slug === "testdorp")?.counts).toMatchObject({ households: 41, residents: 42 });
});

test("statistics, list and file of messages agree, and disclose nothing about fewer than ten", async () => {
  const { els, dirk, fatma } = town.people;
  const post = await createLive(els, [town.noord, town.zuid]);
  const body = { seen: [post.id], opened: [] };
  for (const one of [dirk, fatma]) await one.publishing.markSeen({ body });
  await town.runDue();
  const { total, perNeighbourhood } = await els.publishing.getStatistics(paramsOf(post));
  expect(total).toMatchObject({ reached: 42, seen: null, opened: null });
  expect(perNeighbourhood).toMatchObject([
    { name: "Noord", reached: 42, seen: null },
    { name: "Zuid", reached: null, seen: null, rating: "none" },
  ]);
  expect((await els.publishing.listPosts()).items[0]?.engagement).toMatchObject({ reached: 42, seen: null });
  const file = await (await els.publishing.exportPosts({ query: { format: "csv" } })).text();
  const [head = [], row = []] = file
    .trim()
    .split(/\r?\n/)
    .map((line) => line.slice(line.indexOf('"') + 1).split('","'));
  const cellOf = (heading: string) => row[head.indexOf(heading)];
  expect([cellOf("Bereikt"), cellOf("Gezien")]).toEqual(["42", "minder dan 10"]);
});

test("the number of alert mails is not disclosed when there are fewer than ten", async () => {
  const { els } = town.people;
  const post = await createLive(els, [town.zuid], { type: "urgent" });
  await town.runDue();
  expect((await els.publishing.getStatistics(paramsOf(post))).mails).toEqual({
    total: null,
    waiting: null,
    accepted: null,
    failed: null,
    uncertain: null,
    repeated: null,
  });
});
