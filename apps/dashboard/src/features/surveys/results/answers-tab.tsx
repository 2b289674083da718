import { inWords, type Question, questionsOf } from "@stoep/instrument";
import { Badge, Card, EmptyState, FilterBar, Stack, Text } from "@stoep/ui";
import { useInfiniteQuery } from "@tanstack/react-query";
import {
  api,
  languageNames,
  MoreButton,
  OverviewPlaceholder,
  pagesOf,
  QueryContent,
  useFilterBar,
  useFilters,
} from "../../../app/index.ts";
import { useDays } from "../../participation/index.ts";
import type { Survey } from "../parts/words.ts";
import { AnswerFilters, useAnswerFilters } from "./answer-filters.ts";
import { queryOfFilters } from "./filters.tsx";
import { useText } from "./words.ts";

type GivenAnswer = Awaited<ReturnType<typeof api.surveys.listSurveyAnswers>>["items"][number];

/** The answers one by one, the latest day first: whole, or only those to one question. S1 §2 */
export function AnswersTab({ survey }: { survey: Survey }) {
  const t = useText();
  const [filters, setFilters] = useFilters(AnswerFilters);
  const { questionId, search } = filters;
  const fields = useAnswerFilters(survey, filters, setFilters);
  const bar = useFilterBar({ fields, values: filters, onChange: setFilters }, undefined);
  const query = useInfiniteQuery(
    pagesOf(api.surveys.listSurveyAnswers, {
      params: { surveyId: survey.id },
      query: { ...queryOfFilters(filters), questionId, search: questionId ? search : undefined },
    }),
  );
  return (
    <Stack gap="lg">
      <FilterBar {...bar} />
      <QueryContent query={query} waiting={<OverviewPlaceholder />}>
        {({ pages }) => (
          <Answers survey={survey} answers={pages.flatMap(({ items }) => items)} questionId={questionId} />
        )}
      </QueryContent>
      <MoreButton query={query} label={t("answers.more")} />
    </Stack>
  );
}

interface AnswersProps {
  survey: Survey;
  answers: GivenAnswer[];
  questionId: string | undefined;
}

function Answers({ survey, answers, questionId }: AnswersProps) {
  const t = useText();
  if (answers.length === 0)
    return (
      <EmptyState drawing="letters" title={t("none.nothingFound")}>
        {t("none.nothingFoundText")}
      </EmptyState>
    );
  const questions = questionsOf(survey.instrument).filter(({ id }) => questionId === undefined || id === questionId);
  return (
    <Stack component="ul" gap="md" p={0} m={0} style={{ listStyle: "none" }}>
      {answers.map((answer) => (
        <li key={answer.id}>
          <Card>
            <Given answer={answer} questions={questions} isAlone={questionId !== undefined} lang={survey.language} />
          </Card>
        </li>
      ))}
    </Stack>
  );
}

interface GivenProps {
  answer: GivenAnswer;
  questions: Question[];
  /** Of one question, which stands above. */
  isAlone: boolean;
  lang: string;
}

function Given({ answer, questions, isAlone, lang }: GivenProps) {
  const t = useText();
  const { day } = useDays();
  const { neighbourhood, language, channel, answers, withheld } = answer;
  const about = [day(answer.day), neighbourhood.name, languageNames[language], t(`channels.${channel}`)];
  return (
    <Stack gap="sm">
      {questions.map((question) => {
        const given = answers[question.id];
        if (given === undefined && !withheld.includes(question.id)) return null;
        return (
          <div key={question.id}>
            {!isAlone && (
              <Text size="sm" fw={600} lang={lang} style={{ overflowWrap: "anywhere" }}>
                {question.text}
              </Text>
            )}
            {given === undefined ? (
              <Badge color="gray">{t("answers.withheld")}</Badge>
            ) : (
              <Text style={{ overflowWrap: "anywhere", whiteSpace: "pre-wrap" }} lang={language}>
                <Words question={question} given={given} />
              </Text>
            )}
          </div>
        );
      })}
      <Text size="sm" c="dimmed">
        {about.join(" · ")}
      </Text>
    </Stack>
  );
}

/** An answer whose words were removed in time has none. */
function Words({ question, given }: { question: Question; given: Parameters<typeof inWords>[1] }) {
  const t = useText();
  if (question.kind === "files") return t("files", { count: given?.fileIds?.length ?? 0 });
  if (question.kind === "map" && given?.places?.every(({ words }) => words === ""))
    return t("answers.places", { count: given.places.length });
  return inWords(question, given) || t("answers.removed");
}
