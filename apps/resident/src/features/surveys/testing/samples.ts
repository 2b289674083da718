/** Surveys, complete as the contract requires. */
import { idOf } from "@stoep/client/testing";
import type { MyAnswer, ReadSurvey } from "@stoep/contract/surveys";
import { all, instrument, page, idOf as partId, single, so } from "@stoep/instrument/testing";

/** A yes leads to the question why; another page asks for words. */
export const yes = single(1, 2, { text: "Do you like the square?", isRequired: true });
export const why = single(2, 2, {
  text: "What do you like?",
  showIf: all(so(yes.id, "anyOf", { optionIds: [yes.options[0]?.id ?? ""] })),
});
const common = { description: "", isRequired: false, showsHeader: true, imageId: null, isPrivate: false, showIf: null };
export const words = {
  ...common,
  kind: "open" as const,
  id: partId(3),
  text: "What do you miss?",
  form: "long" as const,
  smallest: null,
  largest: null,
};

export const aReadSurvey = (change: Partial<ReadSurvey> = {}): ReadSurvey => ({
  id: idOf(901),
  kind: "survey",
  instrument: instrument(page(1, [yes, why]), page(2, [words])),
  instrumentVersion: 1,
  language: "en",
  isTranslated: false,
  languages: ["en"],
  introduction: { title: "Your square", text: "We want to know how you use it.", button: "" },
  videoId: null,
  thanks: "We read all answers.",
  organisation: { id: idOf(30), name: "Stad Gent", kind: "city", logo: null },
  project: null,
  startsOn: "2026-11-01",
  endsOn: "2026-12-15",
  timing: "active",
  daysLeft: 15,
  respondents: "residents",
  canChange: true,
  keptMonths: 24,
  form: null,
  neighbourhoods: [
    { id: idOf(20), name: "Dok" },
    { id: idOf(3), name: "Muide" },
  ],
  slug: "how-do-you-like-the-square",
  images: [],
  ...change,
});

/** Of somebody who can answer and has not. */
export const aMyAnswer = (change: Partial<MyAnswer> = {}): MyAnswer => ({
  hasAnswered: false,
  answers: null,
  instrumentVersion: null,
  can: { answer: true },
  ...change,
});
