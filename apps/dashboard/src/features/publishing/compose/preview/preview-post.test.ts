import { expect, test } from "vitest";
import { type Draft, draftOf, emptyTranslation } from "../draft.ts";
import { kinds, type PreviewDate } from "../kinds/index.ts";
import { aPicture, aPost, idOf } from "../testing/samples.ts";
import { previewOf } from "./preview-post.ts";

const sender = { organisation: { name: "Stad Gent", logo: null }, at: "2026-11-21T09:00:00.000Z", timeZone: "UTC" };
const shown = (change: Partial<Draft>, language: Draft["language"] = "nl") =>
  previewOf({ ...draftOf(aPost()), ...change }, language, sender);

test("a translation is shown where it has text, the original elsewhere", () => {
  const picture = aPicture(1);
  const options = [
    { id: idOf(30), text: "Links" },
    { id: idOf(31), text: "Rechts" },
  ];
  const french = { ...emptyTranslation("fr"), title: "Rue fermée", optionTexts: { [idOf(30)]: "À gauche" } };
  const post = { images: [{ file: picture, altText: "Een brug" }], type: "option", options } as const;
  expect(shown({ ...post, images: [...post.images], translations: [french] }, "fr")).toMatchObject({
    language: "fr",
    title: "Rue fermée",
    textHtml: "<p>Vanaf maandag.</p>",
    images: [{ id: picture.id, altText: "Een brug" }],
    poll: { kind: "option", options: [{ text: "À gauche" }, { text: "Rechts" }] },
  });
});

test("a language without translation shows the original, and says so", () => {
  expect(shown({}, "fr")).toMatchObject({ language: "nl", title: "Straat dicht" });
});

test("a video is shown once its link is valid, a button once it has a label or a link", () => {
  expect(shown({ videoUrl: "https://vimeo.com/1" }).videoId).toBeNull();
  expect(shown({ videoUrl: " https://www.youtube.com/shorts/dQw4w9WgXcQ " }).videoId).toBe("dQw4w9WgXcQ");
  expect(shown({}).cta).toBeNull();
  expect(shown({ ctaText: "Schrijf je in" }).cta).toEqual({
    type: "link",
    link: "",
    text: "Schrijf je in",
    description: "",
  });
});

test("only polls have something to vote on", () => {
  expect(shown({ type: "vote" }).poll).toMatchObject({ kind: "up-down", options: [] });
  expect(shown({ type: "perception" }).poll).toMatchObject({ kind: "perception" });
  expect(shown({ type: "urgent" }).poll).toBeNull();
});

test("a live activity shows the current dates of a series, and for a single date the one in the form", () => {
  const at = { startsAt: "2090-01-02T19:00:00.000Z", endsAt: "2090-01-02T21:00:00.000Z", isOpenEnded: false };
  const cancelled = { ...at, place: null, cancelled: { reason: "Storm" } };
  const own = { ...kinds.activity.begin({ now: new Date("2026-11-21T09:00:00.000Z"), timeZone: "UTC", day: null }) };
  const draft: Draft = { ...draftOf(aPost()), ...own, kind: "activity" };
  const datesWith = (dates: PreviewDate[]) => previewOf(draft, "nl", { ...sender, dates }).activity?.dates;
  expect(datesWith([])).toMatchObject([{ startsAt: "2026-11-21T10:00:00.000Z", cancelled: null }]);
  expect(datesWith([cancelled])).toMatchObject([
    { startsAt: "2026-11-21T10:00:00.000Z", cancelled: { reason: "Storm" } },
  ]);
  expect(datesWith([cancelled, cancelled])).toEqual([cancelled, cancelled]);
});
