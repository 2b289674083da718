import { aDate } from "@stoep/client/testing";
import { type ActivityDate, ReadPost } from "@stoep/contract/publishing";
import { expect, test } from "vitest";
import { type Draft, draftOf, emptyTranslation } from "../draft.ts";
import { kinds } from "../kinds/index.ts";
import { aPicture, aPost, idOf } from "../testing/samples.ts";
import { previewOf, type Surroundings } from "./preview-post.ts";

const around: Surroundings = {
  linkText: (kind) => `View ${kind}`,
  id: idOf(1),
  organisation: { id: idOf(5), name: "Stad Gent", kind: "city", logo: null },
  isEdited: false,
  at: "2026-11-21T09:00:00.000Z",
  now: new Date("2026-11-21T09:00:00.000Z"),
  timeZone: "UTC",
  alert: { followUp: null, isResolved: false, line: [] },
  blanks: { title: "Titel", text: "Tekst", place: "Plaats", choice: (number) => `Keuze ${number}` },
};
const shown = (change: Partial<Draft>, language: Draft["language"] = "nl") =>
  previewOf({ ...draftOf(aPost()), ...change }, language, around);

test("it is whole: everything that the contract says a reader gets", () => {
  for (const kind of ["message", "activity", "vacancy"] as const) {
    const begun = kinds[kind].begin({ now: around.now, timeZone: "UTC", day: null });
    expect(ReadPost.safeParse(shown({ kind, ...begun })).error).toBeUndefined();
  }
});

test("what is not written yet has a word in its place, in the reader's language", () => {
  const empty = { title: "", textHtml: "", type: "option", options: [{ id: idOf(30), text: "" }] } as const;
  expect(shown({ ...empty, options: [...empty.options] })).toMatchObject({
    title: "Titel",
    textHtml: "<p>Tekst</p>",
    poll: { options: [{ text: "Keuze 1" }] },
  });
});

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

test.each([[[]], [[emptyTranslation("fr")]], [[{ ...emptyTranslation("fr"), textHtml: "<p></p>" }]]])(
  "a language without a translation, or with an empty one, shows the original, which is not translated",
  (translations) => {
    const original = { language: "nl", title: "Straat dicht", isTranslated: false, originalLanguage: "nl" };
    expect(shown({ translations: [...translations] }, "fr")).toMatchObject(original);
  },
);

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

test("a poll that takes no votes, or no longer, shows its results like to residents: nobody has voted", () => {
  const closed = { isClosed: true, total: 0, can: { vote: "voting_closed" } };
  expect(shown({ type: "vote", isVotingDisabled: true }).poll).toMatchObject({ ...closed, up: 0, down: 0 });
  expect(shown({ type: "perception", pollClosesAt: "2026-11-20T09:00:00.000Z" }).poll).toMatchObject(closed);
  expect(shown({ type: "vote" }).poll).toMatchObject({ isClosed: false, total: null, can: { vote: true } });
});

test("only an alert has follow-ups", () => {
  expect(shown({ type: "urgent" }).alert).toEqual(around.alert);
  expect(shown({}).alert).toBeNull();
});

test("a live activity shows the current dates of a series, and for a single date the one in the form", () => {
  const cancelled = aDate(idOf(40), "2090-01-02", { cancelled: { reason: "Storm" } });
  const own = kinds.activity.begin({ now: around.now, timeZone: "UTC", day: null });
  const draft: Draft = { ...draftOf(aPost()), ...own, kind: "activity" };
  const datesWith = (dates: ActivityDate[]) => previewOf(draft, "nl", { ...around, dates }).activity?.dates;
  expect(datesWith([])).toMatchObject([{ startsAt: "2026-11-21T10:00:00.000Z", cancelled: null }]);
  expect(datesWith([cancelled])).toMatchObject([
    { startsAt: "2026-11-21T10:00:00.000Z", cancelled: { reason: "Storm" } },
  ]);
  expect(datesWith([cancelled, cancelled])).toEqual([cancelled, cancelled]);
});
