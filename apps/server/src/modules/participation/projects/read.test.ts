/** Who reads what: residents, guests of the public pages, and staff of the organisation. */
import { beforeEach, describe, expect, test } from "vitest";
import { anImage } from "../../../testing/files.ts";
import { aPhase, createLiveProject, createProject, projectParams, publishProject } from "../../../testing/projects.ts";
import { nextTown, type Town } from "../../../testing/town.ts";
import { dayIn } from "../../../testing/town-people.ts";

let town: Town;
let people: Town["people"];
beforeEach(async () => {
  town = await nextTown();
  people = town.people;
});

const networkSlug = "testdorp";
const show = (project: { id: string }, isPublic = true) =>
  people.pim.participation.setProjectPublic({ ...projectParams(project), body: { isPublic } });
const asGuest = (project: { id: string }, slug = networkSlug) =>
  town.guest.participation.readPublicProject({ params: { networkSlug: slug, projectId: project.id } });
const idsOf = ({ items }: { items: { id: string }[] }) => items.map(({ id }) => id);

describe("a live project", () => {
  test("is read by residents of its neighbourhoods and by its organisation, by nobody else", async () => {
    const project = await createLiveProject(people.pim, [town.noord]);
    const read = (who: "dirk" | "daan" | "pim" | "ada" | "fatma" | "nele" | "otto") =>
      people[who].participation.readProject(projectParams(project));
    for (const who of ["dirk", "daan", "pim", "ada"] as const) expect((await read(who)).id).toBe(project.id);
    for (const who of ["fatma", "nele", "otto"] as const) await expect(read(who)).refuses("not_found");
    await expect(asGuest(project)).refuses("not_found");
    await show(project);
    expect((await read("fatma")).id).toBe(project.id);
    for (const who of ["nele", "otto"] as const) await expect(read(who)).refuses("not_found");
  });

  test("is read by residents who follow one of its neighbourhoods", async () => {
    const project = await createLiveProject(people.pim, [town.zuid]);
    await expect(people.dirk.participation.readProject(projectParams(project))).refuses("not_found");
    await town.db
      .updateTable("resident")
      .set({ followedIds: [town.zuid.id] })
      .where("accountId", "=", people.dirk.accountId)
      .execute();
    expect((await people.dirk.participation.readProject(projectParams(project))).id).toBe(project.id);
    expect(idsOf(await people.dirk.participation.listOpenProjects({}))).toEqual([project.id]);
  });

  test("on the public pages is read by everybody of the network, and without signing in", async () => {
    const project = await createLiveProject(people.pim, [town.noord]);
    expect(await show(project)).toMatchObject({ isPublic: true, version: 1 });
    expect((await asGuest(project)).id).toBe(project.id);
    expect((await people.fatma.participation.readProject(projectParams(project))).id).toBe(project.id);
    await expect(asGuest(project, "naburg")).refuses("not_found");
    await expect(people.nele.participation.readProject(projectParams(project))).refuses("not_found");
    expect(idsOf(await town.guest.participation.listPublicProjects({ params: { networkSlug } }))).toEqual([project.id]);
    expect(idsOf(await town.guest.participation.listPublicProjects({ params: { networkSlug: "naburg" } }))).toEqual([]);
    await show(project, false);
    await expect(asGuest(project)).refuses("not_found");
  });

  test("opens its picture to its readers only, and to everybody once it is public", async () => {
    const image = { id: (await anImage(people.pim)).id, altText: "Plein" };
    const draft = await createProject(people.pim, [town.noord], { image });
    const open = async (address: string) => (await town.http.inject({ url: address })).statusCode;
    const live = await publishProject(people.pim, draft);
    const shown = (await people.dirk.participation.readProject(projectParams(live))).image;
    expect(shown).toMatchObject({ id: image.id, altText: "Plein" });
    await show(live);
    const there = (await asGuest(live)).image?.address ?? "";
    expect(await open(`${there}/320`)).toBe(200);
    await show(live, false);
    expect(await open(`${there}/320`)).toBe(404);
  });
});

test("drafts and scheduled projects are read by nobody, public or not", async () => {
  const draft = await createProject(people.pim, [town.noord]);
  const planned = await publishProject(people.pim, await createProject(people.pim, [town.noord]), town.in({ days: 1 }));
  for (const project of [draft, planned]) {
    await show(project);
    await expect(asGuest(project)).refuses("not_found");
    for (const reader of [people.dirk, people.pim])
      await expect(reader.participation.readProject(projectParams(project))).refuses("not_found");
  }
  expect(idsOf(await people.dirk.participation.listOpenProjects({}))).toEqual([]);
});

test("readers learn in which phase ideas are taken today, in the list too", async () => {
  const listen = aPhase({ isBottomUpEnabled: false });
  const ideas = aPhase({ isBottomUpEnabled: true, startsOn: dayIn(-1), endsOn: dayIn(5) });
  const project = await createLiveProject(people.pim, [town.noord], { isPhased: true, phases: [listen, ideas] });
  const takesIdeas = { phaseId: ideas.id, until: dayIn(5) };
  const read = await people.dirk.participation.readProject(projectParams(project));
  expect(read).toMatchObject({
    takesIdeas,
    takesIdeasFrom: null,
    phases: [{ takesIdeas: false }, { takesIdeas: true }],
  });
  expect((await people.dirk.participation.listOpenProjects({})).items[0]).toMatchObject({ takesIdeas });
  await people.pim.participation.endProject(projectParams(project));
  expect(await people.dirk.participation.readProject(projectParams(project))).toMatchObject({ takesIdeas: null });
});

test("a reader gets it in their language, else in its own, and the original when they ask for it", async () => {
  const [first, second] = [aPhase(), aPhase({ title: "Bouwen", text: "We bouwen." })];
  const project = await createLiveProject(people.pim, [town.noord], {
    isPhased: true,
    phases: [first, second],
    translations: [
      {
        language: "tr",
        title: "Yeni meydan",
        introduction: "Birlikte.",
        textHtml: "<p>Ağaçlar.</p>",
        phases: { [first.id]: { title: "Fikirler", text: "" } },
      },
    ],
  });
  await show(project);
  const turkish = await people.fatma.participation.readProject(projectParams(project));
  expect(turkish).toMatchObject({ title: "Yeni meydan", language: "tr", isTranslated: true, originalLanguage: "nl" });
  expect(turkish.phases.map(({ title, text }) => [title, text])).toEqual([
    ["Fikirler", ""],
    ["Bouwen", "We bouwen."],
  ]);
  const original = await people.fatma.participation.readProject({
    ...projectParams(project),
    query: { language: "nl" },
  });
  expect(original).toMatchObject({ title: "Een nieuw plein", isTranslated: false });
  expect((await people.fatma.participation.listOpenProjects({})).items[0]).toMatchObject({
    title: "Yeni meydan",
    phase: "Fikirler",
    organisation: { name: "Gemeente Testdorp" },
  });
});

describe("the readers' list", () => {
  test("has those under way first, then those to come, then the latest that are over, page by page without gaps", async () => {
    const on = (startsOn: string, endsOn: string) => createLiveProject(people.pim, [town.noord], { startsOn, endsOn });
    const over = await on(dayIn(-20), dayIn(-5));
    const later = await on(dayIn(8), dayIn(9));
    const now = await on(dayIn(-1), dayIn(20));
    const soon = await on(dayIn(2), dayIn(30));
    const ending = await on(dayIn(-1), dayIn(1));
    const ended = await on(dayIn(-1), dayIn(1));
    await people.pim.participation.endProject(projectParams(ended));
    const longOver = await on(dayIn(-60), dayIn(-50));
    const order = [ending, now, soon, later, ended, over, longOver].map(({ id }) => id);
    expect(idsOf(await people.dirk.participation.listOpenProjects({}))).toEqual(order);
    for (let nth = 0; nth < 15; nth++) await on(dayIn(3 + (nth % 4)), dayIn(40));
    const seen: string[] = [];
    for (let cursor: string | undefined; ; ) {
      const page = await people.dirk.participation.listOpenProjects({ query: { cursor } });
      seen.push(...idsOf(page));
      if (page.next === null) break;
      cursor = page.next;
    }
    expect([seen.length, new Set(seen).size]).toEqual([22, 22]);
    expect(seen.filter((id) => order.includes(id))).toEqual(order);
  });

  test("on the public pages is narrowed to one organisation", async () => {
    const project = await createLiveProject(people.pim, [town.noord]);
    await show(project);
    const of = async (organisationId: string) =>
      idsOf(await town.guest.participation.listPublicProjects({ params: { networkSlug }, query: { organisationId } }));
    expect(await of(town.organisations.city)).toEqual([project.id]);
    expect(await of(town.organisations.company)).toEqual([]);
  });
});

test("words of any length and direction come back as they were written", async () => {
  const title = "حديقة الحي الجديدة";
  const textHtml = `<p>${"Aaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaa".repeat(40)}</p>`;
  const live = await createLiveProject(people.pim, [town.noord], { title, introduction: "מרכז השכונה", textHtml });
  expect(await people.dirk.participation.readProject(projectParams(live))).toMatchObject({
    title,
    introduction: "מרכז השכונה",
    textHtml,
  });
});

test("the search finds it by its words, its phases' and its translations'", async () => {
  const live = await createLiveProject(people.pim, [town.noord], {
    title: "Speelbos aan de Leie",
    isPhased: true,
    phases: [aPhase({ title: "Klimtoren" })],
    translations: [{ language: "fr", title: "Forêt de jeux", introduction: "x", textHtml: "<p>y</p>" }],
  });
  await createProject(people.pim, [town.noord], { title: "Speelbos in concept" });
  const found = async (q: string) =>
    (await people.dirk.feed.searchReadable({ query: { q } })).groups.flatMap(({ kind, items }) =>
      items.map(({ id, detail }) => [kind, id, detail]),
    );
  for (const q of ["speelbos", "klimtoren", "foret jeux"])
    expect(await found(q)).toEqual([["project", live.id, "Gemeente Testdorp"]]);
  expect(await people.fatma.feed.searchReadable({ query: { q: "speelbos" } })).toMatchObject({ groups: [] });
  const own = (await people.ada.feed.search({ query: { q: "speelbos" } })).groups;
  expect(own.map(({ kind, items }) => [kind, items.map(({ name }) => name)])).toEqual([
    ["project", ["Speelbos in concept", "Speelbos aan de Leie"]],
  ]);
  expect((await people.els.feed.search({ query: { q: "speelbos" } })).groups).toEqual([]);
});
