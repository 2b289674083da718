import type { ProjectFilter } from "@stoep/contract/participation";
import { beforeAll, expect, test } from "vitest";
import { anImage } from "../../../testing/files.ts";
import { aPhase, createLiveProject, createProject, projectParams, publishProject } from "../../../testing/projects.ts";
import { statementsOf } from "../../../testing/statements.ts";
import { newTown, type Town } from "../../../testing/town.ts";
import { dayIn } from "../../../testing/town-people.ts";

let town: Town;
let pim: Town["people"]["pim"];
beforeAll(async () => {
  town = await newTown();
  pim = town.people.pim;
  const image = { id: (await anImage(pim)).id, altText: "Plein" };
  await createLiveProject(pim, [town.noord, town.oost, town.zuid, town.west], {
    title: "Stadspark",
    image,
    isPhased: true,
    phases: [aPhase({ title: "Ideeën" }), aPhase({ title: "Bouwen", startsOn: dayIn(11), endsOn: dayIn(20) })],
    translations: [{ language: "fr", title: "Parc", introduction: "Vert.", textHtml: "<p>Étang</p>" }],
  });
  await town.pass({ minutes: 1 });
  const budget = { kind: "budget", budget: 25_000, currency: "EUR", theme: "mobility" } as const;
  const street = { title: "Ons straatbudget", startsOn: dayIn(3), endsOn: dayIn(9), ...budget };
  await createLiveProject(pim, [town.zuid], street);
  await town.pass({ minutes: 1 });
  const past = await createLiveProject(pim, [town.noord], { title: "Brug", startsOn: dayIn(-9), endsOn: dayIn(-3) });
  await pim.participation.setProjectPublic({ ...projectParams(past), body: { isPublic: true } });
  await createProject(pim, [town.noord], { title: "Kladje", startsOn: null, endsOn: null });
  await publishProject(pim, await createProject(pim, [town.noord], { title: "Overmorgen" }), town.in({ days: 2 }));
  await publishProject(pim, await createProject(pim, [town.noord], { title: "Morgen" }), town.in({ days: 1 }));
});

const list = (query: Partial<ProjectFilter> = {}) => pim.participation.listProjects({ query });
const titles = async (query: Partial<ProjectFilter> = {}) => (await list(query)).items.map(({ title }) => title);

test("projects are in three lists: latest first, scheduled ones by their moment", async () => {
  expect(await titles()).toEqual(["Brug", "Ons straatbudget", "Stadspark"]);
  expect(await titles({ state: "scheduled" })).toEqual(["Morgen", "Overmorgen"]);
  expect(await titles({ state: "concept" })).toEqual(["Kladje"]);
  expect(await list()).toMatchObject({ counts: { published: 3, scheduled: 2, concept: 1 }, found: null });
});

test("a row says what a colleague wants to know at a glance", async () => {
  const [row] = (await list({ search: "stadspark" })).items;
  expect(row).toMatchObject({
    kind: "project",
    state: "published",
    timing: "active",
    daysLeft: 31,
    phase: "Ideeën",
    isPhased: true,
    budget: null,
    neighbourhoodCount: 4,
    neighbourhoodNames: ["Noord", "Oost", "West"],
    languages: ["nl", "fr"],
    image: { kind: "image" },
  });
  expect((await list({ kind: "budget" })).items[0]?.budget).toEqual({ amount: 25_000, currency: "EUR" });
  expect((await list({ state: "concept" })).items[0]).toMatchObject({ timing: null, daysLeft: 0, phase: null });
});

test.each<[Partial<ProjectFilter>, string[]]>([
  [{ kind: "budget" }, ["Ons straatbudget"]],
  [{ timing: "active" }, ["Stadspark"]],
  [{ timing: "upcoming" }, ["Ons straatbudget"]],
  [{ timing: "finished" }, ["Brug"]],
  [{ theme: "mobility" }, ["Ons straatbudget"]],
  [{ isPublic: "yes" }, ["Brug"]],
  [{ isPublic: "no" }, ["Ons straatbudget", "Stadspark"]],
  [{ search: "etang" }, ["Stadspark"]],
  [{ search: "ideeen bouwen" }, ["Stadspark"]],
  [{ search: "100%" }, []],
  [{ sort: "title" }, ["Brug", "Ons straatbudget", "Stadspark"]],
  [{ sort: "title", direction: "desc" }, ["Stadspark", "Ons straatbudget", "Brug"]],
  [{ sort: "end" }, ["Brug", "Ons straatbudget", "Stadspark"]],
  [{ sort: "moment", direction: "asc" }, ["Stadspark", "Ons straatbudget", "Brug"]],
])("filtered and sorted by %j", async (query, expected) => {
  expect(await titles(query)).toEqual(expected);
  const { found } = await list(query);
  expect(found).toBe("sort" in query ? null : expected.length);
});

test("a neighbourhood finds what goes there", async () => {
  expect(await titles({ neighbourhoodId: town.zuid.id })).toEqual(["Ons straatbudget", "Stadspark"]);
});

test("drafts without a last day follow all others, page by page", async () => {
  const without = { startsOn: null, endsOn: null };
  for (const title of ["Later A", "Later B"]) await createProject(pim, [town.noord], { title, ...without });
  const seen: string[] = [];
  for (let cursor: string | undefined; seen.length < 10; ) {
    const page = await list({ state: "concept", sort: "end", limit: 1, cursor });
    seen.push(...page.items.map(({ title }) => title));
    if (page.next === null) break;
    cursor = page.next;
  }
  expect(seen.toSorted()).toEqual((await titles({ state: "concept" })).toSorted());
  expect(seen.length).toBeGreaterThan(2);
  for (const { id } of (await list({ state: "concept", search: "later" })).items)
    await pim.participation.deleteProject(projectParams({ id }));
});

test.each(["moment", "title", "end"] as const)("by %s, pages follow one another without gaps", async (sort) => {
  for (const state of ["published", "scheduled", "concept"] as const)
    for (const direction of ["asc", "desc"] as const) {
      const whole = await titles({ state, sort, direction });
      const seen: string[] = [];
      for (let cursor: string | undefined; ; ) {
        const page = await list({ state, sort, direction, limit: 1, cursor });
        seen.push(...page.items.map(({ title }) => title));
        if (page.next === null) break;
        cursor = page.next;
      }
      expect(seen).toEqual(whole);
    }
});

test("the file has the whole text, days, budget and what is public", async () => {
  const query = { format: "csv", search: "straatbudget" } as const;
  const csv = await (await pim.participation.exportProjects({ query })).text();
  const [heading = "", row = ""] = csv
    .split("\r\n")
    .filter((line) => line.includes("Titel") || line.includes("straat"));
  expect(heading).toMatch(/Titel.*Soort.*Inleiding.*Tekst.*Thema.*Eerste dag.*Laatste dag.*Budget.*Munt/);
  expect(row).toContain("Burgerbegroting");
  expect(row).toContain("Het plein krijgt bomen en banken.");
  expect(row).toMatch(/25\s?000/);
});

test("a page costs as many statements for all as for one", async () => {
  const count = async (limit: number) => (await statementsOf(town.databases.pool, () => list({ limit }))).length;
  await count(1);
  expect(await count(50)).toBe(await count(1));
  const readers = (await statementsOf(town.databases.pool, () => town.people.dirk.participation.listOpenProjects({})))
    .length;
  expect(readers).toBeLessThanOrEqual(5);
});
