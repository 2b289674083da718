import type { Question } from "@stoep/instrument";
import { Heading, Stack, Text } from "@stoep/ui";
import { Section } from "../../../app/editor/index.ts";
import { useFormat } from "../../../app/index.ts";
import { questionsBefore } from "../compose/problems.ts";
import { type Survey, useText } from "../parts/words.ts";

/** What it asks, page by page, in the language it is written in. */
export function Questionnaire({ survey: { instrument, language } }: { survey: Survey }) {
  const t = useText();
  const { pages } = instrument;
  return (
    <Section title={t("record.questionnaire")}>
      {pages.map((page, place) => (
        <Stack key={page.id} gap="sm">
          {pages.length > 1 && (
            <Heading order={3} lang={page.title ? language : undefined}>
              {page.title || t("pages.name", { number: place + 1 })}
            </Heading>
          )}
          <ol start={questionsBefore(instrument, place) + 1} style={{ margin: 0, paddingInlineStart: "1.5rem" }}>
            {page.questions.map((question) => (
              <li key={question.id}>
                <Asked question={question} lang={language} />
              </li>
            ))}
          </ol>
        </Stack>
      ))}
    </Section>
  );
}

/** Options; rows and columns; or what is put on a map. */
function listsOf(question: Question): { id: string; text: string }[][] {
  const lists =
    "options" in question
      ? [question.options]
      : "rows" in question
        ? [question.rows, question.columns]
        : "parts" in question
          ? [question.parts]
          : [];
  return lists.filter(({ length }) => length > 0);
}

function Asked({ question, lang }: { question: Question; lang: string }) {
  const t = useText();
  const format = useFormat();
  const marks = [
    t(`questionKinds.${question.kind}`),
    ...(question.kind === "budget" ? [`${format.number(question.amount)} ${question.unit}`.trim()] : []),
    ...(question.isRequired ? [t("questions.required")] : []),
    ...(question.showIf ? [t("questions.conditional")] : []),
  ];
  return (
    <>
      <Text fw={600} lang={lang} style={{ overflowWrap: "anywhere" }}>
        {question.text || "–"}
      </Text>
      <Text c="dimmed" size="sm">
        {marks.join(" · ")}
      </Text>
      {listsOf(question).map((choices) => (
        <Text key={choices[0]?.id} size="sm" lang={lang} style={{ overflowWrap: "anywhere" }}>
          {choices.map(({ text }) => text).join(" · ")}
        </Text>
      ))}
    </>
  );
}
