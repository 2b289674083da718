import type { PostDraft } from "@stoep/contract/publishing";
import { beforeAll, describe, expect, test } from "vitest";
import type { Caller } from "../../../testing/client.ts";
import {
  aMessage,
  change,
  create,
  createLive,
  optionsOf,
  paramsOf,
  postOf,
  publish,
} from "../../../testing/messages.ts";
import { statementsOf } from "../../../testing/statements.ts";
import { newTown, type Town } from "../../../testing/town.ts";
import { selectReachedPlaces } from "../reach/store/reach.ts";

let town: Town;
beforeAll(async () => {
  town = await newTown();
});

const titlesOf = async (viewer: Caller) => (await viewer.feed.getFeed()).items.map(postOf).map((post) => post.title);
const publishing = (editor: Caller, post: { id: string; version: number }, at: string | null = null) =>
  editor.publishing.publishPost({ ...paramsOf(post), body: { version: post.version, at } });
const outcome = (call: Promise<unknown>): Promise<string> =>
  call.then(
    () => "done",
    (error) => error.code,
  );

/** Exact counts, which the API never discloses for so few. */
const reachOf = ({ id }: { id: string }) => selectReachedPlaces(town.db, id).execute();

test("a message travels from concept to the feeds of its neighbourhood", async () => {
  const { els, dirk, fatma } = town.people;
  const concept = await create(els, [town.noord], { title: "Feest op het plein" });
  expect(concept).toMatchObject({ state: "concept", version: 1, createdBy: "Els Peeters", can: { publish: true } });
  const preview = await els.publishing.previewPost(paramsOf(concept));
  expect(preview.reach).toMatchObject({ households: null, residents: null, neighbourhoods: 1 });
  expect(preview.reach.places).toMatchObject([{ households: null, residents: null, streets: [] }]);
  expect(await reachOf(concept)).toMatchObject([{ households: 1, residents: 2 }]);
  const post = await publish(els, concept);
  expect(post).toMatchObject({ state: "published", publishedAt: town.clock.now().toISOString() });
  expect(post.can.publish).toBe("already_published");
  expect(await titlesOf(dirk)).toContain("Feest op het plein");
  expect(await titlesOf(fatma)).not.toContain("Feest op het plein");
});

describe("a preview", () => {
  test.each<[string, Partial<PostDraft>, Record<string, string>]>([
    ["without a title", { title: "" }, { title: "titleRequired" }],
    ["without a text", { textHtml: "<p>&nbsp;</p>" }, { textHtml: "textRequired" }],
    ["without neighbourhoods", { neighbourhoodIds: [] }, { neighbourhoodIds: "neighbourhoodsRequired" }],
    ["with a poll of one option", { type: "option", options: optionsOf("Ja") }, { options: "notEnoughOptionsMessage" }],
    ["with an empty option", { type: "option", options: optionsOf("Ja", "") }, { options: "emptyOptionsMessage" }],
    ["with a video from elsewhere", { videoUrl: "https://vimeo.com/1" }, { videoUrl: "videoUrlFormat" }],
    ["with a link that is none", { ctaLink: "mailto:a@b.c", ctaText: "Mail" }, { ctaLink: "customCtaLinkFormat" }],
    ["with a link without text", { ctaLink: "https://stad.example" }, { ctaText: "customCtaTextRequired" }],
    [
      "with a poll that has closed",
      { type: "vote", pollClosesAt: "2026-01-01T00:00:00Z" },
      { pollClosesAt: "pollCloseInPast" },
    ],
    [
      "with half a translation",
      { translations: [{ language: "en", title: "Works", textHtml: "" }] },
      { translations: "textRequired" },
    ],
  ])("is refused %s, and what was not previewed is not published", async (_, changes, fields) => {
    const { els } = town.people;
    const post = await create(els, [town.noord], changes);
    await expect(els.publishing.previewPost(paramsOf(post))).refuses("invalid_input", fields);
    await expect(publishing(els, post)).refuses("not_previewed");
  });

  test("shows the message in every language it has", async () => {
    const { els } = town.people;
    const options = optionsOf("Ja", "Nee");
    const optionTexts = { [options[0]?.id ?? ""]: "Yes", [options[1]?.id ?? ""]: "No" };
    const english = { language: "en", title: "Works", textHtml: "<p>From Monday.</p>", optionTexts } as const;
    const post = await create(els, [town.noord], { type: "option", options, translations: [english] });
    const { readings } = await els.publishing.previewPost(paramsOf(post));
    expect(readings).toMatchObject([
      { language: "nl", isTranslated: false, title: "Werken in de straat" },
      { language: "en", isTranslated: true, title: "Works", textHtml: "<p>From Monday.</p>" },
    ]);
    expect(readings.map(({ poll }) => poll?.options.map(({ text }) => text))).toEqual([
      ["Ja", "Nee"],
      ["Yes", "No"],
    ]);
  });

  test("counts whom it reaches: by streets, and businesses only for local economy", async () => {
    const { els } = town.people;
    const reach = async (changes: Partial<PostDraft>) => reachOf(await create(els, [town.zuid], changes));
    expect(await reach({})).toMatchObject([{ households: 3, residents: 3 }]);
    expect(await reach({ visibility: "local-economy" })).toMatchObject([{ households: 1, residents: 1 }]);
    const [first, second] = town.zuid.streets;
    expect(await reach({ streetIds: [first?.id ?? ""] })).toMatchObject([{ residents: 3 }]);
    expect(await reach({ streetIds: [second?.id ?? ""] })).toMatchObject([{ residents: 0 }]);
    expect(await reach({ visibility: "public-page", neighbourhoodIds: [] })).toEqual([]);
  });
});

describe("publishing", () => {
  test("needs a preview of the same version", async () => {
    const { els } = town.people;
    const post = await create(els, [town.noord]);
    await els.publishing.previewPost(paramsOf(post));
    const changed = await change(els, post, { title: "Anders" });
    await expect(publishing(els, post)).refuses("changed_meanwhile");
    await expect(publishing(els, changed)).refuses("not_previewed");
    expect(await publish(els, changed)).toMatchObject({ state: "published", title: "Anders" });
  });

  test("works only once", async () => {
    const { els } = town.people;
    const post = await createLive(els, [town.noord]);
    await expect(publishing(els, post)).refuses("already_published");
    await expect(publishing(els, post, town.in({ days: 1 }))).refuses("already_published");
    await expect(els.publishing.unschedulePost(paramsOf(post))).refuses("already_published");
  });

  test("the warning is about the planned moment, and counts planned messages", async () => {
    const town = await newTown();
    const { els } = town.people;
    await createLive(els, [town.oost]);
    await publish(els, await create(els, [town.noord]), town.in({ days: 3 }));
    const post = await create(els, [town.oost, town.noord]);
    const around = async (moment: string) =>
      (await els.publishing.listPostedAround({ ...paramsOf(post), query: { at: moment } })).items.map(({ id }) => id);
    expect(await around(town.in({ hours: 1 }))).toEqual([town.oost.id]);
    expect(await around(town.in({ hours: 33 }))).toEqual([]);
    expect(await around(town.in({ hours: 80 }))).toEqual([town.noord.id]);
  });

  test("warns of neighbourhoods where the organisation published in the last 24 hours, and goes on", async () => {
    const town = await newTown();
    const { els, bram } = town.people;
    await createLive(bram, [town.oost]);
    await createLive(els, [town.noord]);
    await town.pass({ hours: 23, minutes: 59 });
    const post = await create(els, [town.noord, town.oost, town.west]);
    const noord = [{ id: town.noord.id, name: "Noord" }];
    expect((await els.publishing.previewPost(paramsOf(post))).postedRecently).toEqual(noord);
    const later = await publishing(els, post, town.in({ hours: 1 }));
    expect(later.postedRecently).toEqual([]);
    const now = await publishing(els, post);
    expect(now).toMatchObject({ postedRecently: noord, post: { state: "published" } });
    await town.pass({ minutes: 2 });
    const next = await create(els, [town.noord]);
    expect((await els.publishing.previewPost(paramsOf(next))).postedRecently).toEqual(noord);
    await town.pass({ hours: 24 });
    expect((await els.publishing.previewPost(paramsOf(next))).postedRecently).toEqual([]);
  });

  test("takes as many statements for 3 neighbourhoods as for 300", async () => {
    const { els } = town.people;
    const more = Array.from({ length: 296 }, (_, n) => ({ ...town.noord, id: crypto.randomUUID(), name: `Wijk ${n}` }));
    const { words: _, ...like } = await town.db
      .selectFrom("neighbourhood")
      .selectAll()
      .where("id", "=", town.noord.id)
      .executeTakeFirstOrThrow();
    const rows = more.map(({ id, name }) => ({ ...like, id, name, code: id }));
    await town.db.insertInto("neighbourhood").values(rows).execute();
    const all = [town.noord, town.oost, town.zuid, town.west, ...more];
    const counted = [];
    for (const places of [all.slice(0, 3), all]) {
      const of = async (work: () => Promise<unknown>) => (await statementsOf(town.databases.pool, work)).length;
      let post = await create(els, [town.noord]);
      const save = await of(async () => {
        post = await change(els, post, { neighbourhoodIds: places.map(({ id }) => id) });
      });
      const preview = await of(() => els.publishing.previewPost(paramsOf(post)));
      const going = await of(() => publishing(els, post));
      counted.push({ save, preview, going });
    }
    expect(counted[1]).toEqual(counted[0]);
    expect(counted[0]?.going).toBeGreaterThan(5);
    expect(counted[0]?.going).toBeLessThan(25);
  });
});

describe("many calls at once", () => {
  test("publish a message once", async () => {
    const { els, ada, dirk } = town.people;
    const post = await create(els, [town.noord], { title: "Vijftigmaal" });
    await els.publishing.previewPost(paramsOf(post));
    const calls = Array.from({ length: 50 }, (_, n) => outcome(publishing(n % 2 ? els : ada, post)));
    const outcomes = await Promise.all(calls);
    expect(outcomes.filter((one) => one === "done")).toHaveLength(1);
    expect(outcomes.filter((one) => one === "already_published")).toHaveLength(49);
    expect((await titlesOf(dirk)).filter((title) => title === "Vijftigmaal")).toHaveLength(1);
  });
});

describe("what it costs", () => {
  test("a message is written, previewed and published in fifteen statements, wherever it goes", async () => {
    const headers = { ...(await town.people.els.headers()) };
    const send = async (path: string, payload?: object) => {
      const response = await town.http.inject({ method: "POST", url: `/api/posts${path}`, headers, payload });
      expect(response.statusCode).toBe(200);
      return response.json();
    };
    const sent = await statementsOf(town.databases.pool, async () => {
      const { id, version } = await send("", aMessage([town.noord, town.oost]));
      await send(`/${id}/preview`);
      await send(`/${id}/publish`, { version, at: null });
    });
    expect(sent).toHaveLength(15);
  });

  test("what publishing returns is what reading returns afterwards", async () => {
    const { els } = town.people;
    const drafts = [{}, { visibility: "public-page" as const }, { title: "", textHtml: "", neighbourhoodIds: [] }];
    for (const changes of [...drafts, { type: "option" as const, options: optionsOf("Ja", "Nee") }]) {
      const post = await create(els, [town.noord], changes);
      expect(await els.publishing.getPost(paramsOf(post))).toEqual(post);
      if (post.title === "") continue;
      const live = await publish(els, post);
      expect(await els.publishing.getPost(paramsOf(post))).toEqual(live);
    }
    const planned = await publish(els, await create(els, [town.noord]), town.in({ hours: 1 }));
    expect(await els.publishing.getPost(paramsOf(planned))).toEqual(planned);
  });

  test("the table counts exactly what is live, however many messages go live and are deleted at once", async () => {
    const { els } = town.people;
    const before = (await els.publishing.listPosts()).counts;
    const posts = await Promise.all(Array.from({ length: 20 }, () => create(els, [town.noord])));
    await Promise.all(posts.map((post) => publish(els, post)));
    await Promise.all(posts.slice(0, 7).map((post) => els.publishing.deletePost(paramsOf(post))));
    await create(els, [town.noord]);
    await publish(els, await create(els, [town.noord]), town.in({ hours: 3 }));
    expect((await els.publishing.listPosts()).counts).toEqual({
      published: before.published + 13,
      scheduled: before.scheduled + 1,
      concept: before.concept + 1,
    });
  });
});
