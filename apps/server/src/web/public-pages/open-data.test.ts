/** Open data and what a project's page says of ideas: what is public, and nothing else. */
import { parse } from "csv-parse/sync";
import { beforeEach, expect, test } from "vitest";
import { createAskingProject, createIdea } from "../../testing/ideas.ts";
import { aPhase, projectParams } from "../../testing/projects.ts";
import { quietLog } from "../../testing/stand-ins.ts";
import { newTown, type Town } from "../../testing/town.ts";
import { addWeb } from "../../web.ts";

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
  await createIdea(dirk, project, { title: "=HYPERLINK(1)", place: null });
  await createIdea(daan, project, { title: "Met naam", showsName: true });
  const page = (await open(`/testdorp/participation/projects/${project.id}`)).body;
  expect(page).toContain("een bewoner van Noord");
  expect(page).toContain("Ideeën van bewoners");
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
