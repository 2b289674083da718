import { type MessageType, type PostDraft, themes } from "@stoep/contract/publishing";
import fc from "fast-check";
import { expect, test } from "vitest";
import { fuzzTimeout, runs } from "../../testing/fuzz.ts";
import { change, paramsOf } from "../../testing/messages.ts";
import { newTown } from "../../testing/town.ts";

const kinds: MessageType[] = ["standard", "vote", "perception", "option", "educational", "urgent"];
const characters = fc.oneof(
  { weight: 9, arbitrary: fc.string({ unit: "grapheme", minLength: 1, maxLength: 30 }) },
  { weight: 1, arbitrary: fc.string({ unit: "binary", maxLength: 30 }) },
  {
    weight: 1,
    arbitrary: fc.constantFrom(
      "",
      " ",
      "\u0000",
      "\ud800",
      "\u200b",
      "' or 1=1 --",
      "%_\\",
      "<b>x</b>",
      "a".repeat(260),
    ),
  },
);
const video = "https://www.youtube.com/watch?v=dQw4w9WgXcQ";
const link = fc.oneof(
  { weight: 6, arbitrary: fc.constantFrom("", video, "HTTPS://YouTube.com:443/shorts/dQw4w9WgXcQ/") },
  { weight: 1, arbitrary: fc.oneof(characters, fc.webUrl()) },
);
const moment = fc.date({ noInvalidDate: true }).map((date) => date.toISOString());
const drafts = (ids: string[]) => {
  const id = fc.oneof(
    { weight: 15, arbitrary: fc.constantFrom(...ids) },
    {
      weight: 1,
      arbitrary: fc.oneof(
        fc.uuid(),
        fc.constantFrom(...ids).map((one) => one.toUpperCase()),
      ),
    },
  );
  const content = {
    title: characters,
    textHtml: fc.oneof(
      characters,
      characters.map((text) => `<p>${text}</p>`),
    ),
  };
  const texts = fc.dictionary(id, characters, { maxKeys: 3 });
  const optional = {
    theme: fc.option(fc.constantFrom(...themes)),
    secondTheme: fc.option(fc.constantFrom(...themes)),
    neighbourhoodIds: fc.array(id, { maxLength: 4 }),
    streetIds: fc.oneof(
      { weight: 9, arbitrary: fc.constant([]) },
      { weight: 1, arbitrary: fc.array(id, { maxLength: 2 }) },
    ),
    options: fc.array(fc.record({ id: fc.uuid(), text: characters }), { maxLength: 6 }),
    pollClosesAt: fc.option(moment),
    videoUrl: link,
    ctaLink: link,
    ctaText: characters,
    ctaDescription: characters,
    visibility: fc.constantFrom("everyone" as const, "local-economy" as const, "public-page" as const),
    isCommentsDisabled: fc.boolean(),
    translations: fc.array(
      fc.record({
        language: fc.constantFrom("en" as const, "fr" as const, "tr" as const),
        ...content,
        ctaText: characters,
        altTexts: texts,
        optionTexts: texts,
      }),
      { maxLength: 2 },
    ),
  };
  const required = { type: fc.constantFrom(...kinds), language: fc.constant("nl" as const), ...content };
  return fc.record({ ...required, ...optional }, { requiredKeys: ["type", "language", "title", "textHtml"] });
};

/** What was refused, and that it was refused for a reason. */
const outcomeOf = async <T>(call: Promise<T>): Promise<T | null> =>
  call.catch((error) => {
    expect(["invalid_input", "not_previewed"]).toContain(error.code);
    return null;
  });

test(
  "whatever an editor sends is kept or refused by name, never an accident",
  async () => {
    const town = await newTown();
    const { els, dirk } = town.people;
    const live: string[] = [];
    const places = [town.noord, town.oost, town.zuid].map(({ id }) => id);
    await fc.assert(
      fc.asyncProperty(drafts(places), drafts(places), async (first, second) => {
        const post = await outcomeOf(els.publishing.createPost({ body: first as PostDraft }));
        if (!post) return;
        await outcomeOf(els.publishing.previewPost(paramsOf(post)));
        const publishNow = { ...paramsOf(post), body: { version: post.version, at: null } };
        const answer = await outcomeOf(els.publishing.publishPost(publishNow));
        if (answer) live.push(post.id);
        await outcomeOf(change(els, answer?.post ?? post, second as Partial<PostDraft>));
      }),
      runs(20),
    );
    expect(live.length).toBeGreaterThan(0);
    for (const id of live) await els.publishing.readPost(paramsOf({ id }));
    await dirk.feed.getFeed();
  },
  fuzzTimeout,
);

test(
  "whatever is searched for is searched for",
  async () => {
    const town = await newTown();
    await fc.assert(
      fc.asyncProperty(characters, async (search) => {
        await outcomeOf(town.people.els.publishing.listPosts({ query: { search } }));
      }),
      runs(10),
    );
  },
  fuzzTimeout,
);
