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

/** Every address in a text, in order. */
const locationsIn = (text: string) =>
  [...text.matchAll(/<loc>https:\/\/stoep\.example([^<]*)<\/loc>/g)].map(([, path = ""]) =>
    path.replaceAll("&amp;", "&"),
  );
/** The parts of a sitemap, each with its addresses. */
async function partsOf(index: string, town: Town): Promise<Map<string, string[]>> {
  const parts = new Map<string, string[]>();
  for (const part of locationsIn((await town.http.inject({ url: index })).body)) {
    const { body, statusCode, headers } = await town.http.inject({ url: part });
    expect([statusCode, headers["content-type"]], part).toEqual([200, "application/xml; charset=utf-8"]);
    expect(body).toMatch(
      /^<\?xml [^>]*>\n<urlset [^>]*>(<url><loc>[^<]*<\/loc>(<lastmod>[^<]*<\/lastmod>)?<\/url>\n)+<\/urlset>\n$/,
    );
    parts.set(part, locationsIn(body));
  }
  return parts;
}

test("the sitemap names what guests may read, by kind and year, and nothing of organisations without a page", async () => {
  const project = await publish();
  const inside = await createLiveProject(town.people.pim, [town.noord]);
  const post = await createLive(town.people.els, [town.noord], { visibility: "public-page" });
  const parts = await partsOf("/testdorp/sitemap.xml", town);
  const year = `${town.clock.now().getUTCFullYear()}.xml`;
  expect(parts.get("/testdorp/sitemap/pages.xml")).toEqual([root, `${root}/accessibility`, "/open-data/testdorp"]);
  expect(parts.get(`/testdorp/sitemap/project-${year}`)).toEqual([`${root}/projects/${project.id}`]);
  expect(parts.get(`/testdorp/sitemap/post-${year}`)).toEqual([`/testdorp/m/${post.id}`]);
  const named = [...parts.values()].flat();
  expect(named).toContain(`${root}/${town.organisations.city}`);
  expect(named.join()).not.toContain(inside.id);
  await setParticipationLicence(town, { untilAt: new Date(town.clock.now().getTime() - 31 * dayMs) });
  expect([...(await partsOf("/testdorp/sitemap.xml", town)).values()].flat().join()).not.toContain(project.id);
  for (const path of ["nergens/sitemap.xml", "nergens/sitemap/pages.xml", "testdorp/sitemap/post-1999.xml"])
    expect((await open(`/${path}`)).statusCode, path).toBe(404);
  for (const name of ["post-99999.xml", "idea-2026.xml", "post.xml", `post-${year}?after=nonsense`])
    expect((await open(`/testdorp/sitemap/${name}`)).statusCode, name).toBe(404);
});

test("a sitemap of more than a part holds goes on in further parts, which name everything once and stay what they are", async () => {
  const small = await newTown();
  await addWeb(small.app, { config: small.config, databases: small.databases, log: quietLog, sitemapPart: 2 });
  const write = async () => (await createLive(small.people.els, [small.noord], { visibility: "public-page" })).id;
  const ids: string[] = [];
  for (let n = 0; n < 5; n++) ids.push(await write());
  const { id: earlier } = await createLive(small.people.els, [small.noord], { visibility: "public-page" });
  await small.db
    .updateTable("post")
    .set({ publishedAt: new Date("2025-12-31T23:59:59Z") })
    .where("id", "=", earlier)
    .execute();
  const posts = async () =>
    [...(await partsOf("/testdorp/sitemap.xml", small))].filter(([part]) => part.includes("/sitemap/post-2026.xml"));
  const paths = (some: string[]) => some.map((id) => `/testdorp/m/${id}`);
  const before = await posts();
  expect((await partsOf("/testdorp/sitemap.xml", small)).get("/testdorp/sitemap/post-2025.xml")).toEqual(
    paths([earlier]),
  );
  expect(before.map(([, named]) => named)).toEqual([ids.slice(0, 2), ids.slice(2, 4), ids.slice(4)].map(paths));
  // Full parts stay the same when more is published, and one that lost something goes on answering.
  ids.push(await write(), await write());
  const after = await posts();
  expect(after.slice(0, 2)).toEqual(before.slice(0, 2));
  expect(after.flatMap(([, named]) => named)).toEqual(paths(ids));
  const [first = ""] = ids.splice(0, 1);
  await small.db.updateTable("post").set({ deletedAt: small.clock.now() }).where("id", "=", first).execute();
  expect((await posts()).flatMap(([, named]) => named)).toEqual(paths(ids));
  for (const [part] of before) expect((await small.http.inject({ url: part })).statusCode).toBe(200);
});

test("robots are shown the sitemap of every network, and kept from the API and from frames", async () => {
  const { body } = await open("/robots.txt");
  expect(body).toContain("Sitemap: https://stoep.example/sitemap.xml");
  expect(body).toContain("Disallow: /embed/");
  // Pictures of shared links, and what screens read as a guest: the longest rule counts.
  expect(body).toContain("Allow: /api/files/\nAllow: /api/networks/\nDisallow: /api/\n");
  // An index may not name another index: the one of all networks names their parts.
  const all = await partsOf("/sitemap.xml", town);
  const own = await partsOf("/testdorp/sitemap.xml", town);
  expect([...all]).toEqual(expect.arrayContaining([...own]));
  expect([...all.keys()]).toContain("/naburg/sitemap/pages.xml");
});
