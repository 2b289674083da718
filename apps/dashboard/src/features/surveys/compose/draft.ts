/** The draft in the editor, and its conversion to and from the contract. Pure. */
import type { FileView } from "@stoep/contract/files";
import { daysLater, type Language } from "@stoep/contract/kernel";
import type { SurveyContent } from "@stoep/contract/surveys";
import { surveyLimits } from "@stoep/contract/surveys/values";
import { textPlaces } from "@stoep/instrument";
import type { RefObject } from "react";
import { type EditorForm, newId } from "../../../app/editor/index.ts";
import type { NewKind, Survey } from "../parts/words.ts";

export type Draft = SurveyContent;
export type Translation = Draft["translations"][number];

export type SurveyForm = EditorForm<Draft> & {
  /** null: it is not saved yet. */
  surveyId: string | null;
  titleField: RefObject<HTMLInputElement | null>;
  /** Of questions and options: those that are stored, and those uploaded since. */
  images: readonly FileView[];
  addImage: (file: FileView) => void;
  /** Ids of what has answers, which stays as it is; null: there are no answers yet. */
  locked: ReadonlySet<string> | null;
  /** Codes were made, which have the link on paper. */
  hasCodes: boolean;
};

type Beginning = { kind: NewKind; language: Language; today: string };

const lastsDays = 30;

export const newPage = () => ({ id: newId(), title: "", questions: [], showIf: null, endIf: null });

const firstForm: Draft["form"] = {
  type: "idea",
  takesAttachments: false,
  takesImages: true,
  takesSupport: true,
  takesPlace: true,
};

/** By default residents answer from today, for a month. */
export const emptyDraft = ({ kind, language, today }: Beginning): Draft => ({
  kind,
  language,
  instrument: { showsHeader: true, title: "", description: "", pages: [newPage()] },
  introduction: null,
  videoUrl: "",
  thanks: "",
  startsOn: today,
  endsOn: daysLater(today, lastsDays),
  hasNoEnd: false,
  respondents: "residents",
  asksProof: false,
  canChange: false,
  neighbourhoodIds: [],
  projectId: null,
  phaseId: null,
  slug: "",
  keptMonths: surveyLimits.kept,
  form: kind === "form" ? firstForm : null,
  translations: [],
});

export function draftOf(survey: Survey): Draft {
  const { kind, language, instrument, introduction, videoUrl, thanks, startsOn, endsOn, hasNoEnd } = survey;
  const { respondents, asksProof, canChange, neighbourhoodIds, projectId, phaseId, slug, keptMonths } = survey;
  const { form, translations } = survey;
  return {
    kind,
    language,
    instrument,
    introduction,
    videoUrl,
    thanks,
    startsOn,
    endsOn,
    hasNoEnd,
    respondents,
    asksProof,
    canChange,
    neighbourhoodIds,
    projectId,
    phaseId,
    slug,
    keptMonths,
    form,
    translations,
  };
}

/** The request body. Translations of what was removed are left out. */
export function bodyOf(draft: Draft): Draft {
  const keys = new Set(textPlaces(draft.instrument).map(({ key }) => key));
  return {
    ...draft,
    translations: draft.translations.map((one) => ({
      ...one,
      texts: Object.fromEntries(Object.entries(one.texts).filter(([key]) => keys.has(key))),
    })),
  };
}

export const emptyIntroduction = { title: "", text: "", button: "" };

export const emptyTranslation = (language: Language): Translation => ({
  language,
  introduction: emptyIntroduction,
  thanks: "",
  texts: {},
});

/** Ids of the pages, questions and options that answers name. */
export function idsOf({ pages }: Draft["instrument"]): Set<string> {
  const ids = pages.flatMap((page) => [
    page.id,
    ...page.questions.flatMap((question) => [
      question.id,
      ...("options" in question ? question.options.map(({ id }) => id) : []),
      ...("rows" in question ? [...question.rows, ...question.columns].map(({ id }) => id) : []),
      ...("parts" in question ? question.parts.map(({ id }) => id) : []),
    ]),
  ]);
  return new Set(ids);
}
