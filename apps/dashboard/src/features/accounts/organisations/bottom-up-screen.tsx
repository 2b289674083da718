import { acceptsBottomUp, BottomUp, bottomUpKinds } from "@stoep/contract/accounts";
import { bySchema, Card, Checkbox, type Form, Notice, Stack, Switch, TextArea, useForm } from "@stoep/ui";
import { api, SettingsPage, useCommand, useFieldText } from "../../../app/index.ts";
import { type Organisation, useText } from "../settings/words.ts";
import { BottomUpPreview } from "./bottom-up-preview.tsx";
import { OrganisationContent, OrganisationEditor } from "./organisation-editor.tsx";
import { useUnsavedChanges } from "./use-unsaved-changes.ts";

/** Which messages from residents the organisation accepts, and the text shown instead of the others. S1 §3 Organisation, D §7 */
export function BottomUpScreen() {
  const t = useText();
  return (
    <SettingsPage of="bottomUp" lead={t("bottomUp.lead")}>
      <OrganisationContent>
        {(organisation) => <SettingsForm key={organisation.id} organisation={organisation} />}
      </OrganisationContent>
    </SettingsPage>
  );
}

function SettingsForm({ organisation }: { organisation: Organisation }) {
  const fieldText = useFieldText();
  const form = useForm<BottomUp>({
    initialValues: organisation.bottomUp,
    validate: bySchema(BottomUp, fieldText),
  });
  const changes = useUnsavedChanges(form, organisation.bottomUp);
  const save = useCommand(api.accounts.setBottomUp, {
    form,
    whenDone: (answer) => changes.saved(answer.bottomUp),
  });
  return (
    <OrganisationEditor
      part="bottomUp"
      form={form}
      changes={changes}
      isSaving={save.isRunning}
      onSave={(body) => void save.run({ body })}
      preview={<BottomUpPreview name={organisation.name} settings={form.values} />}
    >
      <Fields form={form} />
    </OrganisationEditor>
  );
}

function Fields({ form }: { form: Form<BottomUp> }) {
  const t = useText();
  const { isDisabled, disabledKinds } = form.values;
  const taken = bottomUpKinds.filter((kind) => !disabledKinds.includes(kind));
  const take = (kinds: string[]) =>
    form.setFieldValue(
      "disabledKinds",
      bottomUpKinds.filter((kind) => !kinds.includes(kind)),
    );
  return (
    <Card id="receivingMessages">
      <Stack gap="lg">
        <Switch
          label={t("bottomUp.takes")}
          description={t("bottomUp.takesHint")}
          checked={!isDisabled}
          onChange={(event) => form.setFieldValue("isDisabled", !event.currentTarget.checked)}
        />
        <Checkbox.Group label={t("bottomUp.kinds")} value={taken} onChange={take}>
          <Stack gap="sm" mt="xs">
            {bottomUpKinds.map((kind) => (
              <Checkbox
                key={kind}
                value={kind}
                label={t(`bottomUp.kind.${kind}`)}
                description={t(`bottomUp.hint.${kind}`)}
                disabled={isDisabled}
              />
            ))}
          </Stack>
        </Checkbox.Group>
        {!isDisabled && taken.length === 0 && <Notice tone="warning">{t("bottomUp.none")}</Notice>}
        <TextArea
          label={t("bottomUp.placeholder")}
          description={t("bottomUp.placeholderHint")}
          required={!acceptsBottomUp(form.values)}
          {...form.getInputProps("placeholder")}
        />
      </Stack>
    </Card>
  );
}
