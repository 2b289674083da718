import { expect, test } from "vitest";
import { emptyDraft } from "./draft.ts";
import { kinds } from "./kinds/index.ts";
import { sectionsOf } from "./sections.ts";

const begun = { now: new Date("2026-12-03T13:20:00.000Z"), timeZone: "Europe/Brussels", day: null };
const activity = emptyDraft("standard", "nl", { kind: "activity", ...kinds.activity.begin(begun) });
const statesOf = (draft: typeof activity) =>
  Object.fromEntries(sectionsOf(draft).map(({ key, state }) => [key, state]));

test("a new activity lacks its text, place, theme and audience, but has a day", () => {
  expect(statesOf(activity)).toMatchObject({
    text: "missing",
    when: "complete",
    where: "missing",
    coming: "complete",
    theme: "missing",
    translations: "optional",
    audience: "missing",
    pictures: "optional",
    button: "optional",
  });
});

test("a section shows how much is missing and leads to the first fault", () => {
  const where = sectionsOf(activity).find(({ key }) => key === "where");
  expect(where).toMatchObject({ missing: 1, path: "activity.address" });
  const text = sectionsOf({ ...activity, title: "Soep" }).find(({ key }) => key === "text");
  expect(text).toMatchObject({ missing: 1, path: "textHtml" });
});

test("a filled section is complete, and a half-filled optional one is missing something", () => {
  const message = emptyDraft("standard", "nl");
  expect(statesOf({ ...message, title: "Soep", textHtml: "<p>Soep</p>" })).toMatchObject({
    text: "complete",
    theme: "optional",
  });
  expect(statesOf({ ...message, ctaLink: "https://gent.example" })).toMatchObject({ button: "missing" });
  expect(statesOf({ ...message, ctaType: "contact-form" })).toMatchObject({ button: "missing" });
  expect(statesOf({ ...message, ctaType: "contact-form", ctaText: "Vraag" })).toMatchObject({ button: "complete" });
  expect(statesOf(message)).not.toHaveProperty("when");
});
