/** What a survey, a call or a contribution form needs before anybody may answer it. S1 §5 */
import { instrumentProblems, untranslated } from "@stoep/instrument";
import type { FieldCode } from "../kernel/index.ts";
import { isBlank, youTubeId } from "../publishing/index.ts";
import type { SurveyContent } from "./schemas.ts";

/** A code by the path of each field, such as `instrument.pages.0.questions.2.text`; empty: it can be published. */
export type SurveyProblems = Record<string, FieldCode>;

export function surveyProblems(survey: SurveyContent): SurveyProblems {
  const problems: SurveyProblems = {};
  const check = (holds: boolean, path: string, code: FieldCode) => {
    if (!holds) problems[path] ??= code;
  };
  for (const [path, code] of Object.entries(instrumentProblems(survey.instrument)))
    check(false, `instrument.${path}`, code);
  checkDays(survey, check);
  checkWords(survey, check);
  check(survey.projectId === null || survey.phaseId !== null, "phaseId", "phaseRequired");
  check(survey.respondents === "residents" || survey.slug !== "", "slug", "slugRequired");
  checkOffered(survey, check);
  check(survey.kind !== "form" || survey.form?.type != null, "form.type", "typeRequired");
  check(survey.kind !== "form" || survey.projectId !== null, "projectId", "projectRequired");
  for (const [at, { texts }] of survey.translations.entries())
    check(untranslated(survey.instrument, texts).length === 0, `translations.${at}.texts`, "translationIncomplete");
  return problems;
}

type Check = (holds: boolean, path: string, code: FieldCode) => void;

/**
 * Behind the public link nothing can be uploaded, with a code or without. A contribution has an author, so a form is for residents; its files
 * are those of the contribution.
 */
function checkOffered({ kind, respondents, instrument }: SurveyContent, check: Check): void {
  const isForm = kind === "form";
  check(!isForm || respondents === "residents", "respondents", "notOffered");
  if (respondents === "residents" && !isForm) return;
  for (const [at, page] of instrument.pages.entries())
    for (const [nth, question] of page.questions.entries())
      check(question.kind !== "files", `instrument.pages.${at}.questions.${nth}.kind`, "notOffered");
}

function checkDays({ startsOn, endsOn, hasNoEnd }: SurveyContent, check: Check): void {
  check(startsOn !== null, "startsOn", "startRequired");
  check(hasNoEnd || endsOn !== null, "endsOn", "endRequired");
  check(hasNoEnd || startsOn === null || endsOn === null || endsOn >= startsOn, "endsOn", "untilNotBeforeStart");
}

function checkWords({ introduction, videoUrl, translations }: SurveyContent, check: Check): void {
  check(introduction === null || !isBlank(introduction.title), "introduction.title", "titleRequired");
  check(introduction === null || !isBlank(introduction.text), "introduction.text", "textRequired");
  check(videoUrl === "" || youTubeId(videoUrl) !== null, "videoUrl", "videoUrlFormat");
  if (introduction === null) return;
  for (const [at, translation] of translations.entries()) {
    const path = `translations.${at}.introduction`;
    check(!isBlank(translation.introduction.title), `${path}.title`, "titleRequired");
    check(!isBlank(translation.introduction.text), `${path}.text`, "textRequired");
  }
}
