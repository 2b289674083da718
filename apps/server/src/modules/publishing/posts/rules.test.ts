import type { PostDraft } from "@stoep/contract/publishing";
import { describe, expect, test } from "vitest";
import { cleanContent, lengthProblems, type PostContent } from "./content.ts";
import {
  changedFields,
  changeProblems,
  isFreshlyPublished,
  mayReachOthers,
  publishProblems,
  stateOf,
  votedPollProblems,
} from "./rules.ts";

const id = (n: number) => `0190a6a0-0000-7000-8000-${String(n).padStart(12, "0")}`;
const now = new Date("2026-05-12T08:00:00Z");
const yesterday = new Date("2026-05-11T08:00:00Z");
const tomorrow = new Date("2026-05-13T08:00:00Z");
const options = [
  { id: id(2), text: "Ja" },
  { id: id(3), text: "Nee" },
];
const content = (changes: Partial<PostContent> = {}): PostContent => ({
  kind: "message",
  activity: null,
  vacancy: null,
  type: "standard",
  title: "Werken",
  textHtml: "<p>Vanaf maandag.</p>",
  language: "nl",
  theme: null,
  secondTheme: null,
  neighbourhoodIds: [id(1)],
  streetIds: [],
  ctaType: "link",
  link: null,
  isVotingDisabled: false,
  images: [],
  attachmentIds: [],
  videoUrl: "",
  options: [],
  pollClosesAt: null,
  ctaLink: "",
  ctaText: "",
  ctaDescription: "",
  visibility: "everyone",
  isCommentsDisabled: false,
  hasCombinedComments: false,
  translations: [],
  ...changes,
});
const poll = (changes: Partial<PostContent> = {}) => content({ type: "option", options, ...changes });

test.each([
  ["no moments", { publishAt: null, publishedAt: null }, "concept"],
  ["a moment to come", { publishAt: tomorrow, publishedAt: null }, "scheduled"],
  ["a moment that has come but was not acted on", { publishAt: yesterday, publishedAt: null }, "scheduled"],
  ["gone live", { publishAt: yesterday, publishedAt: yesterday }, "published"],
])("%s is a state", (_, moments, state) => expect(stateOf(moments)).toBe(state));

describe("a poll's end", () => {
  const ended = poll({ pollClosesAt: yesterday.toISOString() });
  test("must be after the moment it goes live", () => {
    expect(publishProblems(ended, now)).toEqual({ pollClosesAt: "pollCloseInPast" });
    expect(publishProblems(poll({ pollClosesAt: tomorrow.toISOString() }), tomorrow)).toEqual({
      pollClosesAt: "pollCloseInPast",
    });
    expect(publishProblems(poll({ pollClosesAt: tomorrow.toISOString() }), now)).toEqual({});
  });
  test("is ignored for a message that is not a poll", () => {
    expect(publishProblems(content({ pollClosesAt: yesterday.toISOString() }), now)).toEqual({});
  });
  test("may have passed when another field of a live message is changed", () => {
    expect(changeProblems(ended, { ...ended, title: "Beter" }, now)).toEqual({});
  });
  test("may not be moved into the past", () => {
    const earlier = poll({ pollClosesAt: "2026-05-10T08:00:00.000Z" });
    expect(changeProblems(ended, earlier, now)).toEqual({ pollClosesAt: "pollCloseInPast" });
  });
});

describe("a poll that has votes", () => {
  test.each<[string, PostContent, PostContent, object]>([
    ["keeps its kind", poll(), content(), { type: "pollHasVotes" }],
    ["keeps each option", poll(), poll({ options: options.slice(1) }), { options: "pollHasVotes" }],
    [
      "keeps each option's text",
      poll(),
      poll({ options: [{ id: id(2), text: "Misschien" }, ...options.slice(1)] }),
      { options: "pollHasVotes" },
    ],
    ["may get another option", poll(), poll({ options: [...options, { id: id(4), text: "Blanco" }] }), {}],
    ["may show them in another order", poll(), poll({ options: options.toReversed() }), {}],
    ["may change everything else", poll(), poll({ title: "Anders", theme: "nature" }), {}],
    [
      "keeps being for or against",
      content({ type: "vote" }),
      content({ type: "perception" }),
      { type: "pollHasVotes" },
    ],
  ])("%s", (_, before, after, problems) => expect(votedPollProblems(before, after)).toEqual(problems));
});

describe("what changed", () => {
  test("is named field by field", () => {
    expect(changedFields(content(), content({ title: "Beter", theme: "nature", neighbourhoodIds: [] }))).toEqual([
      "neighbourhoodIds",
      "theme",
      "title",
    ]);
  });
  test("is nothing when only the order or notation differs", () => {
    const draft = { neighbourhoodIds: [id(2), id(1), id(2)], pollClosesAt: "2026-06-01T10:00:00Z" };
    const sorted = { neighbourhoodIds: [id(1), id(2)], pollClosesAt: "2026-06-01T10:00:00.000Z" };
    expect(changedFields(content(sorted), cleanContent(content(draft)))).toEqual([]);
  });
  test.each([
    [["title", "images"], false],
    [["streetIds"], true],
    [["type"], true],
    [["visibility"], true],
    [["neighbourhoodIds", "title"], true],
  ])("%j may reach others: %j", (fields, expected) => expect(mayReachOthers(fields)).toBe(expected));
  test("to an alert is news for a day", () => {
    expect(isFreshlyPublished(new Date("2026-05-11T08:00:01Z"), now)).toBe(true);
    expect(isFreshlyPublished(yesterday, now)).toBe(false);
  });
});

describe("what an editor sent", () => {
  const clean = (changes: Partial<PostDraft>) => cleanContent(content(changes as Partial<PostContent>));

  test("keeps each picture once, in its order", () => {
    const images = [3, 1, 3, 2].map((n) => ({ id: id(n), altText: `${n}` }));
    expect(clean({ images }).images.map(({ altText }) => altText)).toEqual(["3", "1", "2"]);
  });
  test("keeps translated texts only of pictures and options that are there", () => {
    const translation = { language: "en", title: "Works", textHtml: "x", ctaText: "", ctaDescription: "" } as const;
    const altTexts = { [id(9)]: "a street", [id(8)]: "gone", [id(7)]: "half \ud800" };
    const images = [9, 7].map((n) => ({ id: id(n), altText: "een straat" }));
    const { translations } = clean({ images, translations: [{ ...translation, altTexts, optionTexts: {} }] });
    expect(translations[0]?.altTexts).toEqual({ [id(7)]: "half \ufffd", [id(9)]: "a street" });
  });
  test("is too long when cleaning makes it so", () => {
    expect(lengthProblems(clean({ textHtml: "&".repeat(30_000) }))).toEqual({ textHtml: "tooLong" });
    expect(lengthProblems(clean({ textHtml: "&".repeat(19_000) }))).toEqual({});
  });
});
