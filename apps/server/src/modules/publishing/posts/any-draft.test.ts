import { daysLater } from "@stoep/contract/kernel";
import {
  DurationUnit,
  type MessageType,
  type PostDraft,
  PostKind,
  Repeat,
  themes,
  VacancyEngagement,
} from "@stoep/contract/publishing";
import fc from "fast-check";
import { expect, test } from "vitest";
import { fuzzTimeout, runs } from "../../../testing/fuzz.ts";
import { change, paramsOf } from "../../../testing/messages.ts";
import { nextTown } from "../../../testing/town.ts";
import { aMorning } from "../../../testing/town-people.ts";

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
const today = aMorning.toISOString().slice(0, 10);
const moment = fc.date({ noInvalidDate: true }).map((date) => date.toISOString());
const day = fc.oneof(
  { weight: 6, arbitrary: fc.integer({ min: -70, max: 330 }).map((days) => daysLater(today, days)) },
  { weight: 1, arbitrary: fc.constantFrom("1000-01-01", "2999-12-31", "0999-12-31", "2027-02-29", "") },
);
const time = fc.oneof(
  { weight: 6, arbitrary: fc.integer({ min: 0, max: 47 }).map((half) => clockAt(half * 30)) },
  { weight: 1, arbitrary: fc.constantFrom("", "2", "24:00", "02:60", "ab:cd", "０２:００") },
);
const clockAt = (minutes: number) =>
  [Math.floor(minutes / 60), minutes % 60].map((part) => String(part).padStart(2, "0")).join(":");
/** In half degrees, some beyond the poles. */
const degrees = fc.option(fc.integer({ min: -181, max: 181 }).map((half) => half / 2));
const place = { address: characters, longitude: degrees, latitude: degrees };
const activity = fc.record({
  fromDay: fc.option(day),
  fromTime: time,
  untilDay: fc.option(day),
  untilTime: time,
  repeat: fc.constantFrom(...Repeat.options),
  repeatUntil: fc.option(day),
  ...place,
  hasRegistration: fc.boolean(),
  capacity: fc.option(fc.integer({ min: 0, max: 100_001 })),
  closesHoursBefore: fc.integer({ min: 0, max: 721 }),
});
const vacancy = fc.record({
  ...place,
  engagement: fc.constantFrom(...VacancyEngagement.options),
  duration: fc.option(fc.integer({ min: 0, max: 1001 })),
  durationUnit: fc.constantFrom(...DurationUnit.options),
  contactFirstName: characters,
  contactLastName: characters,
  contactEmail: characters,
  contactPhone: characters,
  applyUntil: fc.option(day),
  subscriptionUrl: link,
});

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
  const own = {
    kind: fc.constantFrom(...PostKind.options, "message" as const),
    activity: fc.option(activity),
    vacancy: fc.option(vacancy),
  };
  const required = { type: fc.constantFrom(...kinds), language: fc.constant("nl" as const), ...content };
  return fc.record({ ...required, ...optional, ...own }, { requiredKeys: ["type", "language", "title", "textHtml"] });
};

/** Returns null for a refusal, which must have one of these codes. */
const outcomeOf = async <T>(call: Promise<T>): Promise<T | null> =>
  call.catch((error) => {
    expect(["invalid_input", "not_previewed"]).toContain(error.code);
    return null;
  });

test(
  "any input from an editor is saved or refused with a named code, never an accident",
  async () => {
    const town = await nextTown();
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
  "any search text is accepted",
  async () => {
    const town = await nextTown();
    await fc.assert(
      fc.asyncProperty(characters, async (search) => {
        await outcomeOf(town.people.els.publishing.listPosts({ query: { search } }));
      }),
      runs(10),
    );
  },
  fuzzTimeout,
);
