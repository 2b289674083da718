/** News feeds, sitemaps and what search engines may read: of everything that is public, and of nothing else. */
import { dayMs } from "@stoep/contract/kernel";
import { beforeEach, expect, test } from "vitest";
import { createLive } from "../../testing/messages.ts";
import { createLiveProject, projectParams, setParticipationLicence } from "../../testing/projects.ts";
import { quietLog } from "../../testing/stand-ins.ts";
import { newTown, type Town } from "../../testing/town.ts";
import { addWeb } from "../../web.ts";

let town: Town;
beforeEach(async () => {
  town = await newTown();
  await addWeb(town.app, { config: town.config, databases: town.databases, log: quietLog });
});

const open = (url: string) => town.http.inject({ url, headers: { "accept-language": "nl" } });
const root = "/testdorp/participation";
const publish = async (changes: Parameters<typeof createLiveProject>[2] = {}) => {
  const project = await createLiveProject(town.people.pim, [town.noord], changes);
  await town.people.pim.participation.setProjectPublic({ ...projectParams(project), body: { isPublic: true } });
  return project;
};
const count = (text: string, pattern: RegExp) => text.match(pattern)?.length ?? 0;

test("the news has public projects and messages, newest first, of the network or of one organisation", async () => {
  const project = await publish({ title: "Plein & park <nieuw>" });
  await createLiveProject(town.people.pim, [town.noord], { title: "Binnen" });
  town.clock.move(5 * 60_000);
  const post = await createLive(town.people.els, [town.noord], { title: "Openbaar", visibility: "public-page" });
  await createLive(town.people.els, [town.noord], { title: "Besloten" });
  for (const path of [root, `${root}/${town.organisations.city}`]) {
    const { body, headers } = await open(`${path}/feed.xml`);
    expect(headers["content-type"]).toBe("application/rss+xml; charset=utf-8");
    expect([...body.matchAll(/<guid[^>]*>([^<]*)</g)].map(([, id]) => id)).toEqual([post.id, project.id]);
    expect(body).toContain("Plein &amp; park &lt;nieuw&gt;");
    expect(body).not.toMatch(/Binnen|Besloten/);
    expect(body).toContain(`https://stoep.example${path}/feed.xml?language=nl`);
  }
  expect((await open(`${root}/${town.people.pim.accountId}/feed.xml`)).statusCode).toBe(404);
  expect((await open("/nergens/participation/feed.xml")).statusCode).toBe(404);
});

test("the sitemap names what guests may read, in several batches, and nothing of organisations without a page", async () => {
  const project = await publish();
  const inside = await createLiveProject(town.people.pim, [town.noord]);
  const post = await createLive(town.people.els, [town.noord], { visibility: "public-page" });
  const { body } = await open("/testdorp/sitemap.xml");
  expect(body).toContain(`<loc>https://stoep.example${root}</loc>`);
  expect(body).toContain(`${root}/${town.organisations.city}</loc>`);
  expect(body).toContain(`${root}/projects/${project.id}</loc><lastmod>`);
  expect(body).toContain(`/testdorp/m/${post.id}</loc>`);
  expect(body).not.toContain(inside.id);
  expect(body.endsWith("</urlset>\n")).toBe(true);
  await setParticipationLicence(town, { untilAt: new Date(town.clock.now().getTime() - 31 * dayMs) });
  expect((await open("/testdorp/sitemap.xml")).body).not.toContain(project.id);
  expect((await open("/nergens/sitemap.xml")).statusCode).toBe(404);
});

test("robots are shown the sitemap of every network, and kept from the API and from frames", async () => {
  const { body } = await open("/robots.txt");
  expect(body).toContain("Sitemap: https://stoep.example/sitemap.xml");
  expect(body).toContain("Disallow: /embed/");
  // Pictures of shared links, and what screens read as a guest: the longest rule counts.
  expect(body).toContain("Allow: /api/files/\nAllow: /api/networks/\nDisallow: /api/\n");
  const index = (await open("/sitemap.xml")).body;
  expect(index).toContain("<loc>https://stoep.example/testdorp/sitemap.xml</loc>");
  expect(count(index, /<sitemap>/g)).toBe(2);
});
