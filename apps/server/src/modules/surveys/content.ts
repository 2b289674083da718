/** The content of a survey in its normal form: fields in one order, lists without an order sorted, texts of questions that are gone dropped. */
import { youTubeId } from "@stoep/contract/publishing";
import { type SurveyContent, SurveyDraft } from "@stoep/contract/surveys";
import { type Instrument, type Question, questionsOf, textPlaces } from "@stoep/instrument";
import type { StoredSurvey } from "./store/surveys.ts";

type Translation = SurveyContent["translations"][number];

/** Brings what an editor sent into normal form. Idempotent: stored content comes out unchanged. */
export function cleanContent(draft: SurveyContent): SurveyContent {
  return {
    ...draft,
    neighbourhoodIds: [...new Set(draft.neighbourhoodIds)].sort(),
    phaseId: draft.projectId === null ? null : draft.phaseId,
    translations: draft.translations
      .map((one) => ({ ...one, texts: textsOf(draft.instrument, one) }))
      .sort((a, b) => (a.language < b.language ? -1 : 1)),
  };
}

/** Those of the questionnaire, in its order, and only what was written. */
function textsOf(instrument: Instrument, { texts }: Translation): Translation["texts"] {
  const written = textPlaces(instrument).flatMap(({ key }) => (texts[key] ? [[key, texts[key]] as const] : []));
  return Object.fromEntries(written);
}

/** The columns of `survey` that hold its content. */
export function columnsOf(content: SurveyContent) {
  const { neighbourhoodIds, translations, slug, ...row } = content;
  const questions = questionsOf(row.instrument);
  return {
    ...row,
    slug: slug === "" ? null : slug,
    title: row.instrument.title,
    questionCount: questions.length,
    hasMap: questions.some(({ kind }) => kind === "map"),
    videoId: youTubeId(row.videoUrl),
    neighbourhoodCount: neighbourhoodIds.length,
    translated: translations.map(({ texts }) => texts.title ?? "").join(" "),
  };
}

/** A stored survey in the form in which an editor sends it: the database keeps no order of fields. */
export const contentOf = ({ slug, ...survey }: StoredSurvey): SurveyContent =>
  cleanContent(SurveyDraft.parse({ ...survey, slug: slug ?? "" }));

/** Pictures of questions and options. */
export const imageIdsOf = (instrument: Instrument): string[] => imageIdsIn(questionsOf(instrument));

export function imageIdsIn(questions: readonly Question[]): string[] {
  const ids = questions.flatMap((question) => [
    question.imageId,
    ...(question.kind === "gallery" ? question.options.map(({ imageId }) => imageId) : []),
  ]);
  return [...new Set(ids.filter((id) => id !== null))].sort();
}
