import { describe, expect, test } from "vitest";
import { CompletePost } from "./complete-post.ts";
import { isHttpLink, youTubeId } from "./links.ts";
import { PostDraft } from "./schemas.ts";

const id = (n: number) => `0190a6a0-0000-7000-8000-${String(n).padStart(12, "0")}`;
const complete = {
  type: "standard",
  title: "Werken in de Muidelaan",
  textHtml: "<p>Vanaf maandag.</p>",
  language: "nl",
  neighbourhoodIds: [id(1)],
} satisfies PostDraft;
const english = { language: "en", title: "Works", textHtml: "<p>From Monday.</p>" } as const;
const twoOptions = [
  { id: id(2), text: "Ja" },
  { id: id(3), text: "Nee" },
];

type Change = Partial<PostDraft>;
const problems = (schema: typeof CompletePost | typeof PostDraft, change: Change) => {
  const result = schema.safeParse({ ...complete, ...change });
  return Object.fromEntries((result.error?.issues ?? []).map((issue) => [issue.path.join("."), issue.message]));
};

describe("a complete message", () => {
  test("has no problems", () => expect(problems(CompletePost, {})).toEqual({}));

  test.each<[string, Change, Record<string, string>]>([
    ["a title", { title: "  " }, { title: "titleRequired" }],
    ["a title that can be seen", { title: "\u200b\u00a0" }, { title: "titleRequired" }],
    ["a title of 250 characters at most", { title: "a".repeat(251) }, { title: "titleTooLong" }],
    ["text", { textHtml: "<p> &nbsp;<br></p>" }, { textHtml: "textRequired" }],
    ["neighbourhoods", { neighbourhoodIds: [] }, { neighbourhoodIds: "neighbourhoodsRequired" }],
    ["no option poll without options", { type: "option" }, { options: "notEnoughOptionsMessage" }],
    [
      "no option poll with one option",
      { type: "option", options: twoOptions.slice(1) },
      { options: "notEnoughOptionsMessage" },
    ],
    [
      "no empty option",
      { type: "option", options: [...twoOptions, { id: id(4), text: " " }] },
      { options: "emptyOptionsMessage" },
    ],
    [
      "five options at most",
      { type: "option", options: [4, 5, 6, 7, 8, 9].map((n) => ({ id: id(n), text: "a" })) },
      { options: "tooManyOptions" },
    ],
    ["a video of YouTube", { videoUrl: "https://vimeo.com/watch?v=dQw4w9WgXcQ" }, { videoUrl: "videoUrlFormat" }],
    ["a link that is one", { ctaLink: "javascript:alert(1)", ctaText: "Go" }, { ctaLink: "customCtaLinkFormat" }],
    ["a text on its link", { ctaLink: "https://stad.example/x" }, { ctaText: "customCtaTextRequired" }],
    ["alternative texts", { images: [{ id: id(9), altText: "" }] }, { images: "altTextRequired" }],
    [
      "ten pictures at most",
      { images: Array.from({ length: 11 }, (_, n) => ({ id: id(n), altText: "a" })) },
      { images: "tooManyImages" },
    ],
    ["two different themes", { theme: "nature", secondTheme: "nature" }, { secondTheme: "categoryTwice" }],
    ["one text per language", { translations: [english, english] }, { translations: "languageTwice" }],
    ["no translation without title", { translations: [{ ...english, title: "" }] }, { translations: "titleRequired" }],
    ["no translation without text", { translations: [{ ...english, textHtml: "" }] }, { translations: "textRequired" }],
  ])("has %s", (_, change, expected) => expect(problems(CompletePost, change)).toEqual(expected));

  test("names everything that is missing in one go", () => {
    expect(problems(CompletePost, { title: "", textHtml: "", neighbourhoodIds: [] })).toEqual({
      title: "titleRequired",
      textHtml: "textRequired",
      neighbourhoodIds: "neighbourhoodsRequired",
    });
  });

  test("needs no neighbourhood on the public page", () => {
    expect(problems(CompletePost, { visibility: "public-page", neighbourhoodIds: [] })).toEqual({});
  });
});

describe("a concept", () => {
  test.each<[string, Change]>([
    ["without anything", { title: "", textHtml: "", neighbourhoodIds: [] }],
    ["with half a video link", { videoUrl: "https://www.you" }],
    ["with a link and no text on it", { ctaLink: "https:/" }],
    ["with one option", { type: "option", options: twoOptions.slice(1) }],
  ])("is saved %s", (_, change) => expect(problems(PostDraft, change)).toEqual({}));

  test("still keeps to the limits", () => {
    expect(problems(PostDraft, { title: "a".repeat(251), textHtml: "a".repeat(100_001) })).toEqual({
      title: "titleTooLong",
      textHtml: "tooLong",
    });
  });
});

test.each([
  ["https://www.youtube.com/watch?v=dQw4w9WgXcQ", "dQw4w9WgXcQ"],
  ["https://youtube.com/watch?list=x&v=dQw4w9WgXcQ&t=3", "dQw4w9WgXcQ"],
  ["https://m.youtube.com/shorts/dQw4w9WgXcQ", "dQw4w9WgXcQ"],
  ["https://www.youtube.com/shorts/dQw4w9WgXcQ/", "dQw4w9WgXcQ"],
  ["https://www.youtube.com.evil.example/watch?v=dQw4w9WgXcQ", null],
  ["https://evil.example/https://www.youtube.com/watch?v=dQw4w9WgXcQ", null],
  ["https://user@www.youtube.com/watch?v=dQw4w9WgXcQ", null],
  ["https://www.youtube.com/embed/dQw4w9WgXcQ", null],
  ["https://www.youtube.com/watch?v=short", null],
  ["javascript://www.youtube.com/watch?v=dQw4w9WgXcQ", null],
  ["https://www.youtube.com/watch?v=dQw4w9WgXcQ\n", null],
])("the video of %j is %j", (link, expected) => expect(youTubeId(link)).toBe(expected));

test.each([
  ["https://stad.gent/x?y=1", true],
  ["http://stad.gent", true],
  ["ftp://stad.gent", false],
  ["https://localhost", false],
  ["https://a:b@stad.gent", false],
  ["data:text/html,x", false],
  ["//stad.gent", false],
])("%j is a link: %j", (link, expected) => expect(isHttpLink(link)).toBe(expected));
