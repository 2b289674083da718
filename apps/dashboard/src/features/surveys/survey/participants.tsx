import { Figure, Group, Notice, Stack, TextLink } from "@stoep/ui";
import { Section } from "../../../app/editor/index.ts";
import { useFormat } from "../../../app/index.ts";
import { ideasPath } from "../../participation/index.ts";
import { type Survey, useText } from "../parts/words.ts";

/** How many answered, or contributed by a form. By the open link they are not counted by person. D §12 */
export function Participants({ survey }: { survey: Survey }) {
  const { id, kind, participants, onPaper, respondents, hasAnswers, projectId } = survey;
  const t = useText();
  const format = useFormat();
  if (kind === "form")
    return (
      <Section title={t("form.contributions")}>
        <Stack gap="md">
          {hasAnswers ? (
            <Figure label={t("form.cameIn")} value={format.people(participants)} />
          ) : (
            <Notice>{t("form.none")}</Notice>
          )}
          {hasAnswers && projectId && (
            <TextLink href={`${ideasPath(projectId)}&formId=${id}`}>{t("form.toContributions")}</TextLink>
          )}
        </Stack>
      </Section>
    );
  return (
    <Section title={t("record.participants")}>
      <Stack gap="md">
        {hasAnswers && (
          <Group gap="8px 32px">
            <Figure
              label={t(respondents === "residents" ? "record.people" : "record.answers")}
              value={format.people(participants)}
              definition={t("record.counted")}
            />
            {onPaper !== null && <Figure label={t("record.onPaper")} value={format.people(onPaper)} />}
          </Group>
        )}
        {respondents === "open" && <Notice>{t("record.openNote")}</Notice>}
        {!hasAnswers && <Notice>{t("record.noAnswers")}</Notice>}
      </Stack>
    </Section>
  );
}
