import type { Language } from "@stoep/contract/kernel";
import { Button, Group, OutsideLink, Stack, Switch, Text, useForm } from "@stoep/ui";
import { useEffect, useState } from "react";
import { DeleteTranslation, LanguageTabs, useLanguageName } from "../../../../app/editor/index.ts";
import { useFieldText, useMembership } from "../../../../app/index.ts";
import { hasText, type TextsOfForm, textsOf, useFormLanguages } from "./form-languages.ts";
import { FormTexts } from "./form-texts.tsx";
import { useSaveSettings } from "./use-save-settings.ts";
import { type Settings, useText } from "./words.ts";

/** The form of the public page: whether it is open, and by language its introduction and what people agree to. S2 §3 */
export function IntakeFormSettings({ settings }: { settings: Settings }) {
  const t = useText();
  const fieldText = useFieldText();
  const { main, others, add, remove } = useFormLanguages(settings);
  const form = useForm<TextsOfForm>({
    initialValues: {
      hasForm: settings.hasForm,
      formIntro: textsOf(settings.formIntro),
      formConsent: textsOf(settings.formConsent),
    },
    validate: ({ hasForm, formConsent }) =>
      hasForm && !Object.values(formConsent).some(hasText)
        ? { [`formConsent.${main}`]: fieldText("consentRequired") }
        : {},
  });
  const [language, setLanguage] = useState(main);
  const { save, isSaving } = useSaveSettings(form, settings, t("form.saved"));
  const faulty = Object.keys(form.errors).map((path) => path.split(".")[1] as Language | undefined);
  const [firstFaulty] = faulty.includes(language) ? [] : faulty;
  useEffect(() => {
    if (firstFaulty) setLanguage(firstFaulty);
  }, [firstFaulty]);
  const textsIn = (one: Language) => (
    <FormTexts form={form} language={one} original={one === main ? null : main} saved={settings.consents[one]} />
  );
  return (
    <form onSubmit={form.onSubmit(save)} noValidate>
      <Stack>
        <Switch
          label={t("form.switch")}
          description={t("form.switchHint")}
          {...form.getInputProps("hasForm", { type: "checkbox" })}
        />
        <LanguagesLead main={main} />
        <LanguageTabs
          label={t("form.languages")}
          original={main}
          translations={others.map((one) => ({ language: one }))}
          language={language}
          onLanguage={setLanguage}
          onAdd={add}
          onDelete={(one) => {
            form.setFieldValue(`formIntro.${one}`, "");
            form.setFieldValue(`formConsent.${one}`, "");
            remove(one);
          }}
          fieldsOf={({ language: one }, _, askAndDelete) => (
            <>
              {textsIn(one)}
              <DeleteTranslation language={one} onDelete={askAndDelete} />
            </>
          )}
        >
          {textsIn(main)}
        </LanguageTabs>
        <Group justify="space-between">
          {settings.hasForm ? <FormLink /> : <span />}
          <Button type="submit" loading={isSaving}>
            {t("save")}
          </Button>
        </Group>
      </Stack>
    </form>
  );
}

/** Which text readers get; nothing where a network has one language. */
function LanguagesLead({ main }: { main: Language }) {
  const t = useText();
  const nameOf = useLanguageName();
  const { languages } = useMembership().network;
  if (languages.length < 2) return null;
  return (
    <Text size="sm" c="dimmed">
      {t("form.languagesLead", { language: nameOf(main) })}
    </Text>
  );
}

function FormLink() {
  const t = useText();
  const { network, organisation } = useMembership();
  return <OutsideLink href={`/${network.slug}/care/help/${organisation.id}`}>{t("form.open")}</OutsideLink>;
}
