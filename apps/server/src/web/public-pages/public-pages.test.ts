/** The public participation pages, as a browser without script and without account gets them. */
import { dayMs } from "@stoep/contract/kernel";
import { beforeEach, describe, expect, test } from "vitest";
import { anImage } from "../../testing/files.ts";
import { aCounterIdea } from "../../testing/ideas.ts";
import { createLive } from "../../testing/messages.ts";
import { aPhase, createLiveProject, projectParams, setParticipationLicence } from "../../testing/projects.ts";
import { quietLog } from "../../testing/stand-ins.ts";
import { statementsOf } from "../../testing/statements.ts";
import { newTown, type Town } from "../../testing/town.ts";
import { addWeb } from "../../web.ts";

let town: Town;
beforeEach(async () => {
  town = await newTown();
  await addWeb(town.app, { config: town.config, databases: town.databases, log: quietLog });
});

const open = (path: string, headers: Record<string, string> = {}) =>
  town.http.inject({ url: path, headers: { "accept-language": "nl", ...headers } });
const root = "/testdorp/participation";
const publish = async (changes: Parameters<typeof createLiveProject>[2] = {}) => {
  const project = await createLiveProject(town.people.pim, [town.noord], changes);
  await town.people.pim.participation.setProjectPublic({ ...projectParams(project), body: { isPublic: true } });
  return project;
};
const hide = (project: { id: string }) =>
  town.people.pim.participation.setProjectPublic({ ...projectParams(project), body: { isPublic: false } });

describe("the page of an organisation", () => {
  test("shows its public projects, polls and messages, and nothing that a stranger may not read", async () => {
    await publish({ title: "Plein in het groen" });
    await createLiveProject(town.people.pim, [town.noord], { title: "Alleen voor bewoners" });
    await createLive(town.people.els, [town.noord], { title: "Openbaar nieuws", visibility: "public-page" });
    await createLive(town.people.els, [town.noord], { title: "Buurtnieuws" });
    const { body, statusCode, headers } = await open(`${root}/${town.organisations.city}`);
    expect(statusCode).toBe(200);
    expect(headers["content-type"]).toBe("text/html; charset=utf-8");
    expect(body).toContain("Gemeente Testdorp: participatiepagina");
    expect(body).toContain("Plein in het groen");
    expect(body).toContain("Openbaar nieuws");
    expect(body).toContain("Lopende projecten");
    expect(body).not.toMatch(/Alleen voor bewoners|Buurtnieuws/);
    const messages = (path: string) => `<a href="${path}lang=nl">Alle openbare berichten</a>`;
    expect(body).toContain(messages(`/testdorp/public?organisation=${town.organisations.city}&amp;`));
    const whole = (await open(root)).body;
    expect(whole).toContain(messages("/testdorp/public?"));
    expect(whole).toContain("Plein in het groen");
    expect(whole).toContain(`${root}/${town.organisations.city}?language=nl`);
  });

  test("says so where nothing is public yet", async () => {
    expect((await open(`${root}/${town.organisations.city}`)).body).toContain("Nog niets openbaar");
  });

  test("can be read for 30 days after its licence has ended, then it is gone, and so are its projects; residents read on", async () => {
    const project = await publish();
    const paths = [`${root}/${town.organisations.city}`, `${root}/projects/${project.id}`];
    const statuses = () => Promise.all(paths.map(async (path) => (await open(path)).statusCode));
    const inDays = (days: number) => new Date(town.clock.now().getTime() + days * dayMs);
    await setParticipationLicence(town, { untilAt: inDays(-29) });
    expect(await statuses()).toEqual([200, 200]);
    await setParticipationLicence(town, { untilAt: inDays(-31) });
    expect(await statuses()).toEqual([404, 404]);
    expect((await open(root)).body).not.toContain(project.title);
    const read = { params: { networkSlug: "testdorp", projectId: project.id } };
    await expect(town.guest.participation.readPublicProject(read)).refuses("not_found");
    expect((await town.people.dirk.participation.readProject(projectParams(project))).id).toBe(project.id);
  });

  test("has more projects on further pages, whose links keep the language", async () => {
    for (let n = 0; n < 18; n++) await publish({ title: `Project ${n}` });
    const { body } = await open(`${root}/${town.organisations.city}?language=fr`);
    const next = /href="([^"]*cursor=[^"]*)"/.exec(body)?.[1]?.replace(/&amp;/g, "&") ?? "";
    expect(next).toContain("language=fr");
    const further = (await open(next)).body;
    const titles = (text: string) => text.match(/Project \d+(?=<\/a>)/g) ?? [];
    expect(new Set([...titles(body), ...titles(further)]).size).toBe(18);
    expect((await open(`${root}?cursor=nonsense`)).statusCode).toBe(404);
  });
});

describe("the page of a project", () => {
  test("shows its words, days, place, budget and phases, in the language of the address or of the browser", async () => {
    const project = await publish({
      budget: 250_000,
      currency: "EUR",
      isPhased: true,
      phases: [aPhase({ title: "Ideeën verzamelen", text: "Vertel het ons." })],
      translations: [
        {
          language: "fr",
          title: "Une place verte",
          introduction: "Ensemble.",
          textHtml: "<p>Des arbres.</p>",
          altText: "",
          phases: {},
        },
      ],
    });
    const { body } = await open(`${root}/projects/${project.id}`);
    for (const words of [
      "Een nieuw plein",
      "Samen maken we",
      "Noord",
      "Ideeën verzamelen",
      "Vertel het ons.",
      "Nu bezig",
    ])
      expect(body).toContain(words);
    expect(body).toMatch(/€\s?250\.000/);
    const french = (await open(`${root}/projects/${project.id}?language=fr`)).body;
    expect(french).toContain('<html lang="fr">');
    expect(french).toContain("Une place verte");
    const english = (await open(`${root}/projects/${project.id}`, { "accept-language": "en" })).body;
    expect(english).toContain('lang="nl"');
    expect(english).toContain("This text is in Nederlands.");
  });

  test("shows the messages of the public page that belong to it, and no others", async () => {
    const project = await publish();
    const link = { kind: "project" as const, id: project.id, part: null };
    const { els } = town.people;
    await createLive(els, [town.noord], { title: "Over het plein", visibility: "public-page", link });
    await createLive(els, [town.noord], { title: "Voor de buurt", link });
    await createLive(els, [town.noord], { title: "Iets anders", visibility: "public-page" });
    const { body } = await open(`${root}/projects/${project.id}`);
    expect(body).toContain("Over het plein");
    expect(body).not.toMatch(/Voor de buurt|Iets anders/);
  });

  test("is a readable page in the reader's language once it is no longer public, or deleted", async () => {
    const project = await publish();
    const path = `${root}/projects/${project.id}`;
    expect((await open(path)).statusCode).toBe(200);
    await hide(project);
    const gone = await open(path);
    expect(gone.statusCode).toBe(404);
    expect(gone.body).toContain("Deze pagina bestaat niet of niet meer");
    expect(gone.body).not.toContain(project.title);
    expect(gone.headers["cache-control"]).toBe("no-store");
    expect((await open(`${path}?language=tr`)).body).toContain("Bu sayfa yok ya da artık yok");
    const kept = (await open(`/embed${path}`)).statusCode;
    expect(kept).toBe(404);
  });

  test("and anything else below looks the same to strangers, whether it exists or not", async () => {
    const inside = await createLiveProject(town.people.pim, [town.noord]);
    const paths = [
      `projects/${inside.id}`,
      "projects/019a0000-0000-7000-8000-000000000000",
      "projects/nothing",
      "nothing",
      "a/b",
    ];
    const bodies = await Promise.all(paths.map(async (path) => (await open(`${root}/${path}`)).body));
    expect(new Set(bodies).size).toBe(1);
    expect((await open("/nergens/participation")).statusCode).toBe(404);
    expect((await open(`/naburg/participation/projects/${(await publish()).id}`)).statusCode).toBe(404);
  });
});

test("what leads into the app or to other public pages carries the language that is read, in frames too", async () => {
  const project = await publish({ isBottomUpEnabled: true });
  const { longitude = 0, latitude = 0 } = town.noord.streets[0]?.addresses[0] ?? {};
  const idea = aCounterIdea(town.noord, { place: { longitude, latitude } });
  for (let n = 0; n < 7; n++) await town.people.pim.participation.enterIdea({ ...projectParams(project), body: idea });
  await createLive(town.people.els, [town.noord], {
    visibility: "public-page",
    link: { kind: "project", id: project.id, part: null },
  });
  const linksOf = async (path: string) =>
    [...(await open(path)).body.matchAll(/<a [^>]*href="(\/testdorp[^"]*)"/g)].map(([, link = ""]) =>
      link.replaceAll("&amp;", "&"),
    );
  const found = new Set<string>();
  for (const path of [root, `${root}/${town.organisations.city}`, `${root}/projects/${project.id}`])
    for (const before of ["", "/embed"])
      for (const link of await linksOf(`${before}${path}?language=tr`)) {
        const { pathname, searchParams } = new URL(link, "https://stoep.example");
        found.add(pathname.split("/")[2] ?? "home");
        // Below the page stand its other languages.
        if (pathname.startsWith(root)) expect(searchParams.get("language"), link).toMatch(/^(en|nl|fr|tr)$/);
        else expect(searchParams.get("lang"), link).toBe("tr");
      }
  expect([...found].sort()).toEqual(["home", "ideas", "m", "map", "participation", "privacy", "projects", "public"]);
});

test("words that look like markup stay words, in the page and in what it says to programs", async () => {
  const hostile = `</script><script>alert(1)</script><!--"><img src=x onerror=alert(1)>'`;
  const project = await publish({ title: hostile, introduction: hostile });
  for (const path of [`${root}/projects/${project.id}`, root, `/embed${root}`]) {
    const { body } = await open(path);
    expect(body).not.toMatch(/<script>|<img src=x|<!--"/);
    expect(body.match(/<script/g)).toEqual(["<script"]);
    const data = /<script type="application\/ld\+json">(.*?)<\/script>/s.exec(body)?.[1] ?? "";
    expect(JSON.parse(data)["@context"]).toBe("https://schema.org");
  }
});

test("an unknown colour is left out, and one that cannot be read on gets a readable shade", async () => {
  const colour = (accent: string | null) =>
    town.db.updateTable("public.network").set({ accent }).where("slug", "=", "testdorp").execute();
  await colour("#ffe600");
  const { body } = await open(root);
  expect(body).toMatch(/<style>:root\{--main:#[0-9a-f]{6};--on-main:#ffffff;--main-ink:#[0-9a-f]{6}\}/);
  expect(body).not.toContain("--main:#ffe600");
  await colour(null);
  expect((await open(root)).body).not.toContain("<style>");
});

describe("what a page is sent with", () => {
  test("it needs no script, sets no cookie, and reads none", async () => {
    await publish();
    for (const path of [root, `/embed${root}`]) {
      const { headers, body } = await open(path, { cookie: "stoep=1", authorization: "Bearer x" });
      expect(String(headers["content-security-policy"])).toContain("script-src 'none'");
      expect(headers["set-cookie"]).toBeUndefined();
      expect(body).not.toMatch(/<script(?! type="application\/ld\+json")/);
      expect(body.match(/rel="stylesheet"/g)).toHaveLength(1);
    }
  });

  test("whoever has it already is told so; what changed is sent anew", async () => {
    const { headers } = await open(root);
    expect(headers["cache-control"]).toBe("public, max-age=10, stale-while-revalidate=20");
    const etag = String(headers.etag);
    const again = () => open(root, { "if-none-match": etag });
    expect([(await again()).statusCode, (await again()).body]).toEqual([304, ""]);
    await publish();
    expect((await again()).statusCode).toBe(200);
  });

  test("it names itself in the four languages", async () => {
    const { body } = await open(root);
    const named = [...body.matchAll(/hreflang="([^"]+)" href="https:/g)].map(([, language]) => language);
    expect(named).toEqual(["en", "nl", "fr", "tr", "x-default"]);
    for (const language of ["en", "nl", "fr", "tr"])
      expect((await open(`${root}/accessibility?language=${language}`)).body).toContain("WCAG 2.2");
  });
});

test("a full page with the longest words weighs at most 60 kB with its style, before pictures", async () => {
  const word = "ğ".repeat(249);
  const image = async () => ({ id: (await anImage(town.people.pim)).id, altText: "ş".repeat(100) });
  for (let n = 0; n < 17; n++)
    await publish({ title: `${word}${n % 10}`, introduction: "ü".repeat(900), image: await image() });
  for (let n = 0; n < 5; n++) {
    const fields = {
      title: `${word.slice(0, 150)}${n}`,
      visibility: "public-page" as const,
      textHtml: `<p>${"ı".repeat(900)}</p>`,
    };
    await createLive(town.people.els, [town.noord], fields);
  }
  const { body } = await open(root);
  expect(body.match(/<article>/g)).toHaveLength(20);
  const style = await open(/href="(\/participation\.css[^"]*)"/.exec(body)?.[1] ?? "");
  expect(style.headers["cache-control"]).toContain("immutable");
  expect(Buffer.byteLength(body) + Buffer.byteLength(style.body)).toBeLessThanOrEqual(60_000);
});

test("a page takes as many statements with many projects as with one", async () => {
  await publish();
  await createLive(town.people.els, [town.noord], { visibility: "public-page" });
  const count = async () => (await statementsOf(town.databases.pool, () => open(root))).length;
  await open(root);
  const few = await count();
  for (let n = 0; n < 6; n++) await publish({ title: `Nog een ${n}` });
  expect(await count()).toBe(few);
});
