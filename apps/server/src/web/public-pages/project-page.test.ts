/** What the page of a project has beside its own words: ideas of the counter, results, polls, pictures, and titles of any kind. */
import type { IdeaDecision } from "@stoep/contract/participation";
import { beforeEach, describe, expect, test } from "vitest";
import { anImage, aPicture } from "../../testing/files.ts";
import { aCounterIdea, createAskingProject, createIdea, inProject, ofIdea } from "../../testing/ideas.ts";
import { createLive, optionsOf } from "../../testing/messages.ts";
import { pagesOfPdf } from "../../testing/pdf-text.ts";
import { projectParams } from "../../testing/projects.ts";
import { quietLog } from "../../testing/stand-ins.ts";
import { statementsOf } from "../../testing/statements.ts";
import { newTown, type Town } from "../../testing/town.ts";
import { addWeb } from "../../web.ts";
import { ideasShown } from "./ideas.ts";

let town: Town;
beforeEach(async () => {
  town = await newTown();
  await addWeb(town.app, { config: town.config, databases: town.databases, log: quietLog });
});

const open = (url: string, headers: Record<string, string> = {}) =>
  town.http.inject({ url, headers: { "accept-language": "nl", ...headers } });
const root = "/testdorp/participation";
const pageOf = async ({ id }: { id: string }, before = "") => (await open(`${before}${root}/projects/${id}`)).body;
const asking = async (changes: Parameters<typeof createAskingProject>[2] = {}) => {
  const project = await createAskingProject(town.people.pim, [town.noord], changes);
  await town.people.pim.participation.setProjectPublic({ ...projectParams(project), body: { isPublic: true } });
  return project;
};
const enter = (project: { id: string }, changes: Parameters<typeof aCounterIdea>[1]) =>
  town.people.pim.participation.enterIdea({ ...inProject(project), body: aCounterIdea(town.noord, changes) });
const decide = async (idea: { id: string }, wanted: Omit<IdeaDecision, "version">) => {
  const { version } = await town.people.pim.participation.getIdea(ofIdea(idea));
  await town.people.pim.participation.setIdeaType({ ...ofIdea(idea), body: { version, ...wanted } });
};
const sectionOf = (body: string, heading: string) =>
  new RegExp(`<section><h2>${heading}</h2>.*?</section>`, "s").exec(body)?.[0] ?? "";

test("an idea of the counter says so, with the name of who agreed to it, on the page and in the open data", async () => {
  const project = await asking();
  await enter(project, { title: "Zonder naam" });
  await enter(project, { title: "Met naam", authorName: "Mevrouw Peeters" });
  await createIdea(town.people.dirk, project, { title: "Van Dirk" });
  const authors = {
    "Zonder naam": "een bewoner van Noord (aan de balie opgenomen)",
    "Met naam": "Mevrouw Peeters (aan de balie opgenomen)",
    "Van Dirk": "een bewoner van Noord",
  };
  const shown = sectionOf(await pageOf(project), "Ideeën van bewoners");
  for (const [title, author] of Object.entries(authors))
    expect(shown).toMatch(
      new RegExp(`>${title}</a></h3><p class="meta" dir="auto">${author.replace(/[()]/g, "\\$&")} · `),
    );
  const { items } = (await open("/open-data/testdorp/ideas.json")).json<{
    items: { title: string; author: string }[];
  }>();
  expect(Object.fromEntries(items.map(({ title, author }) => [title, author]))).toEqual(authors);
});

test("more ideas than the page shows are a link away", async () => {
  const project = await asking();
  const ideas = async () => sectionOf(await pageOf(project), "Ideeën van bewoners");
  for (let at = 1; at <= ideasShown; at++) await enter(project, { title: `Idee ${at}` });
  expect(await ideas()).not.toContain("Alle ideeën");
  await enter(project, { title: "Nog een idee" });
  const shown = await ideas();
  expect(shown).toContain(`<a href="/testdorp/projects/${project.id}?lang=nl#ideas">Alle ideeën</a>`);
  expect(shown.match(/<article/g)).toHaveLength(ideasShown);
});

describe("where the ideas are", () => {
  const places = async (project: { id: string }, before = "") =>
    sectionOf(await pageOf(project, before), "Waar de ideeën zijn");
  /** Some 30 metres north of a house of the street, and halfway between this street and the next. */
  const [atStreet, betweenStreets] = [0.0003, 0.0017];
  const pin = (north: number) => {
    const { longitude = 0, latitude = 0 } = town.noord.streets[0]?.addresses[3] ?? {};
    return { longitude, latitude: latitude + north };
  };

  test("is said in words: the street, if a house is near, and the neighbourhood of the place; nobody is named", async () => {
    const project = await asking({ neighbourhoodIds: [town.noord.id, town.zuid.id] });
    await enter(project, { title: "Een bank", place: pin(atStreet), authorName: "Mevrouw Peeters" });
    // Entered for somebody from another neighbourhood.
    await enter(project, { title: "Een boom", place: pin(betweenStreets), neighbourhoodId: town.zuid.id });
    await enter(project, { title: "Een feest" });
    for (const before of ["", "/embed"]) {
      const shown = await places(project, before);
      const items = [...shown.matchAll(/<li><a[^>]*>([^<]*)<\/a> <span[^>]*>([^<]*)</g)].map(([, ...words]) => words);
      expect(items).toEqual([
        ["Een boom", "Voorgesteld · Noord"],
        ["Een bank", "Voorgesteld · Noordstraat, Noord"],
      ]);
      expect(shown).not.toContain("Peeters");
      expect(shown).toMatch(/<a href="\/testdorp\/map\?[^"]*box=3\.[^"]*">Deze plaatsen op de kaart bekijken<\/a>/);
    }
  });

  test("is not said of what waits, is hidden or has no place; without any there is no such part", async () => {
    const project = await asking({ isReadFirst: true });
    const place = pin(atStreet);
    await createIdea(town.people.dirk, project, { place, confirmsPlace: true });
    await createIdea(town.people.dirk, project);
    const hidden = await enter(project, { place });
    expect(await places(project)).toContain("Noordstraat");
    await town.db
      .updateTable("idea")
      .set({ hiddenAt: town.clock.now(), hiddenBecause: "staff" })
      .where("id", "=", hidden.id)
      .execute();
    expect(await places(project)).toBe("");
  });

  test("takes as many statements, and stays within 60 kB, with all that a page shows and the longest titles", async () => {
    const project = await asking({ title: "ğ".repeat(250), introduction: "ü".repeat(1000) });
    const statements = async () => (await statementsOf(town.databases.pool, () => pageOf(project))).length;
    const idea = { title: "ş".repeat(249), text: "ı".repeat(300), place: pin(atStreet) };
    await enter(project, idea);
    await pageOf(project);
    const few = await statements();
    for (let n = 0; n < 13; n++) await enter(project, { ...idea, title: `${idea.title}${n % 10}` });
    expect(await statements()).toBe(few);
    const body = await pageOf(project);
    expect(await places(project)).toContain("De 12 nieuwste met een plaats.");
    const style = (await open(/href="(\/participation\.css[^"]*)"/.exec(body)?.[1] ?? "")).body;
    expect(Buffer.byteLength(body) + Buffer.byteLength(style)).toBeLessThanOrEqual(60_000);
  });
});

test("the results are what was chosen, with its cost and works; what is not feasible is in the open data only", async () => {
  const { pim } = town.people;
  const project = await asking();
  const [chosen, wet, fresh] = [
    await createIdea(town.people.dirk, project, { title: "Een fontein" }),
    await createIdea(town.people.dirk, project, { title: "Een vijver" }),
    await createIdea(town.people.dirk, project, { title: "Een bank" }),
  ];
  await decide(chosen, { type: "implemented", reason: "Veel steun.", cost: 12_500 });
  await decide(wet, { type: "rejected", reason: "Te nat." });
  const works = { state: "under-way" as const, percent: 40, text: "De put is gegraven." };
  await pim.participation.updateWorks({ ...ofIdea(chosen), body: { version: 2, ...works } });
  const body = await pageOf(project);
  const results = sectionOf(body, "Resultaten");
  expect(results).toContain("Een fontein");
  expect(results).toMatch(/<p class="state">Gekozen · In uitvoering, 40% · €\s12\.500<\/p>/);
  expect(results).not.toMatch(/Een vijver|Een bank/);
  for (const { title } of [chosen, wet, fresh]) expect(sectionOf(body, "Ideeën van bewoners")).toContain(title);
  const { items } = (await open("/open-data/testdorp/results.json")).json<{ items: object[] }>();
  expect(items.map((one) => ("title" in one ? one.title : ""))).toEqual(
    expect.arrayContaining(["Een fontein", "Een vijver"]),
  );
  expect(items).toHaveLength(2);
});

test("a poll says until when people vote, on the page of its project and of its organisation, then only its project says that it is closed", async () => {
  const project = await asking();
  await createLive(town.people.els, [town.noord], {
    type: "option",
    title: "Welke bomen?",
    options: optionsOf("Linden", "Esdoorns"),
    visibility: "public-page",
    pollClosesAt: town.in({ days: 2 }),
    link: { kind: "project", id: project.id, part: null },
  });
  const stateOn = async (path: string) =>
    /Welke bomen\?<\/a>.*?<p class="state">([^<]*)</s.exec((await open(path)).body)?.[1];
  const paths = [`${root}/projects/${project.id}`, `${root}/${town.organisations.city}`];
  for (const path of paths) expect(await stateOn(path)).toMatch(/^Stemmen kan tot .*14 mei/);
  expect((await open(paths[1] ?? "")).body).toContain("<h2>Peilingen</h2>");
  await town.pass({ days: 3 });
  expect(await Promise.all(paths.map((path) => stateOn(path)))).toEqual(["Gesloten", undefined]);
});

describe("what other sites show with a link", () => {
  const imageOf = async (project: { id: string }) => {
    const body = await pageOf(project);
    const address = /<meta property="og:image" content="([^"]*)">/.exec(body)?.[1] ?? "";
    const data = JSON.parse(/<script type="application\/ld\+json">(.*?)<\/script>/s.exec(body)?.[1] ?? "{}");
    expect(data.image ?? "").toBe(address);
    if (address !== "") expect((await open(new URL(address).pathname)).headers["content-type"]).toBe("image/webp");
    return address;
  };
  const upload = async () => ({ file: await aPicture(), fileName: "groen.png" });

  test("is the picture of the project, else the banner, else the logo of its organisation, else none", async () => {
    const { ada, pim } = town.people;
    const plain = await asking();
    const image = { id: (await anImage(pim)).id, altText: "Een leeg plein" };
    const drawn = await asking({ image });
    expect(await imageOf(plain)).toBe("");
    expect(await pageOf(plain)).toContain('<meta name="twitter:card" content="summary">');
    const { logo } = await ada.accounts.setLogo(await upload());
    expect(await imageOf(plain)).toContain(logo?.address);
    const { banner } = await ada.accounts.setBanner(await upload());
    expect(await imageOf(plain)).toContain(banner?.address);
    expect(await imageOf(drawn)).toContain(drawn.imageFile?.address.split(".")[0]);
    expect(await pageOf(drawn)).toContain('<meta property="og:image:alt" content="Een leeg plein">');
    const page = (await open(`${root}/${town.organisations.city}`)).body;
    expect(page).toContain(`<img class="banner" src="${banner?.address}/1600"`);
    expect(page).toContain(`<img class="logo" src="${logo?.address}/320"`);
  });
});

test("a title from right to left keeps its own direction, on every page and in the frames of other sites", async () => {
  const title = "ساحة خضراء في الحي";
  const project = await asking({ title });
  await createIdea(town.people.dirk, project, { title: "مقعد تحت الشجرة" });
  for (const before of ["", "/embed"]) {
    const body = await pageOf(project, before);
    expect(body).toMatch(new RegExp(`<h1[^>]* dir="auto">${title}</h1>`));
    expect(body).toMatch(/<h3[^>]* dir="auto"><a [^>]*>مقعد تحت الشجرة<\/a><\/h3>/);
    expect((await open(`${before}${root}`)).body).toMatch(new RegExp(`<h3[^>]* dir="auto"><a [^>]*>${title}</a>`));
  }
});

test("a word of 300 letters is whole on the page, its preview, in frames and on the poster, and may break anywhere", async () => {
  const word = "ö".repeat(300);
  const title = word.slice(0, 250);
  const project = await asking({ title, introduction: word, textHtml: `<p>${word}</p>` });
  await createIdea(town.people.dirk, project, { title, text: word });
  for (const before of ["", "/embed"]) {
    const body = await pageOf(project, before);
    expect(body).toContain(`dir="auto">${title}</h1>`);
    expect(body).toContain(`<p>${word}</p>`);
    expect(body).toContain(`<meta property="og:title" content="${title} · Gemeente Testdorp">`);
    expect(body).toMatch(/<meta property="og:description" content="ö{200} …">/);
    const style = (await open(/href="(\/participation\.css[^"]*)"/.exec(body)?.[1] ?? "")).body;
    expect(style).toMatch(/\nbody \{[^}]*overflow-wrap:\s*anywhere/);
  }
  const params = { subjectKind: "project", subjectId: project.id };
  const pdf = await town.people.pim.publishing.exportPoster({ params, query: { language: "nl" } });
  const pages = pagesOfPdf(Buffer.from(await pdf.arrayBuffer()));
  expect(pages).toHaveLength(1);
  expect(pages.join("").replace(/[\u200b\n]/g, "")).toContain(title);
});

test("in a frame of another site a project is read without what leads through the site, and opens it in a new window", async () => {
  const project = await asking({ title: "Plein in het groen" });
  await createIdea(town.people.dirk, project);
  const { statusCode, body, headers } = await open(`/embed${root}/projects/${project.id}`);
  expect(statusCode).toBe(200);
  expect(headers["content-security-policy"]).toContain("frame-ancestors *");
  expect(headers["x-frame-options"]).toBeUndefined();
  for (const words of ["Plein in het groen", "Ideeën van bewoners", '<base target="_blank">', 'content="noindex"'])
    expect(body).toContain(words);
  expect(body).not.toMatch(/<header|<nav|<form|rel="canonical"/);
  expect(body).toContain(`<a href="${root}/projects/${project.id}?language=nl">`);
});

test("whoever reads it when it is taken off the public pages gets it no more, nor its picture, ideas and further pages", async () => {
  const { pim, dirk } = town.people;
  const image = { id: (await anImage(pim)).id, altText: "Een leeg plein" };
  const project = await asking({ image });
  const idea = await createIdea(dirk, project);
  const path = `${root}/projects/${project.id}`;
  const kept = await open(path);
  const picture = /<img[^>]* src="([^"]*)"/.exec(kept.body)?.[1] ?? "";
  const again = (url: string) => open(url, { "if-none-match": String(kept.headers.etag) });
  const params = { networkSlug: "testdorp", projectId: project.id };
  const listed = () => town.guest.participation.listPublicIdeas({ params });
  const readIdea = () => town.guest.participation.readPublicIdea({ params: { ...params, ideaId: idea.id } });
  expect([(await again(path)).statusCode, (await open(picture)).statusCode]).toEqual([304, 200]);
  expect([(await listed()).items.length, (await readIdea()).id]).toEqual([1, idea.id]);

  await pim.participation.setProjectPublic({ ...projectParams(project), body: { isPublic: false } });
  for (const url of [path, `/embed${path}`]) expect((await again(url)).statusCode).toBe(404);
  expect((await open(picture)).statusCode).toBe(404);
  await expect(listed()).refuses("not_found");
  await expect(readIdea()).refuses("not_found");
  for (const url of [
    root,
    "/open-data/testdorp/ideas.json",
    `/testdorp/sitemap/project-${town.clock.now().getUTCFullYear()}.xml`,
  ])
    expect((await open(url)).body).not.toContain(project.id);
  expect(await dirk.participation.readIdea(ofIdea(idea))).toMatchObject({ title: idea.title });
});
