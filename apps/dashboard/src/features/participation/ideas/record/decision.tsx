import { Bar, Card, Heading, Stack, Text } from "@stoep/ui";
import type { ReactNode } from "react";
import { useFormat } from "../../../../app/index.ts";
import { type Idea, useText, useTypeName } from "../parts/words.ts";
import style from "./record.module.css";

/** What the organisation decided, answered and has carried out: all of it is read by everybody who reads the idea. */
export function Decision({ idea }: { idea: Idea }) {
  const t = useText();
  const typeName = useTypeName();
  const format = useFormat();
  const { type, isChosenByVote, answer, works } = idea;
  const reason = isChosenByVote ? t("decide.byVote") : idea.reason;
  if (!reason && !answer && !works) return null;
  return (
    <Card>
      <Stack gap="md">
        {reason && (
          <Block title={t("decide.because", { type: typeName(type) })}>
            <Text className={style.text ?? ""}>{reason}</Text>
          </Block>
        )}
        {answer && (
          <Block title={t("answer.title")}>
            <Text className={style.text ?? ""}>{answer.text}</Text>
            <Text size="sm" c="dimmed">
              {[answer.by, format.moment(answer.at)].filter(Boolean).join(" · ")}
            </Text>
          </Block>
        )}
        {works && (
          <Block title={t("works.title")}>
            <Bar
              label={t(`works.states.${works.state}`)}
              value={works.percent}
              max={100}
              text={format.percent(works.percent / 100)}
            />
          </Block>
        )}
      </Stack>
    </Card>
  );
}

function Block({ title, children }: { title: string; children: ReactNode }) {
  return (
    <div>
      <Heading order={2} size="h4">
        {title}
      </Heading>
      {children}
    </div>
  );
}
