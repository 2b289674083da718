import { Day, languages } from "@stoep/contract/kernel";
import { answerChannels } from "@stoep/contract/surveys/values";
import { type Question, questionsOf } from "@stoep/instrument";
import { Select } from "@stoep/ui";
import { z } from "zod";
import { type FilterField, languageNames } from "../../../app/index.ts";
import { useNeighbourhoodFilter } from "../../neighbourhoods/index.ts";
import { usePeriod } from "../../publishing/index.ts";
import type { Survey } from "../parts/words.ts";
import { useText } from "./words.ts";

export const Filters = z.object({
  tab: z.string().max(40).optional(),
  neighbourhoodId: z.uuid().optional(),
  language: z.enum(languages).optional(),
  channel: z.enum(answerChannels).optional(),
  /** "<question>:<option>" */
  answered: z.string().max(140).optional(),
  from: Day.optional(),
  until: Day.optional(),
});
export type Filters = z.output<typeof Filters>;

/** As the calls take them. */
export const queryOfFilters = ({ neighbourhoodId, language, channel, answered, from, until }: Filters) => ({
  neighbourhoodIds: listOf(neighbourhoodId),
  languages: listOf(language),
  channels: listOf(channel),
  answered: listOf(answered),
  from,
  until,
});

const listOf = <T,>(chosen: T | undefined): T[] => (chosen === undefined ? [] : [chosen]);

/** Filters by place, days, language, channel, and by what was chosen in another question. */
export function useResultFilters(
  survey: Survey,
  filters: Filters,
  onChange: (change: Partial<Filters>) => void,
): FilterField<Filters>[] {
  const t = useText();
  const neighbourhood = useNeighbourhoodFilter(t("filters.neighbourhood"), t("filters.allNeighbourhoods"));
  const period = usePeriod<Filters>(filters, onChange);
  const written = [survey.language, ...survey.translations.map(({ language }) => language)];
  const groups = useAnsweredOptions(survey);
  const chosen = groups.flatMap(({ items }) => items).find(({ value }) => value === filters.answered);
  return [
    neighbourhood,
    period,
    {
      own: ["answered"],
      chip: chosen && t("filters.answeredChip", { question: chosen.question, option: chosen.label }),
      control: (
        <Select
          aria-label={t("filters.answered")}
          placeholder={t("filters.everyone")}
          data={groups}
          value={filters.answered ?? null}
          onChange={(answered) => onChange({ answered: answered ?? undefined })}
          searchable
          clearable
        />
      ),
    },
    {
      choice: "language",
      label: t("filters.language"),
      placeholder: t("filters.allLanguages"),
      options: written.map((value) => ({ value, label: languageNames[value] })),
      isRare: true,
    },
    {
      choice: "channel",
      label: t("filters.channel"),
      placeholder: t("filters.allChannels"),
      options: answerChannels.map((value) => ({ value, label: t(`channels.${value}`) })),
      isRare: true,
    },
  ];
}

/** The options of its questions, by question; private answers are filtered by for no one. */
function useAnsweredOptions({ instrument }: Survey) {
  const t = useText();
  return questionsOf(instrument).flatMap((question) => {
    if (question.isPrivate) return [];
    const items = optionsOf(question, t("other")).map(({ id, text }) => ({
      value: `${question.id}:${id}`,
      label: text,
      question: question.text,
    }));
    return items.length > 0 ? [{ group: question.text, items }] : [];
  });
}

const optionsOf = (question: Question, other: string): { id: string; text: string }[] => {
  if (!("options" in question) || question.kind === "ranking" || question.kind === "budget") return [];
  return "hasOther" in question && question.hasOther
    ? [...question.options, { id: "other", text: other }]
    : question.options;
};
