import { Button, Group, OutsideLink, Stack, Switch, Text, TextArea, useForm } from "@stoep/ui";
import { useFormat, useMembership } from "../../../../app/index.ts";
import { useSaveSettings } from "./use-save-settings.ts";
import { type Settings, useText } from "./words.ts";

/** The form of the public page: whether it is open, its introduction, and what people agree to. S2 §3 */
export function IntakeFormSettings({ settings }: { settings: Settings }) {
  const t = useText();
  const format = useFormat();
  const { hasForm, formIntro, formConsent } = settings;
  const form = useForm({ initialValues: { hasForm, formIntro, formConsent } });
  const { save, isSaving } = useSaveSettings(form, settings, t("form.saved"));
  const { consentVersion: version, consentSince } = settings;
  return (
    <form onSubmit={form.onSubmit(save)} noValidate>
      <Stack>
        <Switch
          label={t("form.switch")}
          description={t("form.switchHint")}
          {...form.getInputProps("hasForm", { type: "checkbox" })}
        />
        <TextArea
          label={t("form.intro")}
          description={t("form.introHint")}
          autosize
          minRows={2}
          maxLength={1000}
          {...form.getInputProps("formIntro")}
        />
        <TextArea
          label={t("form.consent")}
          description={t("form.consentHint")}
          autosize
          minRows={2}
          maxLength={2000}
          {...form.getInputProps("formConsent")}
        />
        {version !== null && consentSince !== null && (
          <Text size="sm" c="dimmed">
            {t("form.version", { version, day: format.day(consentSince) })}
          </Text>
        )}
        <Group justify="space-between">
          {hasForm ? <FormLink /> : <SuggestedText onText={(text) => form.setFieldValue("formConsent", text)} />}
          <Button type="submit" loading={isSaving}>
            {t("save")}
          </Button>
        </Group>
      </Stack>
    </form>
  );
}

function FormLink() {
  const t = useText();
  const { network, organisation } = useMembership();
  return <OutsideLink href={`/${network.slug}/care/help/${organisation.id}`}>{t("form.open")}</OutsideLink>;
}

/** Fills in an example text. */
function SuggestedText({ onText }: { onText: (text: string) => void }) {
  const t = useText();
  const { organisation } = useMembership();
  return (
    <Button variant="default" onClick={() => onText(t("form.suggested", { organisation: organisation.name }))}>
      {t("form.suggest")}
    </Button>
  );
}
