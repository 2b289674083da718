/** Open data and what a project's page says of ideas: what is public, and nothing else. */
import { parse } from "csv-parse/sync";
import { sql } from "kysely";
import { beforeEach, expect, test } from "vitest";
import { createAskingProject, createIdea } from "../../testing/ideas.ts";
import { aPhase, projectParams } from "../../testing/projects.ts";
import { quietLog } from "../../testing/stand-ins.ts";
import { statementsOf } from "../../testing/statements.ts";
import { newTown, type Town } from "../../testing/town.ts";
import { addWeb } from "../../web.ts";
import { makingMax } from "./open-data-slots.ts";

let town: Town;
beforeEach(async () => {
  town = await newTown();
  await addWeb(town.app, { config: town.config, databases: town.databases, log: quietLog });
});

const open = (url: string) => town.http.inject({ url, headers: { "accept-language": "nl" } });
const data = (file: string) => open(`/open-data/testdorp/${file}`);
const asking = async (changes: Parameters<typeof createAskingProject>[2] = {}, isPublic = true) => {
  const project = await createAskingProject(town.people.pim, [town.noord], changes);
  await town.people.pim.participation.setProjectPublic({ ...projectParams(project), body: { isPublic } });
  return project;
};

test("ideas are shown with who wrote them only where they chose so, in the page and in the files", async () => {
  const project = await asking();
  await asking({ title: "Binnen" }, false);
  const { dirk, daan } = town.people;
  const first = await createIdea(dirk, project, { title: "=HYPERLINK(1)", place: null });
  await createIdea(daan, project, { title: "Met naam", showsName: true });
  const page = (await open(`/testdorp/participation/projects/${project.id}`)).body;
  expect(page).toContain("een bewoner van Noord");
  expect(page).toContain("Ideeën van bewoners");
  expect(page).toContain("0 bewoners steunen dit · 0 reacties");
  expect(page).toContain(`<a href="/testdorp/ideas/${first.id}?lang=nl">=HYPERLINK(1)</a>`);
  const json = (await data("ideas.json")).json<{ license: { name: string }; items: Record<string, string>[] }>();
  expect(json.license.name).toBe("CC-BY-4.0");
  expect(json.items.map(({ title }) => title).sort()).toEqual(["=HYPERLINK(1)", "Met naam"]);
  const authors = json.items.map(({ author }) => author);
  expect(authors).toContain("een bewoner van Noord");
  expect(authors.filter((one) => one !== "een bewoner van Noord")).toHaveLength(1);
  const csv = (await data("ideas.csv")).body;
  const rows: Record<string, string>[] = parse(csv, { columns: true, bom: true });
  expect(rows.map(({ title }) => title).sort()).toEqual(["'=HYPERLINK(1)", "Met naam"]);
  expect((await data("results.json")).json<{ items: unknown[] }>().items).toEqual([]);
});

test("projects and phases stand at addresses that stay, with licence, places and described fields", async () => {
  const project = await asking({ isPhased: true, phases: [aPhase({ title: "Ideeën", isBottomUpEnabled: true })] });
  const response = await data("phases.geojson");
  expect(response.headers["content-type"]).toBe("application/geo+json; charset=utf-8");
  expect(response.headers["access-control-allow-origin"]).toBe("*");
  const found = response.json<{ features: { geometry: { type: string }; properties: Record<string, string> }[] }>();
  expect(found.features).toHaveLength(1);
  expect(found.features[0]).toMatchObject({ geometry: { type: "Point" }, properties: { project_id: project.id } });
  for (const set of ["projects", "phases", "ideas", "results"]) {
    const schema = (await data(`${set}.schema.json`)).json<{ fields: { name: string; description: string }[] }>();
    const [heading = ""] = (await data(`${set}.csv`)).body.replace("\ufeff", "").split("\r\n");
    expect(parse(heading)[0]).toEqual(schema.fields.map(({ name }) => name));
    expect(schema.fields.every(({ description }) => description !== "")).toBe(true);
  }
  const page = await open("/open-data/testdorp");
  expect(page.body).toContain("https://creativecommons.org/licenses/by/4.0/");
  expect(page.body).toContain("/open-data/testdorp/ideas.geojson");
  for (const nothing of ["/open-data/nergens", "/open-data/testdorp/ideas.xml", "/open-data/nergens/ideas.csv"])
    expect((await open(nothing)).statusCode).toBe(404);
});

test.each([
  ["CC0-1.0", "https://creativecommons.org/publicdomain/zero/1.0/", "geen bron"],
  ["ODbL-1.0", "https://opendatacommons.org/licenses/odbl/1-0/", "als bron"],
  ["gratis-hergebruik-1.0", "https://data.vlaanderen.be/id/licentie/modellicentie-gratis-hergebruik/v1.0", "als bron"],
] as const)("the network’s own licence stands on the page and in the files: %s", async (name, path, source) => {
  await asking();
  const { id } = town.networks.testdorp;
  const { stijn } = town.people;
  const { languages, timeZone, currency, tiles, accent, ...network } = await stijn.platform.getNetwork({
    params: { networkId: id },
  });
  const body = { name: network.name, languages, timeZone, currency, tiles, accent, dataLicence: name };
  await stijn.platform.editNetwork({ params: { networkId: id }, body });
  const page = (await open("/open-data/testdorp")).body;
  expect(page).toContain(`href="${path}" rel="license`);
  expect(page).toContain(source);
  for (const format of ["json", "geojson"])
    expect((await data(`projects.${format}`)).json<{ license: object }>().license).toEqual({ name, path });
  expect((await data("ideas.schema.json")).json<{ licenses: object[] }>().licenses).toEqual([{ name, path }]);
  expect((await data("ideas.csv")).headers.link).toBe(`<${path}>; rel="license"`);
});

test("a file takes as many statements for many ideas of many projects as for one, and every idea is in it once", async () => {
  const { dirk } = town.people;
  const { id } = await createIdea(dirk, await asking());
  const read = async () => {
    let items: { id: string }[] = [];
    const statements = await statementsOf(town.databases.pool, async () => {
      ({ items } = (await data("ideas.json")).json<{ items: typeof items }>());
    });
    return { statements: statements.length, ids: new Set(items.map((one) => one.id)).size, items: items.length };
  };
  await read();
  const one = await read();
  expect(one).toMatchObject({ ids: 1, items: 1 });
  for (let n = 0; n < 4; n++) await createIdea(dirk, await asking({ title: `Nog een ${n}` }));
  await copyIdea(id, 400);
  expect(await read()).toEqual({ ...one, ids: 405, items: 405 });
  await copyIdea(id, 200);
  const further = await read();
  expect(further).toMatchObject({ ids: 605, items: 605 });
  expect(further.statements - one.statements).toBeLessThanOrEqual(3);
});

test("what is hidden, waits, was withdrawn or is no longer public is in no file", async () => {
  const { dirk, pim } = town.people;
  const shown = await asking();
  const kept = await createIdea(dirk, shown, { title: "Blijft" });
  const hidden = await createIdea(dirk, shown, { title: "Verborgen" });
  await pim.participation.hideIdea({
    params: { ideaId: hidden.id },
    body: { ground: "private", reason: "Er staat een naam in" },
  });
  await createIdea(dirk, await asking({ isReadFirst: true }), { title: "Wacht" });
  const withdrawn = await asking();
  await createIdea(dirk, withdrawn, { title: "Niet meer openbaar" });
  await pim.participation.setProjectPublic({ ...projectParams(withdrawn), body: { isPublic: false } });
  const { items } = (await data("ideas.json")).json<{ items: { id: string }[] }>();
  expect(items.map(({ id }) => id)).toEqual([kept.id]);
});

test("few files are made at a time: further readers are asked to come back, and the first get theirs", async () => {
  await createIdea(town.people.dirk, await asking());
  const table = sql.id(town.networks.testdorp.schema, "idea");
  const asked: ReturnType<typeof data>[] = [];
  await town.db.transaction().execute(async (trx) => {
    await sql`lock table ${table} in access exclusive mode`.execute(trx);
    for (let n = 0; n <= makingMax; n++) asked.push(data(n % 2 ? "ideas.csv" : "results.json?a=b"));
    const first = await Promise.race(asked);
    expect(first.statusCode).toBe(503);
    expect(first.headers["retry-after"]).toBe("30");
    expect(first.headers["cache-control"]).toBe("no-store");
  });
  const codes = (await Promise.all(asked)).map(({ statusCode }) => statusCode);
  expect(codes.sort()).toEqual([...Array(makingMax).fill(200), 503]);
  expect((await data("ideas.csv")).statusCode).toBe(200);
});

test("a language that there is not cuts no file: it is in the network's first, and what follows the reader says so", async () => {
  await createIdea(town.people.dirk, await asking());
  const plain = (await data("ideas.json")).body;
  for (const language of ["xx", "Dutch", "nl&language=fr", ""])
    expect((await data(`ideas.json?language=${language}`)).body).toBe(plain);
  expect((await open("/testdorp/participation?language=xx")).body).toContain('<html lang="nl">');
  for (const file of ["ideas.schema.json", ""]) expect((await data(file)).headers.vary).toContain("accept-language");
});

/** As many more as that, all the same but for their ids. */
async function copyIdea(id: string, times: number): Promise<void> {
  const table = sql.id(town.networks.testdorp.schema, "idea");
  const tallies = sql.id(town.networks.testdorp.schema, "idea_tally");
  await sql`with copied as (insert into ${table} (id, project_id, organisation_id, kind, title, text, language, author_id, neighbourhood_id, created_at, open_at)
    select gen_random_uuid(), project_id, organisation_id, kind, title, text, language, author_id, neighbourhood_id, created_at, open_at
    from ${table}, generate_series(1, ${sql.lit(times)}) where id = ${id} returning id, project_id)
    insert into ${tallies} (idea_id, project_id) select id, project_id from copied`.execute(town.db);
}
