/** What a survey still lacks, by the field where it can be corrected. Pure. S1 §5 */
import { SurveyDraft, surveyProblems } from "@stoep/contract/surveys";
import { questionsOf, untranslated } from "@stoep/instrument";
import type { Checks, Problem } from "../../../app/editor/index.ts";
import { bodyOf, type Draft } from "./draft.ts";

const order = [
  "instrument.title",
  "instrument.description",
  "form.type",
  "language",
  "instrument",
  "neighbourhoodIds",
  "startsOn",
  "endsOn",
  "keptMonths",
  "thanks",
  "introduction.title",
  "introduction.text",
  "introduction.button",
  "videoUrl",
  "respondents",
  "projectId",
  "phaseId",
  "translations",
  "slug",
];

/** Limits first, as the schema has them; then what is missing. */
function lacksOf(draft: Draft): Problem[] {
  const issues = SurveyDraft.safeParse(bodyOf(draft)).error?.issues ?? [];
  const found = [
    ...issues.map(({ path, message }) => ({ path: path.join("."), code: message })),
    ...Object.entries(surveyProblems(draft)).map(([path, code]) => ({ path, code })),
  ].map((one) => placed(one, draft));
  return found.filter(({ path }, place) => found.findIndex((one) => one.path === path) === place);
}

const inTranslation = /^translations\.(\d+)\.texts$/;
/** Each is one field, with its text. */
const inChoices = /^(instrument\.pages\.\d+\.questions\.\d+\.(?:options|rows|columns)\.\d+)\.text$/;
const inLines = /^instrument\.pages\.(\d+)\.questions\.(\d+)\.options\.\d+/;

/** Where the form shows it: at the first text that a translation lacks; and of a dropdown, whose lines are one field, there. */
function placed({ path, code }: Problem, { instrument, translations }: Draft): Problem {
  const [, nth] = inTranslation.exec(path) ?? [];
  const translation = nth === undefined ? undefined : translations[Number(nth)];
  const [lacking] = translation ? untranslated(instrument, translation.texts) : [];
  if (lacking !== undefined) return { path: `${path}.${lacking}`, code };
  const [, page, question] = inLines.exec(path) ?? [];
  const asked = instrument.pages[Number(page)]?.questions[Number(question)];
  const place =
    asked?.kind === "dropdown"
      ? `instrument.pages.${page}.questions.${question}.options`
      : path.replace(inChoices, "$1");
  // That of messages is about polls.
  return { path: place, code: code === "tooManyOptions" ? "tooMany" : code };
}

export const surveyChecks: Checks<Draft> = {
  lacksOf,
  // When saving, the server reports fields under `survey`.
  placesOf: (path, code, draft) => [placed({ path: path.replace(/^survey\./, ""), code }, draft)],
  order,
};

/** How many questions stand before a page. */
export const questionsBefore = ({ pages }: Draft["instrument"], page: number): number =>
  questionsOf({ pages: pages.slice(0, page) }).length;
