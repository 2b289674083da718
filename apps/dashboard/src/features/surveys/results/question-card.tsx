import type { Question, QuestionResult } from "@stoep/instrument";
import { Heading, Stack, Text } from "@stoep/ui";
import { useFormat } from "../../../app/index.ts";
import { Chart } from "./charts/chart.tsx";
import { useText } from "./words.ts";

interface Props {
  question: Question;
  result: QuestionResult;
  lang: string;
  /** A private one of which a filter would tell single answers. */
  isHidden: boolean;
}

/** One question with what its answers say. */
export function QuestionCard({ question, result, lang, isHidden }: Props) {
  const t = useText();
  return (
    <Stack gap="sm">
      <Heading order={2} size="h3" lang={lang} style={{ overflowWrap: "anywhere" }}>
        {question.text}
      </Heading>
      {isHidden ? <Text>{t("answers.wholeOnly")}</Text> : <Told question={question} result={result} />}
    </Stack>
  );
}

function Told({ question, result }: Pick<Props, "question" | "result">) {
  const t = useText();
  const format = useFormat();
  const { shown, answered } = result;
  return (
    <>
      <Text size="sm" c="dimmed">
        {answered === shown
          ? t("answered", { count: answered })
          : t("answeredOf", { answered: format.number(answered), shown: format.number(shown) })}
      </Text>
      {answered === 0 ? <Text>{t("nobody")}</Text> : <Chart question={question} result={result} />}
    </>
  );
}
