import { questionsOf } from "@stoep/instrument";
import { z } from "zod";
import type { FilterField } from "../../../app/index.ts";
import type { Survey } from "../parts/words.ts";
import { Filters, useResultFilters } from "./filters.tsx";
import { useText } from "./words.ts";

export const AnswerFilters = Filters.extend({
  questionId: z.uuid().optional(),
  search: z.string().max(100).optional(),
});
export type AnswerFilters = z.output<typeof AnswerFilters>;

/** As for the results; and by a question that was answered, with words in the answer to it. */
export function useAnswerFilters(
  survey: Survey,
  filters: AnswerFilters,
  onChange: (change: Partial<AnswerFilters>) => void,
): FilterField<AnswerFilters>[] {
  const t = useText();
  const asked = questionsOf(survey.instrument).map(({ id, text }) => ({ value: id, label: text }));
  return [
    ...(filters.questionId === undefined ? [] : [{ search: "search" as const, label: t("answers.search") }]),
    {
      choice: "questionId",
      label: t("answers.question"),
      placeholder: t("answers.allQuestions"),
      options: asked,
      isSearchable: true,
    },
    ...useResultFilters(survey, filters, onChange),
  ];
}
