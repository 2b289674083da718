import { Button, Group, OutsideLink, Stack, Switch, Text, TextArea, useForm } from "@stoep/ui";
import { api, useCommand, useFormat, useLeaveQuestion, useMembership } from "../../../../app/index.ts";
import { type Settings, settingsBody, useText } from "./words.ts";

/** The form of the public page: whether it is open, its introduction, and what people agree to. S2 §3 */
export function IntakeFormSettings({ settings }: { settings: Settings }) {
  const t = useText();
  const format = useFormat();
  const { hasForm, formIntro, formConsent } = settings;
  const form = useForm({ initialValues: { hasForm, formIntro, formConsent } });
  useLeaveQuestion(form.isDirty());
  const save = useCommand(api.care.editCareSettings, {
    form,
    done: t("form.saved"),
    whenDone: () => form.resetDirty(),
  });
  const submit = form.onSubmit((body) => void save.run({ body: { ...settingsBody(settings), ...body } }));
  const { consentVersion: version, consentSince } = settings;
  return (
    <form onSubmit={submit} noValidate>
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
          <Button type="submit" loading={save.isRunning}>
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
