import { questionResult, questionsOf } from "@stoep/instrument";
import { Card, EmptyState, FilterBar, Notice, ProgressRow, Stack } from "@stoep/ui";
import { lazyPart } from "@stoep/ui/parts";
import { Suspense } from "react";
import { ChartsPlaceholder, QueryContent, useFilterBar, useFilters, useFormat } from "../../../app/index.ts";
import type { Survey } from "../parts/words.ts";
import { Filters, useResultFilters } from "./filters.tsx";
import { useResults } from "./use-results.ts";
import { useText } from "./words.ts";

const QuestionCard = lazyPart(() => import("./question-card.tsx").then((m) => m.QuestionCard));

/** What the answers say together, question by question, of all of them or of those that the filter finds. S1 §2 */
export function ResultsTab({ survey }: { survey: Survey }) {
  const t = useText();
  const format = useFormat();
  const [filters, setFilters] = useFilters(Filters);
  const { query, sums, versions, all, isWhole } = useResults(survey.id, filters, survey.timing === "active");
  const fields = useResultFilters(survey, filters, setFilters);
  const isFiltered = fields.some((field) =>
    "own" in field ? field.own.some((key) => filters[key]) : "choice" in field && filters[field.choice],
  );
  const count = t("count", { count: all });
  const found = isFiltered ? t("found", { found: format.number(sums.answers), count: all }) : count;
  const bar = useFilterBar({ fields, values: filters, onChange: setFilters }, query.data && found);
  return (
    <Stack gap="lg">
      <FilterBar {...bar} />
      <QueryContent query={query} waiting={<ChartsPlaceholder />}>
        {() => (
          <Stack gap="lg">
            {!isWhole && <Reading share={all === 0 ? 0 : sums.answers / all} />}
            {versions > 1 && <Notice>{t("versions", { count: versions })}</Notice>}
            {sums.answers === 0 && isWhole ? (
              <None isFiltered={isFiltered} />
            ) : (
              <Suspense fallback={<ChartsPlaceholder />}>
                {questionsOf(survey.instrument).map((question) => (
                  <Card key={question.id}>
                    <QuestionCard
                      isHidden={isFiltered && question.isPrivate}
                      question={question}
                      result={questionResult(question, sums.of(question.id))}
                      lang={survey.language}
                    />
                  </Card>
                ))}
              </Suspense>
            )}
          </Stack>
        )}
      </QueryContent>
    </Stack>
  );
}

function Reading({ share }: { share: number }) {
  const t = useText();
  const format = useFormat();
  const words = t("readingWords", { percent: format.percent(share) });
  return <ProgressRow label={t("reading")} percent={Math.round(share * 100)} words={words} />;
}

function None({ isFiltered }: { isFiltered: boolean }) {
  const t = useText();
  return (
    <EmptyState drawing="letters" title={t(isFiltered ? "none.nothingFound" : "none.title")}>
      {t(isFiltered ? "none.nothingFoundText" : "none.text")}
    </EmptyState>
  );
}
