import { surveyLimits } from "@stoep/contract/surveys/values";
import { Button, ButtonLink, Group, Stack, Text } from "@stoep/ui";
import { EditIcon, PrintIcon } from "@stoep/ui/icons";
import { Section, useLanguageName } from "../../../app/editor/index.ts";
import { useRefusalText } from "../../../app/index.ts";
import { usePrint } from "../parts/use-print.ts";
import { paperPath, type Survey, useText } from "../parts/words.ts";

/** The questionnaire to be filled in by hand, in each of its languages. */
export function Paper({ survey }: { survey: Survey }) {
  const t = useText();
  const nameOf = useLanguageName();
  const refusalText = useRefusalText();
  const { print, isPrinting } = usePrint(survey.id, survey.instrument.title);
  const languages = [survey.language, ...survey.translations.map(({ language }) => language)];
  return (
    <Section title={t("paper.title")}>
      <Stack gap="md">
        <Text>{t("paper.text")}</Text>
        <Group gap="sm">
          {languages.map((language) => (
            <Button
              key={language}
              variant="default"
              leftSection={<PrintIcon aria-hidden />}
              loading={isPrinting}
              onClick={() => print(language)}
            >
              {t("paper.print", { language: nameOf(language) })}
            </Button>
          ))}
        </Group>
        {survey.state === "published" && (
          <>
            <Text>{t("paper.until", { count: surveyLimits.paperDays })}</Text>
            {survey.can.enterPaper === true ? (
              <div>
                <ButtonLink href={paperPath(survey.id)} variant="default" leftSection={<EditIcon aria-hidden />}>
                  {t("paper.open")}
                </ButtonLink>
              </div>
            ) : (
              <Text c="dimmed">{refusalText(survey.can.enterPaper)}</Text>
            )}
          </>
        )}
      </Stack>
    </Section>
  );
}
