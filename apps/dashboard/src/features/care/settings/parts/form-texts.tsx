import { useTexts } from "@stoep/client/texts";
import { formTextLimits } from "@stoep/contract/care/values";
import type { Language } from "@stoep/contract/kernel";
import { Button, type Form, Group, Stack, Text, TextArea } from "@stoep/ui";
import { Suspense } from "react";
import { useFormat, useMembership } from "../../../../app/index.ts";
import { hasText, type TextsOfForm } from "./form-languages.ts";
import { type Settings, useText } from "./words.ts";

type Props = {
  form: Form<TextsOfForm>;
  language: Language;
  /** The language that it is translated from; null: it is that one. */
  original: Language | null;
  /** The current version of the consent text in this language. */
  saved: Settings["consents"][Language];
};

/** Introduction and consent text in one language. */
export function FormTexts({ form, language, original, saved }: Props) {
  const t = useText();
  const format = useFormat();
  const { formIntro, formConsent } = form.values;
  const hint = (texts: typeof formIntro, otherwise: string) =>
    original && hasText(texts[original]) ? t("form.original", { text: texts[original] }) : otherwise;
  return (
    <Stack>
      <TextArea
        label={t("form.intro")}
        description={hint(formIntro, t("form.introHint"))}
        lang={language}
        autosize
        minRows={2}
        maxLength={formTextLimits.intro}
        {...form.getInputProps(`formIntro.${language}`)}
      />
      <TextArea
        label={t("form.consent")}
        description={hint(formConsent, t("form.consentHint"))}
        lang={language}
        autosize
        minRows={2}
        maxLength={formTextLimits.consent}
        {...form.getInputProps(`formConsent.${language}`)}
      />
      {saved && (
        <Text size="sm" c="dimmed">
          {t("form.version", { version: saved.version, day: format.day(saved.since) })}
        </Text>
      )}
      {!hasText(formConsent[language]) && (
        <Suspense fallback={null}>
          <SuggestedText language={language} onText={(text) => form.setFieldValue(`formConsent.${language}`, text)} />
        </Suspense>
      )}
    </Stack>
  );
}

/** Fills in an example text, in the language in which it is shown to people. */
function SuggestedText({ language, onText }: { language: Language; onText: (text: string) => void }) {
  const t = useText();
  const example = useTexts("care/settings", language);
  const { organisation } = useMembership();
  return (
    <Group>
      <Button variant="default" onClick={() => onText(example("form.suggested", { organisation: organisation.name }))}>
        {t("form.suggest")}
      </Button>
    </Group>
  );
}
