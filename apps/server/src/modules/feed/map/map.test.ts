/** Who sees what on the map: each kind under its own rules, and nothing else. S1 §2 */
import { readBox, writeBox } from "@stoep/contract/feed";
import { beforeAll, describe, expect, test } from "vitest";
import { anActivity, liveActivity, readActivity } from "../../../testing/activities.ts";
import type { Caller } from "../../../testing/client.ts";
import { createAskingProject, createIdea, inProject, ofIdea } from "../../../testing/ideas.ts";
import { create, remove } from "../../../testing/messages.ts";
import { aPhase, projectParams } from "../../../testing/projects.ts";
import { createShout, finishShout } from "../../../testing/shouts.ts";
import { statementsOf } from "../../../testing/statements.ts";
import { nextTown, type Town } from "../../../testing/town.ts";
import { dayIn } from "../../../testing/town-people.ts";
import { createVacancy } from "../../../testing/vacancies.ts";
import { shareOut } from "./rules.ts";

const inNoord = { longitude: 3.704, latitude: 51.064 };
const inZuid = { longitude: 3.714, latitude: 51.054 };
const params = { networkSlug: "testdorp" };

let town: Town;
let people: Town["people"];
beforeAll(async () => {
  town = await nextTown();
  people = town.people;
  const { els, pim, dirk } = people;
  await liveActivity(town, inNoord, { title: "Buurtfeest" });
  await liveActivity(town, inZuid, { title: "Voor iedereen", visibility: "public-page", neighbourhoodIds: [] });
  await createVacancy(els, [town.zuid], { ...inZuid, applyUntil: dayIn(20) }, { title: "Lezer gezocht" });
  const phases = [aPhase({ title: "Vooraf" }), aPhase({ title: "Plannen", map: { ...inNoord, zoom: 15 } })];
  const project = await createAskingProject(pim, [town.noord], { title: "Een nieuw plein", isPhased: true, phases });
  const open = await createAskingProject(pim, [town.zuid], { title: "Een park" });
  await pim.participation.setProjectPublic({ ...projectParams(open), body: { isPublic: true } });
  await createIdea(dirk, await createAskingProject(pim, [town.noord]), { title: "Een bank", place: inNoord });
  await createIdea(dirk, project, { title: "Zonder plaats" }).catch(() => null);
  await createIdea(people.fatma, open, { title: "Een vijver", place: inZuid });
  const addressId = town.noord.streets[0]?.addresses[0]?.id ?? "";
  await createShout(dirk, { title: "Lamp stuk", place: { addressId } });
  await createShout(dirk, { title: "Wie leent een ladder?", kind: "borrow", sharing: "neighbours", place: inNoord });
  await town.pass({ minutes: 61 });
});

type Query = NonNullable<Parameters<Caller["feed"]["getMap"]>[0]>["query"];
type Content = Awaited<ReturnType<Caller["feed"]["getMap"]>>;
const titles = ({ items }: Content) => items.map(({ kind, title }) => `${kind}: ${title}`);
const kindsOf = ({ kinds }: Content) => kinds.map(({ kind }) => kind);
const forStaff = async (who: Caller, query: Query = {}) => titles(await who.feed.getMap({ query }));
const forResident = async (who: Caller, query: Query = {}) => titles(await who.feed.getReadableMap({ query }));
const forGuest = async (query: Query = {}) => titles(await town.guest.feed.getPublicMap({ params, query }));

describe("residents", () => {
  test("see what reached their neighbourhood, what is public, and what neighbours wrote", async () => {
    expect(await forResident(people.dirk)).toEqual([
      "activity: Buurtfeest",
      "activity: Voor iedereen",
      "project: Een nieuw plein",
      "idea: Een vijver",
      "idea: Een bank",
      "alert: Lamp stuk",
      "shout: Wie leent een ladder?",
    ]);
    expect(await forResident(people.fatma)).toEqual([
      "activity: Buurtfeest",
      "activity: Voor iedereen",
      "vacancy: Lezer gezocht",
      "idea: Een vijver",
    ]);
  });

  test("of another network see nothing of it", async () => {
    expect(await forResident(people.nele)).toEqual([]);
  });
});

describe("a guest", () => {
  test("sees only what is on the public pages", async () => {
    expect(await forGuest()).toEqual(["activity: Voor iedereen", "idea: Een vijver"]);
  });

  test("has no messages of residents among the kinds, and gets none by asking", async () => {
    const read = await town.guest.feed.getPublicMap({ params, query: { kinds: ["alert", "shout"] } });
    expect([read.items, kindsOf(read)]).toEqual([[], ["activity", "vacancy", "project", "idea"]]);
  });

  test("of a network that is not there is told so", async () => {
    await expect(town.guest.feed.getPublicMap({ params: { networkSlug: "nergens" } })).refuses("not_found");
  });
});

describe("staff", () => {
  test("see their organisation's things and what was shared with it, not what is for neighbours alone", async () => {
    expect(await forStaff(people.ada)).toEqual([
      "activity: Buurtfeest",
      "activity: Voor iedereen",
      "vacancy: Lezer gezocht",
      "project: Een nieuw plein",
      "idea: Een vijver",
      "idea: Een bank",
      "alert: Lamp stuk",
    ]);
    expect((await people.ada.feed.getMap()).items.every(({ isOwn }) => isOwn)).toBe(true);
  });

  test("of another organisation see what is public, as not theirs, and no messages of residents", async () => {
    const read = await people.bram.feed.getMap();
    expect(titles(read)).toEqual(["activity: Voor iedereen"]);
    expect(read.items[0]).toMatchObject({ isOwn: false, organisation: "Gemeente Testdorp" });
    expect(kindsOf(read)).toEqual(["activity", "vacancy"]);
  });

  test("who may not read a module see none of its kinds", async () => {
    expect(kindsOf(await people.viktor.feed.getMap())).toEqual(["activity", "vacancy", "alert", "shout"]);
    expect(kindsOf(await people.pim.feed.getMap())).toEqual(["project", "idea"]);
    await expect(people.chaima.feed.getMap()).refuses("no_module_access");
    await expect(people.dirk.feed.getMap()).refuses("wrong_kind_of_session");
    await expect(people.els.feed.getReadableMap()).refuses("wrong_kind_of_session");
  });

  test("of another network see nothing of it", async () => {
    expect(await forStaff(people.otto)).toEqual([]);
  });
});

test("no place identifies a home: what a resident wrote stands at a rough point, with its street", async () => {
  const home = town.noord.streets[0]?.addresses[0];
  const { items } = await people.ada.feed.getMap({ query: { kinds: ["alert"] } });
  expect(items).toMatchObject([{ place: "Noordstraat", state: "new", isOwn: true }]);
  expect(items[0]?.longitude).not.toBe(home?.longitude);
  expect(JSON.stringify(items)).not.toContain("Dirk");
});

test("each says when and how far it is, in the reader's language", async () => {
  const { items } = await people.ada.feed.getMap();
  const of = (title: string) => items.find((item) => item.title === title);
  expect(of("Buurtfeest")).toMatchObject({ place: "Muidekaai 1", at: `${dayIn(39)}T17:00:00.000Z`, ...inNoord });
  expect(of("Lezer gezocht")).toMatchObject({ place: "Dok Noord 4", until: dayIn(20), state: null, language: "nl" });
  expect(of("Een nieuw plein")).toMatchObject({ ...inNoord, until: dayIn(30), state: "active" });
  expect(of("Een bank")).toMatchObject({ ...inNoord, place: "Noord", state: "proposed" });
});

test("only the kinds that are asked for, and only what is within the box", async () => {
  expect(await forResident(people.dirk, { kinds: ["idea", "shout"] })).toEqual([
    "idea: Een vijver",
    "idea: Een bank",
    "shout: Wie leent een ladder?",
  ]);
  const box = "3.71,51.05,3.72,51.06";
  expect(await forResident(people.dirk, { box })).toEqual(["activity: Voor iedereen", "idea: Een vijver"]);
  expect(await forStaff(people.ada, { box, kinds: ["vacancy", "alert"] })).toEqual(["vacancy: Lezer gezocht"]);
});

test("words are looked for in what the list says: title, place and organisation, in any form of letters", async () => {
  expect(await forStaff(people.ada, { search: "NOORD" })).toEqual([
    "vacancy: Lezer gezocht",
    "idea: Een bank",
    "alert: Lamp stuk",
  ]);
  expect(await forStaff(people.ada, { search: "muidekaai buurtf" })).toEqual(["activity: Buurtfeest"]);
  expect(await forStaff(people.ada, { search: "testdorp", kinds: ["project", "idea"] })).toEqual([
    "project: Een nieuw plein",
  ]);
  expect(await forStaff(people.ada, { search: "100%" })).toEqual([]);
  expect(await forStaff(people.bram, { search: "testdorp" })).toEqual(["activity: Voor iedereen"]);
  expect(await forStaff(people.bram, { search: "lezer" })).toEqual([]);
});

describe("the file", () => {
  type Asked = NonNullable<Parameters<Caller["feed"]["exportMap"]>[0]>["query"];
  const linesOf = async (who: Caller, query: Asked = {}) =>
    (await (await who.feed.exportMap({ query })).text())
      .replace(/^\uFEFF|"/g, "")
      .trim()
      .split("\r\n");

  test("has what the map has, in its order, under its filters", async () => {
    const { items } = await people.ada.feed.getMap();
    const [heading, ...rows] = await linesOf(people.ada);
    expect(heading).toBe("Soort,Titel,Plaats,Organisatie,Wanneer,Tot en met,Status,Lengtegraad,Breedtegraad");
    expect(rows.map((row) => items.findIndex(({ title }) => row.includes(title)))).toEqual([...items.keys()]);
    const narrowed = await linesOf(people.ada, { search: "noord", kinds: ["vacancy", "alert"] });
    expect(narrowed.slice(1).map((row) => row.split(",")[1])).toEqual(["Lezer gezocht", "Lamp stuk"]);
    const box = "3.71,51.05,3.72,51.06";
    expect(await linesOf(people.ada, { box, kinds: ["vacancy"] })).toHaveLength(2);
    const ids = [items.at(-1)?.id ?? ""];
    expect((await linesOf(people.ada, { ids })).slice(1)).toEqual([rows.at(-1)]);
  });

  test("has of residents' messages the rough point and the street, and nobody's name", async () => {
    const { items } = await people.ada.feed.getMap({ query: { kinds: ["alert"] } });
    const [, row] = await linesOf(people.ada, { kinds: ["alert"] });
    expect(row).toContain(`Lamp stuk,Noordstraat,`);
    expect(row).toContain(String(items[0]?.latitude));
    expect(row).not.toContain("Dirk");
  });

  test("has for each reader what their map has", async () => {
    expect((await linesOf(people.bram)).slice(1)).toEqual([expect.stringContaining("Voor iedereen")]);
    expect(await linesOf(people.otto)).toHaveLength(1);
    const kinds = (await linesOf(people.pim)).slice(1).map((row) => row.split(",")[0]);
    expect(new Set(kinds)).toEqual(new Set(["Project", "Bijdrage"]));
    await expect(people.chaima.feed.exportMap({})).refuses("no_module_access");
    await expect(people.dirk.feed.exportMap({})).refuses("wrong_kind_of_session");
  });
});

test.each(["", "1,2,3", "3.72,51.05,3.71,51.06", "a,b,c,d", "3,51,200,52"])("%s is no box", async (box) => {
  expect(readBox(box)).toBeUndefined();
  await expect(people.ada.feed.getMap({ query: { box } })).refuses("invalid_input", { box: "invalid" });
});

test("a box is written to about ten metres", () => {
  expect(writeBox([3.70001234, 51.05, 3.72, 51.06])).toBe("3.7,51.05,3.72,51.06");
});

test("the places are shared out evenly: what one kind does not need, the others get", () => {
  expect(shareOut([501, 3, 501], 500)).toEqual([248, 3, 249]);
  expect(shareOut([10, 20], 500)).toEqual([10, 20]);
  expect(shareOut([501], 500)).toEqual([500]);
  expect(shareOut([], 500)).toEqual([]);
});

test("it takes one statement for each kind, however much there is", async () => {
  const headers = await people.dirk.headers();
  const sent = await statementsOf(town.databases.pool, () => town.http.inject({ url: "/api/feed/map", headers }));
  // The other query identifies the caller.
  expect(sent).toHaveLength(7);
});

describe("what is over or gone is not on the map", () => {
  test("activities: drafts, cancelled dates, other places; the next date counts", async () => {
    const { els, ada } = people;
    const query = { kinds: ["activity" as const], box: "3.71,51.06,3.72,51.07" };
    const at = { longitude: 3.715, latitude: 51.065 };
    await create(els, [town.noord], { kind: "activity", title: "Concept", theme: "culture", activity: anActivity(at) });
    const series = { ...at, fromDay: dayIn(2), untilDay: dayIn(2), repeat: "weekly", repeatUntil: dayIn(9) } as const;
    const post = await liveActivity(town, series, { title: "Koor" });
    const next = async () => (await ada.feed.getMap({ query })).items.map((item) => item.at?.slice(0, 10));
    expect(await next()).toEqual([dayIn(2)]);
    const dateId = (await readActivity(els, post)).dates[0]?.id ?? "";
    await els.publishing.cancelDates({ params: { dateId }, body: { which: "one", reason: "Ziek" } });
    expect(await next()).toEqual([dayIn(9)]);
    await remove(els, post);
    expect(await next()).toEqual([]);
  });

  test("messages that are done or withdrawn, and ideas that were withdrawn or hidden", async () => {
    const { dirk, daan, els, pim } = people;
    const place = { longitude: 3.702, latitude: 51.068 };
    const box = "3.701,51.067,3.703,51.069";
    const done = await createShout(dirk, { title: "Put", place });
    const gone = await createShout(dirk, { title: "Bank stuk", place });
    const project = await createAskingProject(pim, [town.noord]);
    const hidden = await createIdea(dirk, project, { title: "Een hok", place });
    await createIdea(daan, project, { title: "Een boom", place });
    expect(await forResident(daan, { box })).toHaveLength(4);
    await finishShout(els, done.id);
    await dirk.shouts.withdrawShout({ params: { shoutId: gone.id } });
    await pim.participation.hideIdea({ ...ofIdea(hidden), body: { ground: "private", reason: "Persoonlijk" } });
    expect(await forResident(daan, { box })).toEqual(["idea: Een boom"]);
    expect(await forStaff(pim, { box })).toEqual(["idea: Een boom", "idea: Een hok"]);
    await pim.participation.deleteProject(inProject(project));
    expect(await forResident(daan, { box })).toEqual([]);
  });

  test("vacancies after their last day, and projects after theirs", async () => {
    await town.pass({ hours: 24 * 31 });
    expect(await forStaff(people.ada, { kinds: ["vacancy", "project"] })).toEqual([]);
    expect(await forGuest()).toEqual(["activity: Voor iedereen", "idea: Een vijver"]);
  });
});
