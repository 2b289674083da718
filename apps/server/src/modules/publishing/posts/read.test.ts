import { v7 as newId } from "uuid";
import { beforeAll, describe, expect, test } from "vitest";
import { anActivity } from "../../../testing/activities.ts";
import { anAttachment, anImage } from "../../../testing/files.ts";
import { change, create, createLive, paramsOf, postOf, publish } from "../../../testing/messages.ts";
import { nextTown, type Town } from "../../../testing/town.ts";
import { selectReachedPlaces } from "../reach/store/reach.ts";

let town: Town;
beforeAll(async () => {
  town = await nextTown();
});

const readers = ["dirk", "daan", "fatma", "gust", "bakker"] as const;

/** The residents of the town who can read it; the feed must agree. */
async function readersOf(post: { id: string }) {
  const found = [];
  for (const name of readers) {
    const viewer = town.people[name];
    const isRead = await viewer.publishing.readPost(paramsOf(post)).then(
      () => true,
      (error) => (error.code === "not_found" ? false : Promise.reject(error)),
    );
    const isInFeed = (await viewer.feed.getFeed()).items.some((item) => item.id === post.id);
    const isTalkedAbout = await viewer.conversations
      .listComments({ params: { subjectKind: "post", subjectId: post.id } })
      .then(
        () => true,
        () => false,
      );
    expect([isInFeed, isTalkedAbout]).toEqual([isRead, isRead]);
    if (isRead) found.push(name);
  }
  return found;
}

describe("a live message reaches", () => {
  test("all residents of its neighbourhoods, exactly those whom the preview counted", async () => {
    const { els } = town.people;
    const post = await create(els, [town.zuid]);
    const places = await selectReachedPlaces(town.db, post.id).execute();
    const found = await readersOf(await publish(els, post));
    expect(found).toEqual(["fatma", "gust", "bakker"]);
    expect(places.map(({ residents }) => residents)).toEqual([found.length]);
  });

  test("only its streets where it names any, and everybody in neighbourhoods without a chosen street", async () => {
    const { els } = town.people;
    const street = town.zuid.streets[1]?.id ?? "";
    const all = await readersOf(await createLive(els, [town.noord]));
    expect(all.length).toBeGreaterThan(0);
    const post = await create(els, [town.zuid, town.noord], { streetIds: [street] });
    const places = await selectReachedPlaces(town.db, post.id).execute();
    expect(places.map(({ id, narrowed, streets }) => [id, narrowed, streets.length]).toSorted()).toEqual(
      [
        [town.noord.id, false, 0],
        [town.zuid.id, true, 1],
      ].toSorted(),
    );
    expect(await readersOf(await publish(els, post))).toEqual(all);
  });

  test("only its streets, if it names any", async () => {
    const { els } = town.people;
    const [first, second] = town.zuid.streets.map(({ id }) => id);
    const places = [town.zuid];
    expect(await readersOf(await createLive(els, places, { streetIds: [first ?? ""] }))).toEqual([
      "fatma",
      "gust",
      "bakker",
    ]);
    expect(await readersOf(await createLive(els, places, { streetIds: [second ?? ""] }))).toEqual([]);
  });

  test("only businesses and associations, if it is about local economy", async () => {
    const post = await createLive(town.people.els, [town.zuid, town.noord], { visibility: "local-economy" });
    expect(await readersOf(post)).toEqual(["bakker"]);
  });

  test("nobody while it is a concept, planned, or deleted", async () => {
    const { els } = town.people;
    const concept = await create(els, [town.zuid]);
    expect(await readersOf(concept)).toEqual([]);
    const planned = await publish(els, concept, town.in({ hours: 1 }));
    expect(await readersOf(planned)).toEqual([]);
    const live = await publish(els, planned);
    await els.publishing.deletePost(paramsOf(live));
    expect(await readersOf(live)).toEqual([]);
  });

  test("its new places, after a change of places", async () => {
    const { els } = town.people;
    const post = await createLive(els, [town.noord]);
    await town.pass({ hours: 1 });
    const moved = await change(els, post, { neighbourhoodIds: [town.zuid.id] });
    expect(await readersOf(moved)).toEqual(["fatma", "gust", "bakker"]);
    const [newest] = (await town.people.fatma.feed.getFeed()).items.map(postOf);
    expect(newest).toMatchObject({ id: post.id, publishedAt: post.publishedAt, isEdited: true });
  });

  test("staff of its own organisation, and no others", async () => {
    const { els, viktor, bram, otto } = town.people;
    const post = await createLive(els, [town.noord]);
    expect(await viktor.publishing.readPost(paramsOf(post))).toMatchObject({ id: post.id });
    for (const stranger of [bram, otto])
      await expect(stranger.publishing.readPost(paramsOf(post))).refuses("not_found");
  });
});

describe("a reader sees", () => {
  test("the message in their language, or else as it was written", async () => {
    const { els, dirk, fatma } = town.people;
    const image = await anImage(els);
    const file = await anAttachment(els);
    const turkish = {
      language: "tr",
      title: "Sokakta çalışma",
      textHtml: "<p>Pazartesiden itibaren.</p>",
      ctaText: "Kaydol",
      altTexts: { [image.id]: "Bir sokak" },
    } as const;
    const post = await createLive(els, [town.noord, town.zuid], {
      images: [{ id: image.id, altText: "Een straat" }],
      attachmentIds: [file.id],
      videoUrl: "https://www.youtube.com/watch?v=dQw4w9WgXcQ",
      ctaLink: "https://stad.example/inschrijven",
      ctaText: "Schrijf in",
      ctaDescription: "Het duurt een minuut",
      theme: "mobility",
      translations: [turkish],
    });
    const inTurkish = await fatma.publishing.readPost(paramsOf(post));
    expect(inTurkish).toMatchObject({
      title: "Sokakta çalışma",
      textHtml: "<p>Pazartesiden itibaren.</p>",
      language: "tr",
      isTranslated: true,
      cta: { link: "https://stad.example/inschrijven", text: "Kaydol", description: "Het duurt een minuut" },
      images: [{ id: image.id, altText: "Bir sokak" }],
      attachments: [{ id: file.id, name: "verslag.txt" }],
      videoId: "dQw4w9WgXcQ",
      organisation: { name: "Gemeente Testdorp", kind: "city", logo: null },
    });
    expect(await dirk.publishing.readPost(paramsOf(post))).toMatchObject({
      title: "Werken in de straat",
      language: "nl",
      isTranslated: false,
      images: [{ altText: "Een straat" }],
      cta: { text: "Schrijf in" },
    });
    const asked = { ...paramsOf(post), query: { language: inTurkish.originalLanguage } };
    expect(await fatma.publishing.readPost(asked)).toMatchObject({
      title: "Werken in de straat",
      language: "nl",
      isTranslated: false,
    });
    const [item] = (await fatma.feed.getFeed()).items.map(postOf).filter((one) => one.id === post.id);
    expect(item).toEqual(inTurkish);
  });

  test("the reactions of others and their own, and how many comments there are", async () => {
    const { els, dirk, fatma, gust } = town.people;
    const post = await createLive(els, [town.noord, town.zuid]);
    const params = { subjectKind: "post", subjectId: post.id } as const;
    for (const reader of [dirk, fatma, gust]) await reader.conversations.react({ params, body: { kind: "thanks" } });
    await fatma.conversations.react({ params, body: { kind: "wow" } });
    await dirk.conversations.createComment({ params, body: { text: "Uit Noord" } });
    await fatma.conversations.createComment({ params, body: { text: "Uit Zuid" } });
    await gust.conversations.createComment({ params, body: { text: "Ook uit Zuid" } });
    expect(await fatma.publishing.readPost(paramsOf(post))).toMatchObject({
      reactions: { thanks: 2, wow: 1 },
      myReaction: "wow",
      commentCount: 2,
    });
    expect(await dirk.publishing.readPost(paramsOf(post))).toMatchObject({ myReaction: "thanks", commentCount: 1 });
    expect(await els.publishing.readPost(paramsOf(post))).toMatchObject({ myReaction: null, commentCount: 3 });
  });
});

describe("the public page", () => {
  const inTestdorp = { networkSlug: "testdorp" };

  test("shows its messages to everyone, newest first, in the language asked for", async () => {
    const town = await nextTown();
    const { els, dirk, nele } = town.people;
    const english = { language: "en", title: "For all", textHtml: "<p>Hello</p>" } as const;
    const first = await createLive(els, [], { visibility: "public-page", title: "Eerste" });
    await town.pass({ minutes: 1 });
    const second = await createLive(els, [town.noord], {
      visibility: "public-page",
      title: "Voor allen",
      translations: [english],
    });
    await createLive(els, [town.noord], { title: "Alleen voor de buurt" });
    const page = await town.guest.publishing.listPublicPosts({ params: inTestdorp, query: { language: "en" } });
    expect(page.items.map(({ title }) => title)).toEqual(["For all", "Eerste"]);
    expect(page.next).toBeNull();
    const params = { ...inTestdorp, postId: second.id };
    expect(await town.guest.publishing.readPublicPost({ params })).toMatchObject({ title: "For all" });
    const inDutch = await town.guest.publishing.readPublicPost({ params, query: { language: "nl" } });
    expect(inDutch).toMatchObject({ title: "Voor allen", myReaction: null });
    expect((await dirk.feed.getFeed()).items.map((item) => postOf(item).title)).toContain("Voor allen");
    expect(await dirk.publishing.readPost(paramsOf(first))).toMatchObject({ title: "Eerste" });
    await expect(nele.publishing.readPost(paramsOf(first))).refuses("not_found");
  });

  test("has pages", async () => {
    const town = await nextTown();
    const { els } = town.people;
    for (let n = 0; n < 21; n += 1) await createLive(els, [], { visibility: "public-page", title: `Bericht ${n}` });
    const params = inTestdorp;
    const first = await town.guest.publishing.listPublicPosts({ params });
    const second = await town.guest.publishing.listPublicPosts({ params, query: { cursor: first.next ?? "" } });
    expect(new Set([...first.items, ...second.items].map(({ id }) => id)).size).toBe(21);
    expect(second).toMatchObject({ items: [{}], next: null });
    const strange = { params, query: { cursor: Buffer.from("[1,2]").toString("base64url") } };
    await expect(town.guest.publishing.listPublicPosts(strange)).refuses("invalid_input", { cursor: "invalid" });
  });

  test("can be filtered by kind and by organisation, and lists its organisations", async () => {
    const town = await nextTown();
    const { els, bram } = town.people;
    const open = { visibility: "public-page" } as const;
    await createLive(els, [], { ...open, title: "Bericht" });
    const activity = { theme: "culture", activity: anActivity() } as const;
    await createLive(els, [], { ...open, ...activity, kind: "activity", title: "Buurtfeest" });
    const params = inTestdorp;
    const titles = async (query: { kind?: "message" | "activity" | "vacancy"; organisationId?: string }) =>
      (await town.guest.publishing.listPublicPosts({ params, query })).items.map(({ title }) => title);
    const senders = async () => (await town.guest.publishing.listPublicSenders({ params })).items;
    expect(await titles({ kind: "message" })).toEqual(["Bericht"]);
    expect(await titles({ kind: "activity" })).toEqual(["Buurtfeest"]);
    expect(await titles({ kind: "vacancy" })).toEqual([]);
    const [city, ...others] = await senders();
    expect(others).toEqual([]);
    expect(await titles({ organisationId: city?.id ?? "" })).toEqual(["Buurtfeest", "Bericht"]);
    const own = await createLive(bram, [town.noord], open);
    expect((await senders()).map(({ name }) => name)).toHaveLength(2);
    await bram.publishing.deletePost(paramsOf(own));
    expect(await senders()).toEqual([city]);
    await expect(town.guest.publishing.listPublicSenders({ params: { networkSlug: "nergens" } })).refuses("not_found");
  });

  test("shows nothing that is not public, and no network that does not exist", async () => {
    const { els } = town.people;
    const { guest } = town;
    const hidden = await createLive(els, [town.noord]);
    const concept = await create(els, [], { visibility: "public-page" });
    const elsewhere = await createLive(els, [], { visibility: "public-page" });
    for (const postId of [hidden.id, concept.id, newId()]) {
      await expect(guest.publishing.readPublicPost({ params: { ...inTestdorp, postId } })).refuses("not_found");
    }
    const params = { networkSlug: "naburg", postId: elsewhere.id };
    await expect(guest.publishing.readPublicPost({ params })).refuses("not_found");
    await expect(guest.publishing.listPublicPosts({ params: { networkSlug: "nergens" } })).refuses("not_found");
    const nowhere = { params: { networkSlug: "nergens", postId: elsewhere.id } };
    await expect(guest.publishing.readPublicPost(nowhere)).refuses("not_found");
  });
});
