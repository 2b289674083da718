/** The link to a project, its QR code and its poster. S1 §4 */
import { beforeAll, expect, test } from "vitest";
import { pagesOfPdf } from "../../../testing/pdf-text.ts";
import { createLiveProject, createProject, projectParams } from "../../../testing/projects.ts";
import { nextTown, type Town } from "../../../testing/town.ts";

let town: Town;
beforeAll(async () => {
  town = await nextTown();
});

const shared = ({ id }: { id: string }) => ({ params: { subjectKind: "project", subjectId: id } });
const language = "en" as const;

test("a live project has a link and a short one, which says who can open it", async () => {
  const { pim } = town.people;
  const project = await createLiveProject(pim, [town.noord]);
  const link = await pim.publishing.getShareLink(shared(project));
  expect(link).toMatchObject({ title: project.title, sharedWith: "residents", languages: ["nl"] });
  expect(link.link).toMatch(new RegExp(`/testdorp/projects/${project.id}$`));
  const shortCode = link.shortLink.split("/").at(-1) ?? "";
  const find = () => town.guest.publishing.findShared({ params: { networkSlug: "testdorp", shortCode } });
  expect(await find()).toEqual({ path: `/projects/${project.id}` });
  await pim.participation.setProjectPublic({ ...projectParams(project), body: { isPublic: true } });
  expect(await pim.publishing.getShareLink(shared(project))).toMatchObject({ sharedWith: "anyone" });
  await pim.participation.deleteProject(projectParams(project));
  await expect(find()).refuses("not_found");
  await expect(pim.publishing.getShareLink(shared(project))).refuses("not_found");
});

test("its poster says what, when, where and with how much money, in a language that it has", async () => {
  const { pim } = town.people;
  const translation = { language, title: "A new square", introduction: "Greener.", textHtml: "<p>Trees.</p>" };
  const project = await createLiveProject(pim, [town.noord], {
    startsOn: "2026-12-01",
    endsOn: "2027-02-28",
    budget: 250_000,
    currency: "EUR",
    translations: [translation],
  });
  const pdf = await pim.publishing.exportPoster({ ...shared(project), query: { language } });
  const pages = pagesOfPdf(Buffer.from(await pdf.arrayBuffer()));
  expect(pages).toHaveLength(1);
  const words = pages.join("\n").replaceAll("\u200b", "");
  for (const said of ["Project", "A new square", "Greener.", "1 December 2026", "28 February 2027", town.noord.name])
    expect(words).toContain(said);
  expect(words).toContain("€250,000");
});

test("a draft has none, and others' projects are not found", async () => {
  const { pim, els, otto } = town.people;
  await expect(pim.publishing.getShareLink(shared(await createProject(pim, [town.noord])))).refuses("not_published");
  const project = await createLiveProject(pim, [town.noord]);
  await expect(otto.publishing.getShareLink(shared(project))).refuses("not_found");
  await expect(els.publishing.getShareLink(shared(project))).refuses("no_module_access");
});
