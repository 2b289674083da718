import { type Problems, translationAt, useProblems } from "../../../app/editor/index.ts";
import { languageNames } from "../../../app/index.ts";
import { useText } from "../parts/words.ts";
import type { Draft } from "./draft.ts";
import { questionsBefore, surveyChecks } from "./problems.ts";
import type { SurveyDesk } from "./use-desk.ts";

export function useSurveyProblems(desk: SurveyDesk, draft: Draft): Problems {
  return useProblems({ desk, draft, checks: surveyChecks, placeText: usePlaceText(draft) });
}

/** A prefix for the fault of one page, question or language: "Question 2: ". */
function usePlaceText({ instrument, translations }: Draft): (path: string) => string {
  const t = useText();
  return (path) => {
    const translation = translations[translationAt(path) ?? -1];
    if (translation) return `${languageNames[translation.language]}: `;
    const [, page, question] = /^instrument\.pages\.(\d+)(?:\.questions\.(\d+))?/.exec(path) ?? [];
    if (page === undefined) return "";
    const number = Number(page);
    if (question === undefined) return `${t("pages.name", { number: number + 1 })}: `;
    return `${t("questions.name", { number: questionsBefore(instrument, number) + Number(question) + 1 })}: `;
  };
}
