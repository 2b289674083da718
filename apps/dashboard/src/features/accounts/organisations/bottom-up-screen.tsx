import { acceptsBottomUp, BottomUp, bottomUpKinds } from "@stoep/contract/accounts";
import {
  Button,
  bySchema,
  Card,
  Checkbox,
  ErrorSummary,
  type Form,
  Heading,
  Notice,
  SplitEditor,
  Stack,
  Switch,
  TextArea,
  useForm,
} from "@stoep/ui";
import { useQuery } from "@tanstack/react-query";
import { useState } from "react";
import {
  api,
  FormPlaceholder,
  QueryContent,
  queryOf,
  SettingsPage,
  useCommand,
  useFieldText,
} from "../../../app/index.ts";
import { type Organisation, useText } from "../settings/words.ts";
import { BottomUpPreview } from "./bottom-up-preview.tsx";
import { useUnsavedChanges } from "./use-unsaved-changes.ts";

/** Which messages from residents the organisation accepts, and the text shown instead of the others. S1 §3 Organisation, D §7 */
export function BottomUpScreen() {
  const t = useText();
  return (
    <SettingsPage of="bottomUp" lead={t("bottomUp.lead")}>
      <Settings />
    </SettingsPage>
  );
}

function Settings() {
  const query = useQuery(queryOf(api.accounts.getOrganisation));
  return (
    <QueryContent query={query} waiting={<FormPlaceholder />}>
      {(organisation) => <SettingsForm key={organisation.id} organisation={organisation} />}
    </QueryContent>
  );
}

function SettingsForm({ organisation }: { organisation: Organisation }) {
  const t = useText();
  const fieldText = useFieldText();
  const [attempt, setAttempt] = useState(0);
  const form = useForm<BottomUp>({
    initialValues: organisation.bottomUp,
    validate: bySchema(BottomUp, fieldText),
  });
  const { status, isDirty, saved } = useUnsavedChanges(form, organisation.bottomUp);
  const save = useCommand(api.accounts.setBottomUp, {
    form: form as never,
    whenDone: (answer) => saved(answer.bottomUp),
  });
  const submit = form.onSubmit(
    (body) => void save.run({ body }),
    () => setAttempt(attempt + 1),
  );
  return (
    <form onSubmit={submit} noValidate>
      <SplitEditor
        labels={{ form: t("bottomUp.form"), preview: t("bottomUp.preview"), footer: t("footer") }}
        form={
          <>
            <ErrorSummary
              title={t("wrong", { count: Object.keys(form.errors).length })}
              errors={form.errors}
              attempt={attempt}
            />
            <Fields form={form} />
          </>
        }
        preview={
          <Stack gap="sm">
            <Heading order={2}>{t("bottomUp.preview")}</Heading>
            <BottomUpPreview name={organisation.name} settings={form.values} />
          </Stack>
        }
        footer={{
          status,
          actions: (
            <Button type="submit" loading={save.isRunning} disabled={!isDirty}>
              {t("save")}
            </Button>
          ),
        }}
      />
    </form>
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
    <Card>
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
