/** Statistics and map by neighbourhood and tag: what counts, and that no number under ten comes out, by subtraction neither. S2 §2, D §9 */
import { sumOf } from "@stoep/contract/kernel";
import { peopleRoughly } from "@stoep/contract/people-count";
import { beforeEach, describe, expect, test } from "vitest";
import { nextTown, type Town } from "../../../testing/town.ts";
import { aHelper, aPerson, aTicket } from "../testing/rows.ts";

let town: Town;
let areas: string[];
let tags: string[];
beforeEach(async () => {
  town = await nextTown();
  areas = (await town.people.wout.care.getCareMap()).areas.map(({ neighbourhood }) => neighbourhood.id);
  tags = [];
  for (const name of ["Rolstoel", "Hond"])
    tags.push((await town.people.ada.care.saveTag({ body: { name, description: name, colour: "blue" } })).id);
});

interface Selection {
  neighbourhoodId?: string | undefined;
  tagId?: string | undefined;
}
const read = (query: Selection = {}) => town.people.wout.care.getCareStatistics({ query });
const figure = async (key: string, query: Selection) =>
  (await read(query)).figures.find((one) => one.key === key)?.value;
const give = (personId: string, tagId = tags[0] ?? "") =>
  town.db.insertInto("carePersonTag").values({ personId, tagId }).execute();
const times = async <T>(count: number, make: () => Promise<T>): Promise<T[]> => {
  const made: T[] = [];
  for (let turn = 0; turn < count; turn++) made.push(await make());
  return made;
};

describe("a selection", () => {
  test("counts tickets by the member’s, people by their own neighbourhood and tag", async () => {
    const [here, there] = areas;
    const [tagId] = tags;
    const { ada } = town.people;
    const { id: categoryId } = await ada.care.createCategory({ body: { name: "Vervoer", icon: "car" } });
    const now = town.clock.now();
    const person = { neighbourhoodId: here };
    const helpers = await times(12, () => aHelper(town, { person, categories: [categoryId], lastHelpedAt: now }));
    for (const helperId of helpers.slice(0, 10)) await give(helperId);
    const member = await aPerson(town, { neighbourhoodId: here });
    await give(member);
    await times(10, () => aPerson(town, { neighbourhoodId: there }));
    const [helperId = ""] = helpers;
    await aTicket(town, { memberId: member, neighbourhoodId: here, state: "solved", helperId, categoryId });
    await aTicket(town, { memberId: member, neighbourhoodId: there, state: "open" });
    const entry = { organisationId: town.organisations.city, minutes: 120, createdAt: now, onDay: "2026-05-12" };
    for (const one of [helperId, helpers[11] ?? ""])
      await town.db
        .insertInto("careEntry")
        .values({ ...entry, id: one, helperId: one })
        .execute();
    const at = async (query: Selection) => {
      const { figures, sections } = await read(query);
      const of = (key: string) => figures.find((one) => one.key === key)?.value;
      const network = sections.find(({ key }) => key === "network")?.rows.map(({ values }) => values[1]);
      const coverage = sections.find(({ key }) => key === "coverage")?.rows[0]?.values[0];
      return [of("asked"), of("solved"), of("active"), of("hours"), network, coverage];
    };
    const few = "minder dan 10";
    expect(await at({ neighbourhoodId: here })).toEqual(["1", "1", "10", "4", [null, 10], 10]);
    expect(await at({ neighbourhoodId: there })).toEqual(["1", "0", few, "0", [10, null], null]);
    expect(await at({ tagId })).toEqual(["2", "1", "10", "2", [null, 10], 10]);
    expect(await at({ neighbourhoodId: there, tagId })).toEqual(["1", "0", few, "0", [null, null], null]);
    expect((await town.people.wout.care.getTicketImpact({ query: { tagId } })).minutes).toBe(120);
    const map = await town.people.wout.care.getCareMap({ query: { tagId } });
    expect(map.areas.find(({ neighbourhood }) => neighbourhood.id === here)).toMatchObject({
      members: null,
      helpers: 10,
      unsolved: 0,
      coverage: [{ categoryId, helpers: 10 }],
    });
    expect(map.areas.find(({ neighbourhood }) => neighbourhood.id === there)).toMatchObject({ unsolved: 1 });
  });

  test("stands in the file and the report by name; another organisation’s tag counts nobody and has no name", async () => {
    const [neighbourhoodId] = areas;
    const query = { neighbourhoodId, tagId: tags[0] };
    const { selection } = await read(query);
    expect(selection).toEqual([expect.any(String), "Rolstoel"]);
    const file = await (
      await town.people.wout.care.exportCareStatistics({ query: { ...query, format: "csv" } })
    ).text();
    expect(file).toContain(selection.join(" · "));
    await town.people.wout.care.reportCareStatistics({ query });
    const theirs = await town.people.otto.care.getCareStatistics({ query: { tagId: tags[0] } });
    expect(theirs.selection).toEqual([]);
  });

  test("durable duos are those of its members", async () => {
    const [here, there] = areas;
    const helperId = await aHelper(town);
    for (const memberId of await times(11, () => aPerson(town, { neighbourhoodId: here })))
      await town.db
        .insertInto("careDuo")
        .values({ helperId, memberId, organisationId: town.organisations.city, solved: 3, lastAt: town.clock.now() })
        .execute();
    expect(await figure("duos", { neighbourhoodId: here })).toBe("10");
    expect(await figure("duos", { neighbourhoodId: there })).toBe("minder dan 10");
  });
});

/** What may be thought of a number that is shown: whole tens, or fewer than ten. */
type Bounds = [least: number, most: number];
const boundsOf = (shown: number | null | undefined): Bounds => (shown ? [shown, shown + 9] : [0, 9]);
/** What may be thought of the rest, once all but it are known. */
const restOf = (whole: Bounds, parts: readonly Bounds[]): Bounds => [
  Math.max(0, whole[0] - sumOf(parts, ([, most]) => most)),
  whole[1] - sumOf(parts, ([least]) => least),
];

type Section = Awaited<ReturnType<typeof read>>["sections"][number];
const rowsOf = (sections: readonly Section[], key: Section["key"]) =>
  sections.find((one) => one.key === key)?.rows ?? [];

/** The members and helpers of all areas together and of each, by "members area tag". Compares the parts of the statistics, and the map. */
async function readShown(places: readonly string[], tagId: string | undefined): Promise<[string, number | null][]> {
  const shown: [string, number | null][] = [];
  const map = await town.people.wout.care.getCareMap({ query: { tagId } });
  for (const neighbourhoodId of [undefined, ...places]) {
    const { sections } = await read({ neighbourhoodId, tagId });
    const [members = null, helpers = null] = rowsOf(sections, "network").map(({ values }) => values[1]);
    const parts = [...rowsOf(sections, "helperKinds"), ...rowsOf(sections, "coverage")];
    for (const number of parts.flatMap(({ values }) => values))
      if (number !== null) expect([number % 10, number >= 10]).toEqual([0, true]);
    expect(rowsOf(sections, "coverage")[0]?.values[0]).toBe(helpers);
    const place = map.areas.find(({ neighbourhood }) => neighbourhood.id === neighbourhoodId);
    if (place) expect([place.members, place.helpers]).toEqual([members, helpers]);
    const key = `${neighbourhoodId ?? "-"} ${tagId ?? "-"}`;
    shown.push([`members ${key}`, members], [`helpers ${key}`, helpers]);
  }
  return shown;
}

type Group = [area: string, tag: string | null, members: number, helpers: number];
/** How many there really are, by the same keys. */
function countsOf(groups: readonly Group[]): Map<string, number> {
  const count = new Map<string, number>();
  for (const [area, tag, members, helpers] of groups)
    for (const place of ["-", area])
      for (const of of tag ? ["-", tag] : ["-"])
        for (const [what, amount] of [["members", members] as const, ["helpers", helpers] as const]) {
          const key = `${what} ${place} ${of}`;
          count.set(key, (count.get(key) ?? 0) + amount);
        }
  return count;
}

async function write([neighbourhoodId, tag, members, helpers]: Group, categoryId: string): Promise<void> {
  const person = { neighbourhoodId };
  const ids = await times(members, () => aPerson(town, person));
  ids.push(...(await times(helpers, () => aHelper(town, { person, categories: [categoryId] }))));
  if (tag) for (const id of ids) await give(id, tag);
}

/** All that can be subtracted: all areas but one, one tag from all and from an area, both tags. */
function differencesOf(places: readonly string[], both: readonly string[]): [whole: string, parts: string[]][] {
  return ["members", "helpers"].flatMap((what) => [
    ...["-", ...both].flatMap((tag) =>
      places.map((left): [string, string[]] => [
        `${what} - ${tag}`,
        places.filter((one) => one !== left).map((one) => `${what} ${one} ${tag}`),
      ]),
    ),
    ...["-", ...places].flatMap((place) =>
      [...both.map((tag) => [tag]), both].map((some): [string, string[]] => [
        `${what} ${place} -`,
        some.map((tag) => `${what} ${place} ${tag}`),
      ]),
    ),
  ]);
}

test("under no filter, nor by subtracting one from another, is a number of people under ten told", async () => {
  const [a = "", b = "", c = ""] = areas;
  const [tag = "", other = ""] = tags;
  const category = await town.people.ada.care.createCategory({ body: { name: "Vervoer", icon: "car" } });
  // The rest of one against another is none, one, nine and ten, beside round numbers and others.
  const groups: Group[] = [
    [a, tag, 20, 10],
    [a, null, 9, 0],
    [b, tag, 1, 20],
    [b, null, 10, 1],
    [c, other, 0, 9],
    [c, null, 30, 10],
  ];
  for (const group of groups) await write(group, category.id);
  const count = countsOf(groups);
  const shown = new Map<string, number | null>();
  for (const tagId of [undefined, tag, other])
    for (const [key, number] of await readShown([a, b, c], tagId)) shown.set(key, number);
  for (const [key, number] of shown) expect(number, key).toBe(peopleRoughly(count.get(key) ?? 0));
  const small = differencesOf([a, b, c], [tag, other]).filter(
    ([whole, parts]) => (count.get(whole) ?? 0) - sumOf(parts, (part) => count.get(part) ?? 0) < 10,
  );
  expect(small.length).toBeGreaterThan(10);
  for (const [whole, parts] of small) {
    const known = parts.map((part) => boundsOf(shown.get(part)));
    const [least, most] = restOf(boundsOf(shown.get(whole)), known);
    expect([least <= 1, most >= 9], `${whole} without ${parts}: ${least} to ${most}`).toEqual([true, true]);
  }
});
