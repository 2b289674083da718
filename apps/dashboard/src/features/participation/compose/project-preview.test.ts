import { idOf, now } from "@stoep/client/testing";
import { expect, test } from "vitest";
import { aPhase, aProject } from "../testing/samples.ts";
import { draftOf } from "./draft.ts";
import { previewOf, type Surroundings } from "./project-preview.ts";

const around: Surroundings = {
  id: "",
  organisation: { id: idOf(2), name: "Stad Gent", kind: "city", logo: null },
  publishedAt: now,
  isEdited: false,
  version: 1,
  neighbourhoods: [],
  today: "2026-12-10",
  isEnded: false,
  blanks: { title: "Title", introduction: "Introduction", text: "Text", phase: (number) => `Phase ${number}` },
};

test("a reader sees days, money and phases as they are written", () => {
  const draft = draftOf(aProject({ isPhased: true, phases: [aPhase()], budget: 5000, currency: "EUR" }));
  expect(previewOf(draft, "nl", around)).toMatchObject({
    timing: "active",
    daysLeft: 81,
    budget: { amount: 5000, currency: "EUR" },
    phases: [{ title: "Luisteren", timing: "active" }],
  });
});

test("no phase of a project that was ended early goes on", () => {
  const draft = draftOf(aProject({ isPhased: true, phases: [aPhase()] }));
  expect(previewOf(draft, "nl", { ...around, isEnded: true })).toMatchObject({
    timing: "finished",
    phases: [{ timing: "finished" }],
  });
});

test("phases that are switched off are shown to nobody", () => {
  expect(previewOf(draftOf(aProject({ phases: [aPhase()] })), "nl", around).phases).toEqual([]);
});

test("a reader of another language gets the translation, and the original of what it lacks", () => {
  const phases = { [idOf(31)]: { title: "Écouter", text: "" } };
  const french = { language: "fr" as const, title: "Un parc", introduction: "", textHtml: "", altText: "", phases };
  const draft = draftOf(
    aProject({ isPhased: true, phases: [aPhase({ text: "Tot Nieuwjaar." })], translations: [french] }),
  );
  expect(previewOf(draft, "fr", around)).toMatchObject({
    title: "Un parc",
    introduction: "Hoe moet het park eruitzien?",
    language: "fr",
    isTranslated: true,
    phases: [{ title: "Écouter", text: "Tot Nieuwjaar." }],
  });
});

test("what is not written yet has words in its place", () => {
  const draft = draftOf(aProject({ title: "", introduction: "", textHtml: "", startsOn: null, endsOn: null }));
  expect(previewOf(draft, "nl", around)).toMatchObject({
    title: "Title",
    introduction: "Introduction",
    textHtml: "<p>Text</p>",
    startsOn: "2026-12-10",
    endsOn: "2026-12-10",
  });
});
