import type { PostDraft } from "@stoep/contract/publishing";
import { v7 as newId } from "uuid";
import { beforeAll, describe, expect, test } from "vitest";
import { anImage } from "../../../testing/files.ts";
import {
  aMessage,
  change,
  create,
  createLive,
  draftOf,
  optionsOf,
  paramsOf,
  postOf,
  publish,
} from "../../../testing/messages.ts";
import { nextTown, type Town } from "../../../testing/town.ts";

let town: Town;
beforeAll(async () => {
  town = await nextTown();
});

describe("a concept", () => {
  test("may lack everything but a type and a language", async () => {
    const { els } = town.people;
    const body = { type: "standard", title: "", textHtml: "", language: "fr" } as const;
    const post = await els.publishing.createPost({ body });
    expect(post).toMatchObject({ state: "concept", title: "", neighbourhoodIds: [], images: [], can: { edit: true } });
  });

  test("comes back as it was saved", async () => {
    const { els } = town.people;
    const [first, second] = [await anImage(els), await anImage(els)];
    const options = optionsOf("Ja", "Nee");
    const draft: PostDraft = {
      ...aMessage([town.zuid, town.noord]),
      type: "option",
      theme: "nature",
      secondTheme: "mobility",
      streetIds: [town.zuid.streets[1]?.id ?? ""],
      images: [
        { id: second.id, altText: "Twee" },
        { id: first.id, altText: "Een" },
      ],
      options,
      pollClosesAt: town.in({ days: 3 }),
      videoUrl: "https://www.youtube.com/shorts/dQw4w9WgXcQ",
      ctaLink: "https://stad.example/inschrijven",
      ctaText: "Schrijf in",
      ctaDescription: "Het duurt een minuut",
      visibility: "local-economy",
      isCommentsDisabled: true,
      hasCombinedComments: true,
      translations: [
        {
          language: "en",
          title: "Works",
          textHtml: "<p>From Monday.</p>",
          ctaText: "Sign up",
          ctaDescription: "",
          altTexts: { [first.id]: "One" },
          optionTexts: { [options[0]?.id ?? ""]: "Yes" },
        },
      ],
    };
    const created = await els.publishing.createPost({ body: draft });
    expect(created).toMatchObject({ ...draft, neighbourhoodIds: [...(draft.neighbourhoodIds ?? [])].sort() });
    expect(created.imageFiles.map(({ id }) => id)).toEqual([second.id, first.id]);
    expect(created.streets).toEqual([expect.objectContaining({ name: "Zuidplein", postcode: "9990" })]);
    expect(await els.publishing.getPost(paramsOf(created))).toEqual(created);
  });

  test("loses what a save leaves out, and keeps the order of what it names", async () => {
    const { els } = town.people;
    const images = await Promise.all([anImage(els), anImage(els), anImage(els)]);
    const named = images.map(({ id }, n) => ({ id, altText: `Beeld ${n}` }));
    const options = optionsOf("Een", "Twee", "Drie");
    const post = await create(els, [town.noord, town.oost], { images: named, options, type: "option" });
    const saved = await change(els, post, {
      images: named.toReversed().slice(0, 2),
      options: options.toReversed(),
      neighbourhoodIds: [town.west.id],
    });
    expect(saved.images).toEqual(named.toReversed().slice(0, 2));
    expect(saved.options).toEqual(options.toReversed());
    expect(saved.neighbourhoodIds).toEqual([town.west.id]);
    expect(saved.version).toBe(2);
    const empty = await change(els, saved, { images: [], options: [], neighbourhoodIds: [], type: "standard" });
    expect(empty).toMatchObject({ images: [], options: [], neighbourhoodIds: [], version: 3 });
  });

  test("is cleaned of everything that is not on the allow-list", async () => {
    const post = await create(town.people.els, [], { textHtml: '<p onclick="x()">Dag<script>alert(1)</script></p>' });
    expect(post.textHtml).toBe("<p>Dag</p>");
  });

  test("keeps its version and its preview when nothing changed", async () => {
    const { els } = town.people;
    const post = await create(els, [town.noord]);
    await els.publishing.previewPost(paramsOf(post));
    await town.pass({ seconds: 1 });
    const same = await change(els, post, {});
    expect(same).toMatchObject({ version: 1, previewedVersion: 1, savedAt: post.savedAt });
  });
});

describe("the same request sent twice", () => {
  test("with one idempotency key makes one message", async () => {
    const { bram } = town.people;
    const input = { body: aMessage([town.noord], { title: "Eenmalig" }) };
    const key = { idempotencyKey: newId() };
    const answers = await Promise.all([1, 2, 3].map(() => bram.publishing.createPost(input, key)));
    expect(new Set(answers.map(({ id }) => id)).size).toBe(1);
    const list = await bram.publishing.listPosts({ query: { state: "concept" } });
    expect(list.items.map(({ title }) => title)).toEqual(["Eenmalig"]);
  });
});

describe("a reference to something that does not exist", () => {
  const unknown = newId();
  test.each<[string, (town: Town) => Partial<PostDraft>, Record<string, string>]>([
    ["a neighbourhood", () => ({ neighbourhoodIds: [unknown] }), { neighbourhoodIds: "neighbourhoodUnknown" }],
    [
      "a neighbourhood of the other network",
      ({ noord, elsewhere }) => ({ neighbourhoodIds: [noord.id, elsewhere.id] }),
      { neighbourhoodIds: "neighbourhoodUnknown" },
    ],
    [
      "a street of the other network",
      ({ elsewhere }) => ({ streetIds: [elsewhere.streets[0]?.id ?? ""] }),
      { streetIds: "streetUnknown" },
    ],
    ["a picture", () => ({ images: [{ id: unknown, altText: "x" }] }), { images: "fileUnknown" }],
    ["an attachment", () => ({ attachmentIds: [unknown] }), { attachmentIds: "fileUnknown" }],
    [
      "an option named twice",
      () => ({ options: [1, 2].map(() => ({ id: unknown, text: "x" })) }),
      { options: "optionUnknown" },
    ],
    [
      "several at once",
      () => ({ neighbourhoodIds: [unknown], streetIds: [unknown] }),
      { neighbourhoodIds: "neighbourhoodUnknown", streetIds: "streetUnknown" },
    ],
  ])("is refused by name: %s", async (_, changes, fields) => {
    const { els } = town.people;
    const body = { ...aMessage([]), ...changes(town) };
    await expect(els.publishing.createPost({ body })).refuses("invalid_input", fields);
    const post = await create(els, []);
    const under = Object.fromEntries(Object.entries(fields).map(([field, code]) => [`post.${field}`, code]));
    await expect(change(els, post, changes(town))).refuses("invalid_input", under);
    expect(await els.publishing.getPost(paramsOf(post))).toEqual(post);
  });

  test("is also one to a file that someone else uploaded", async () => {
    const { els, bram } = town.people;
    const images = [{ id: (await anImage(bram)).id, altText: "x" }];
    const refused = change(els, await create(els, []), { images });
    await expect(refused).refuses("invalid_input", { "post.images": "fileUnknown" });
  });

  test("is not one to a colleague's picture, which may stay", async () => {
    const { els, ada } = town.people;
    const images = [{ id: (await anImage(els)).id, altText: "Van Els" }];
    const post = await create(els, [], { images });
    const saved = await change(ada, post, { images: [{ id: images[0]?.id ?? "", altText: "Van Ada" }] });
    expect(saved.images[0]?.altText).toBe("Van Ada");
  });
});

test("an option with the id of another message's is one of its own, and neither knows of the other", async () => {
  const { els, bram, dirk } = town.people;
  const poll = await createLive(bram, [town.noord], { type: "option", options: optionsOf("Zijn", "Haar") });
  const [first] = poll.options;
  const options = poll.options.map(({ id }, index) => ({ id, text: `Keuze ${index}` }));
  const mine = await createLive(els, [town.noord], { type: "option", options });
  expect(mine.options).toEqual(options);
  const body = { kind: "option", optionId: first?.id ?? "" } as const;
  for (const { id } of [poll, mine])
    await dirk.conversations.vote({ params: { subjectKind: "post", subjectId: id }, body });
  const { items } = await dirk.conversations.listOwnActs();
  expect(items.map((act) => act.kind === "vote" && act.option)).toEqual(["Keuze 0", "Zijn"]);
  await change(bram, poll, { title: "Wie komt er?" });
  for (const { id } of [poll, mine])
    expect((await dirk.publishing.readPost({ params: { postId: id } })).poll?.total).toBe(1);
  expect((await bram.publishing.getPost(paramsOf(poll))).options).toEqual(poll.options);
});

describe("limits hold for a concept too", () => {
  test.each<[string, Partial<PostDraft>, Record<string, string>]>([
    ["a title of 251 characters", { title: "a".repeat(251) }, { title: "titleTooLong" }],
    ["a text that is too long", { textHtml: "a".repeat(100_001) }, { textHtml: "tooLong" }],
    ["a text that is too long once it is cleaned", { textHtml: "&".repeat(50_000) }, { textHtml: "tooLong" }],
    [
      "six options",
      { options: Array.from({ length: 6 }, () => ({ id: newId(), text: "x" })) },
      { options: "tooManyOptions" },
    ],
    [
      "eleven pictures",
      { images: Array.from({ length: 11 }, () => ({ id: newId(), altText: "x" })) },
      { images: "tooManyImages" },
    ],
    ["the same theme twice", { theme: "nature", secondTheme: "nature" }, { secondTheme: "categoryTwice" }],
  ])("%s", async (_, changes, fields) => {
    const body = aMessage([town.noord], changes);
    await expect(town.people.els.publishing.createPost({ body })).refuses("invalid_input", fields);
  });
});

describe("two editors at once", () => {
  test("do not overwrite each other", async () => {
    const { els, ada } = town.people;
    const post = await create(els, [town.noord]);
    const body = (title: string) => ({ version: post.version, post: draftOf(post, { title }) });
    const saves = [els, ada].map((one, n) =>
      one.publishing.updatePost({ ...paramsOf(post), body: body(`Titel ${n}`) }).then(
        () => "saved",
        (error) => error.code,
      ),
    );
    expect((await Promise.all(saves)).sort()).toEqual(["changed_meanwhile", "saved"]);
  });
});

describe("a live message", () => {
  test("keeps its content before each change, with who changed it and when", async () => {
    const { els, ada } = town.people;
    const post = await createLive(els, [town.noord], { title: "Eerst" });
    await town.pass({ minutes: 5 });
    const moment = town.clock.now().toISOString();
    const second = await change(ada, post, { title: "Daarna", theme: "nature" });
    expect(second).toMatchObject({ state: "published", editedAt: moment, version: 2, publishedAt: post.publishedAt });
    await town.pass({ minutes: 5 });
    await change(els, second, { textHtml: "<p>Nieuw.</p>" });
    const { items, next } = await els.publishing.listVersions(paramsOf(post));
    expect(next).toBeNull();
    expect(items).toMatchObject([
      { version: 2, content: { title: "Daarna" }, savedBy: "Els Peeters", changed: ["textHtml"] },
      { version: 1, content: { title: "Eerst" }, savedBy: "Ada Peeters", savedAt: moment, changed: ["theme", "title"] },
    ]);
  });

  test("keeps no version when a save changed nothing", async () => {
    const { els } = town.people;
    const post = await createLive(els, [town.noord]);
    expect(await change(els, post, {})).toMatchObject({ version: 1, editedAt: null });
    expect((await els.publishing.listVersions(paramsOf(post))).items).toEqual([]);
  });

  test.each<[string, Partial<PostDraft>, Record<string, string>]>([
    ["its title", { title: "" }, { "post.title": "titleRequired" }],
    ["its text", { textHtml: "<p></p>" }, { "post.textHtml": "textRequired" }],
    ["its neighbourhoods", { neighbourhoodIds: [] }, { "post.neighbourhoodIds": "neighbourhoodsRequired" }],
    ["a true video link", { videoUrl: "https://vimeo.com/1" }, { "post.videoUrl": "videoUrlFormat" }],
    ["a text on its link", { ctaLink: "https://stad.example" }, { "post.ctaText": "customCtaTextRequired" }],
  ])("cannot lose %s, and neither can a planned one", async (_, changes, fields) => {
    const { els } = town.people;
    const live = await createLive(els, [town.noord]);
    await expect(change(els, live, changes)).refuses("invalid_input", fields);
    const planned = await publish(els, await create(els, [town.noord]), town.in({ days: 1 }));
    await expect(change(els, planned, changes)).refuses("invalid_input", fields);
  });

  test("has pages of versions when there are many", async () => {
    const { els } = town.people;
    let post = await createLive(els, [town.noord]);
    for (let n = 1; n <= 21; n += 1) post = await change(els, post, { title: `Titel ${n}` });
    const first = await els.publishing.listVersions(paramsOf(post));
    expect(first.items).toHaveLength(20);
    const rest = await els.publishing.listVersions({ ...paramsOf(post), query: { cursor: first.next ?? "" } });
    expect(rest).toMatchObject({ items: [{ version: 1 }], next: null });
    const strange = { ...paramsOf(post), query: { cursor: "x" } };
    await expect(els.publishing.listVersions(strange)).refuses("invalid_input", { cursor: "invalid" });
  });
});

describe("deleting", () => {
  test("removes it from feeds and lists, and readers no longer find it", async () => {
    const { els, dirk } = town.people;
    const post = await createLive(els, [town.noord], { title: "Verdwijnt" });
    expect(await els.publishing.deletePost(paramsOf(post))).toEqual({ done: true });
    const titles = (await dirk.feed.getFeed()).items.map(postOf).map((post) => post.title);
    expect(titles).not.toContain("Verdwijnt");
    await expect(dirk.publishing.readPost(paramsOf(post))).refuses("not_found");
    await expect(els.publishing.getPost(paramsOf(post))).refuses("not_found");
    await expect(els.publishing.deletePost(paramsOf(post))).refuses("not_found");
    await expect(els.publishing.listVersions(paramsOf(post))).refuses("not_found");
    await expect(els.publishing.getStatistics(paramsOf(post))).refuses("not_found");
    await expect(els.publishing.previewPost(paramsOf(post))).refuses("not_found");
    await expect(els.publishing.unschedulePost(paramsOf(post))).refuses("not_found");
    const body = { version: 1, at: null };
    await expect(els.publishing.publishPost({ ...paramsOf(post), body })).refuses("not_found");
  });

  test("others' messages is for admins", async () => {
    const { els, mona, ada } = town.people;
    const post = await create(ada, [town.noord]);
    expect((await els.publishing.getPost(paramsOf(post))).can.delete).toBe("level_too_low");
    await expect(els.publishing.deletePost(paramsOf(post))).refuses("level_too_low");
    expect((await mona.publishing.getPost(paramsOf(post))).can.delete).toBe(true);
    await mona.publishing.deletePost(paramsOf(post));
  });
});

describe("permissions", () => {
  test("viewers may read, and learn why they may not do more", async () => {
    const { els, viktor } = town.people;
    const post = await create(els, [town.noord]);
    const seen = await viktor.publishing.getPost(paramsOf(post));
    const no = "level_too_low";
    expect(seen.can).toEqual({ edit: no, publish: no, copy: no, share: "not_published", delete: no });
    await expect(change(viktor, post, { title: "x" })).refuses("level_too_low");
  });

  test("another organisation finds nothing", async () => {
    const { els, bram, otto } = town.people;
    const post = await create(els, [town.noord]);
    for (const stranger of [bram, otto]) {
      await expect(stranger.publishing.getPost(paramsOf(post))).refuses("not_found");
      await expect(change(stranger, post, { title: "x" })).refuses("not_found");
      await expect(stranger.publishing.deletePost(paramsOf(post))).refuses("not_found");
      await expect(stranger.publishing.getStatistics(paramsOf(post))).refuses("not_found");
      await expect(stranger.publishing.listVersions(paramsOf(post))).refuses("not_found");
    }
  });

  test("after the licence ended, messages remain readable", async () => {
    const { emre } = town.people;
    await expect(create(emre, [town.noord])).refuses("licence_expired");
    expect((await emre.publishing.listPosts()).items).toEqual([]);
  });
});

test.each([
  ["https://www.youtube.com/watch?v=dQw4w9WgXcQ", "dQw4w9WgXcQ"],
  ["https://example.com/watch?v=dQw4w9WgXcQ", null],
])("the video of %s is %s", async (url, videoId) => {
  expect(await town.people.els.publishing.checkVideoUrl({ query: { url } })).toEqual({ videoId });
});
