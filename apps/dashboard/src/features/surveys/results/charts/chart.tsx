import type { Question, QuestionResult } from "@stoep/instrument";
import { Text, TextLink } from "@stoep/ui";
import { useRouteParam, useViewHref } from "../../../../app/index.ts";
import { surveyPath } from "../../parts/words.ts";
import type { AnswerFilters } from "../answer-filters.ts";
import { useText } from "../words.ts";
import { AmountsChart } from "./amounts-chart.tsx";
import { DaysChart } from "./days-chart.tsx";
import { NumbersChart } from "./numbers-chart.tsx";
import { OptionsChart } from "./options-chart.tsx";
import { PlacesChart } from "./places-chart.tsx";
import { RanksChart } from "./ranks-chart.tsx";
import { RowsChart } from "./rows-chart.tsx";

/** The chart of a result's shape. At least one person answered. */
export function Chart({ question, result: { result, ...counted } }: { question: Question; result: QuestionResult }) {
  const t = useText();
  switch (result.shape) {
    case "options":
      return <OptionsChart question={question} result={{ ...counted, result }} />;
    case "numbers":
      return <NumbersChart question={question} result={{ ...counted, result }} />;
    case "days":
      return <DaysChart result={{ ...counted, result }} />;
    case "ranks":
      return <RanksChart question={question} result={{ ...counted, result }} />;
    case "rows":
      return <RowsChart question={question} result={{ ...counted, result }} />;
    case "amounts":
      return <AmountsChart question={question} result={{ ...counted, result }} />;
    case "places":
      return <PlacesChart question={question} result={{ ...counted, result }} />;
    case "files":
      return <Text>{t("files", { count: result.count })}</Text>;
    case "words":
      return <ReadWords question={question} answered={counted.answered} />;
  }
}

/** Words are read one by one, beside the results; private ones are not. */
function ReadWords({ question, answered }: { question: Question; answered: number }) {
  const t = useText();
  const hrefOf = useViewHref<AnswerFilters>(surveyPath(useRouteParam("surveyId")));
  if (question.isPrivate) return <Text>{t("answers.withheldText")}</Text>;
  return (
    <TextLink href={hrefOf({ tab: "answers", questionId: question.id })}>{t("read", { count: answered })}</TextLink>
  );
}
