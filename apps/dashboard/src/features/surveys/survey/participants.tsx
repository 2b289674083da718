import { Figure, Group, Notice, Stack } from "@stoep/ui";
import { Section } from "../../../app/editor/index.ts";
import { useFormat } from "../../../app/index.ts";
import { type Survey, useText } from "../parts/words.ts";

/** How many answered. By the open link they are not counted by person. D §12 */
export function Participants({ survey: { participants, onPaper, respondents, hasAnswers } }: { survey: Survey }) {
  const t = useText();
  const format = useFormat();
  return (
    <Section title={t("record.participants")}>
      <Stack gap="md">
        <Group gap="8px 32px">
          <Figure
            label={t(respondents === "residents" ? "record.people" : "record.answers")}
            value={format.people(participants)}
            definition={t("record.counted")}
          />
          {onPaper !== null && <Figure label={t("record.onPaper")} value={format.people(onPaper)} />}
        </Group>
        {respondents === "open" && <Notice>{t("record.openNote")}</Notice>}
        {!hasAnswers && <Notice>{t("record.noAnswers")}</Notice>}
      </Stack>
    </Section>
  );
}
