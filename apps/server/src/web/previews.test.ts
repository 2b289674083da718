/** The preview of a shared link: for pages that everybody may read, and no others. */
import { mkdir, mkdtemp, rm, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterAll, beforeAll, expect, test } from "vitest";
import { anImage } from "../testing/files.ts";
import { aMessage, createLive, paramsOf } from "../testing/messages.ts";
import { quietLog } from "../testing/stand-ins.ts";
import { newTown, type Town } from "../testing/town.ts";
import { addWeb } from "../web.ts";

const page = `<!doctype html>\n<html lang="en"><head><title>Stoep</title></head><body></body></html>`;
let root: string;
let town: Town;
beforeAll(async () => {
  root = await mkdtemp(join(tmpdir(), "stoep-previews-"));
  for (const app of ["dashboard", "resident"]) {
    await mkdir(join(root, "apps", app, "dist"), { recursive: true });
    await writeFile(join(root, "apps", app, "dist", "index.html"), page);
  }
  town = await newTown({ config: { folder: root } });
  await addWeb(town.app, { config: town.config, databases: town.databases, log: quietLog, root });
});
afterAll(() => rm(root, { recursive: true, force: true }));

const open = (path: string, language = "nl") =>
  town.http.inject({ url: `/testdorp${path}`, headers: { "accept-language": language } });

/** The preview tags, read as a browser does. */
async function tagsAt(path: string, language?: string): Promise<Record<string, string>> {
  const { body, headers } = await open(path, language);
  expect(headers).toMatchObject({ "content-type": "text/html; charset=utf-8", "cache-control": "no-cache" });
  const signs: Record<string, string> = { "&lt;": "<", "&gt;": ">", "&quot;": '"', "&#39;": "'", "&amp;": "&" };
  const decoded = (text = "") => text.replace(/&(lt|gt|quot|#39|amp);/g, (sign) => signs[sign] ?? "");
  const tags = [...body.matchAll(/<meta (?:name|property)="([^"]*)" content="([^"]*)" \/>/g)];
  return {
    title: decoded(/<title>([^<]*)<\/title>/.exec(body)?.[1]),
    ...Object.fromEntries(tags.map(([, name = "", content]) => [name, decoded(content)])),
  };
}

test("a public post shows its title, its first words and its picture, in the reader's language", async () => {
  const { els } = town.people;
  const image = await anImage(els);
  const post = await createLive(els, [town.noord], {
    visibility: "public-page",
    title: "Plein wordt park",
    textHtml: `<p>Vanaf maandag.</p><p>${"Meer groen &amp; minder lawaai. ".repeat(20)}</p>`,
    images: [{ id: image.id, altText: "Het plein" }],
    translations: [
      {
        language: "fr",
        title: "La place devient un parc",
        textHtml: "<p>Dès lundi.</p>",
        ctaText: "",
        ctaDescription: "",
        altTexts: {},
        optionTexts: {},
      },
    ],
  });
  const tags = await tagsAt(`/m/${post.id}`);
  const title = "Plein wordt park · Gemeente Testdorp";
  expect(tags).toMatchObject({
    title,
    "og:title": title,
    "og:type": "article",
    "og:url": `https://stoep.example/testdorp/m/${post.id}`,
    "og:image:alt": "Het plein",
    "twitter:card": "summary_large_image",
  });
  expect(tags["og:description"]).toMatch(/^Vanaf maandag\. Meer groen & minder lawaai\. .{100,}\S…$/);
  expect(tags.description).toBe(tags["og:description"]);
  const picture = new URL(tags["og:image"] ?? "");
  expect(picture.origin).toBe("https://stoep.example");
  expect((await town.http.inject({ url: picture.pathname })).statusCode).toBe(200);
  expect(await tagsAt(`/m/${post.id}?from=mail`, "fr")).toMatchObject({ "og:description": "Dès lundi." });
  expect((await open(`/m/${post.id}`)).headers.vary).toContain("accept-language");
});

test.each([
  ["a word", `${"woord ".repeat(40)}`, `${"woord ".repeat(33).trim()}…`],
  ["a sentence", `${"Zes en. ".repeat(30)}`, "Zes en. ".repeat(25).trim()],
  ["a quoted sentence", `${"a".repeat(190)} “ja.” ${"b".repeat(90)}`, `${"a".repeat(190)} “ja.”`],
  ["a comma or a dash", `${"a".repeat(190)} ja, – ${"b".repeat(90)}`, `${"a".repeat(190)} ja…`],
  ["nothing else", "a".repeat(300), `${"a".repeat(200)}…`],
])("a long description is cut after %s", async (_, text, shown) => {
  const fields = { visibility: "public-page" as const, textHtml: `<p>${text}</p>` };
  const post = await createLive(town.people.els, [town.noord], fields);
  expect((await tagsAt(`/m/${post.id}`))["og:description"]).toBe(shown);
});

test("where a link leads and what a list lists stay", async () => {
  const textHtml = '<p>Kijk <a href="https://stad.gent/water">hier</a>:</p><ol><li>Kook</li><li>Koel</li></ol>';
  const post = await createLive(town.people.els, [town.noord], { visibility: "public-page", textHtml });
  expect((await tagsAt(`/m/${post.id}`)).description).toBe("Kijk hier (https://stad.gent/water): 1. Kook 2. Koel");
});

test("words that look like markup stay words", async () => {
  const hostile = `"><script>alert(1)</script><title>'$& $1 </head>`;
  const post = await createLive(town.people.els, [town.noord], {
    visibility: "public-page",
    title: hostile,
    textHtml: "<p>&lt;/title&gt;&lt;img src=x onerror=alert(1)&gt; &quot;</p>",
  });
  const { body } = await open(`/m/${post.id}`);
  expect(body).not.toMatch(/<script|<img/);
  expect(body.match(/<\/(title|head)>/g)).toEqual(["</title>", "</head>"]);
  expect(await tagsAt(`/m/${post.id}`)).toMatchObject({
    title: `${hostile} · Gemeente Testdorp`,
    "og:description": `</title><img src=x onerror=alert(1)> "`,
  });
});

test("the page of an organisation shows what it says about itself", async () => {
  expect(await tagsAt(`/organisations/${town.organisations.city}`)).toMatchObject({
    title: "Gemeente Testdorp",
    "og:title": "Gemeente Testdorp",
    "og:type": "website",
    "twitter:card": "summary",
  });
});

test("of anything else strangers learn nothing: the page is the same as for what does not exist", async () => {
  const { els } = town.people;
  const inside = await createLive(els, [town.noord], { title: "Alleen voor buren" });
  const gone = await createLive(els, [town.noord], { title: "Weg", visibility: "public-page" });
  await els.publishing.deletePost(paramsOf(gone));
  const { id: draft } = await els.publishing.createPost({
    body: aMessage([town.noord], { visibility: "public-page" }),
  });
  const paths = [
    ...[inside.id, gone.id, draft, "019a0000-0000-7000-8000-000000000000", "nothing"].map((id) => `/m/${id}`),
    "",
    "/public",
    `/organisations/${inside.id}`,
    `/m/${inside.id}/application`,
  ];
  for (const path of paths) expect([path, (await open(path)).body]).toEqual([path, page]);
  // Nor through another network.
  const open2 = await createLive(els, [town.noord], { title: "Open", visibility: "public-page" });
  expect((await town.http.inject({ url: `/elders/m/${open2.id}` })).body).toBe(page);
  // Nor with the session of the person who opens it.
  const { body } = await town.http.inject({
    url: `/testdorp/m/${inside.id}`,
    headers: { cookie: "stoep=1", authorization: "Bearer x" },
  });
  expect(body).toBe(page);
});

test("browsers without script go from the screens of projects to the pages that need none, in the language of the address", async () => {
  const ledTo = async (path: string) => /<noscript><meta [^>]*url=([^"]*)"/.exec((await open(path)).body)?.[1];
  expect(await ledTo("/projects")).toBe("/testdorp/participation");
  expect(await ledTo("/projects?lang=tr")).toBe("/testdorp/participation?language=tr");
  expect(await ledTo("/projects?lang=xx")).toBe("/testdorp/participation");
});
