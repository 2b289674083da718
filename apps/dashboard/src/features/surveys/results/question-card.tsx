import type { Question, QuestionResult } from "@stoep/instrument";
import { Heading, Stack, Text } from "@stoep/ui";
import { useFormat } from "../../../app/index.ts";
import { Chart } from "./charts/chart.tsx";
import { useText } from "./words.ts";

/** One question with what its answers say. */
export function QuestionCard({ question, result, lang }: { question: Question; result: QuestionResult; lang: string }) {
  const t = useText();
  const format = useFormat();
  const { shown, answered } = result;
  return (
    <Stack gap="sm">
      <Heading order={2} size="h3" lang={lang} style={{ overflowWrap: "anywhere" }}>
        {question.text}
      </Heading>
      <Text size="sm" c="dimmed">
        {answered === shown
          ? t("answered", { count: answered })
          : t("answeredOf", { answered: format.number(answered), shown: format.number(shown) })}
      </Text>
      {answered === 0 ? <Text>{t("nobody")}</Text> : <Chart question={question} result={result} />}
    </Stack>
  );
}
