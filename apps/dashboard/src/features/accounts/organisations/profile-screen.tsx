import { EditOrganisation } from "@stoep/contract/accounts";
import {
  Button,
  ButtonLink,
  bySchema,
  Card,
  ErrorSummary,
  type Form,
  Heading,
  PhoneFrame,
  SplitEditor,
  Stack,
  Text,
  TextField,
  useForm,
} from "@stoep/ui";
import { EyeIcon } from "@stoep/ui/icons";
import { useQuery } from "@tanstack/react-query";
import { useDeferredValue, useState } from "react";
import { RichTextField } from "../../../app/editor/index.ts";
import {
  api,
  FormPlaceholder,
  QueryContent,
  queryOf,
  SettingsPage,
  useCommand,
  useFieldText,
  useFormat,
} from "../../../app/index.ts";
import { type Organisation, useText } from "../settings/words.ts";
import { PictureField } from "./picture-field.tsx";
import { ProfilePreview } from "./profile-preview.tsx";
import { useUnsavedChanges } from "./use-unsaved-changes.ts";

/** The organisation's profile, beside a preview of what residents see. S1 §2, §3 */
export function ProfileScreen() {
  const t = useText();
  return (
    <SettingsPage of="organisation" lead={t("profile.lead")}>
      <Profile />
    </SettingsPage>
  );
}

function Profile() {
  const query = useQuery(queryOf(api.accounts.getOrganisation));
  return (
    <QueryContent query={query} waiting={<FormPlaceholder />}>
      {(organisation) => <ProfileEditor key={organisation.id} organisation={organisation} />}
    </QueryContent>
  );
}

const editable = ({ name, textHtml, website, phone, address }: Organisation): EditOrganisation => ({
  name,
  textHtml,
  website,
  phone,
  address,
});

function ProfileEditor({ organisation }: { organisation: Organisation }) {
  const t = useText();
  const fieldText = useFieldText();
  const [attempt, setAttempt] = useState(0);
  const form = useForm<EditOrganisation>({
    initialValues: editable(organisation),
    validate: bySchema(EditOrganisation, fieldText),
  });
  const { status, isDirty, saved } = useUnsavedChanges(form, editable(organisation));
  const save = useCommand(api.accounts.editOrganisation, {
    form: form as never,
    refetches: ["accounts", "publishing", "feed"],
    whenDone: (answer) => saved(editable(answer)),
  });
  const submit = form.onSubmit(
    (body) => void save.run({ body }),
    () => setAttempt(attempt + 1),
  );
  // Typing has priority over the preview.
  const drawn = useDeferredValue(form.values);
  return (
    <form onSubmit={submit} noValidate>
      <SplitEditor
        labels={{ form: t("profile.form"), preview: t("profile.preview"), footer: t("footer") }}
        form={
          <>
            <ErrorSummary
              title={t("wrong", { count: Object.keys(form.errors).length })}
              errors={form.errors}
              attempt={attempt}
            />
            <WordFields form={form} organisation={organisation} />
            <Pictures organisation={organisation} />
          </>
        }
        preview={
          <Stack gap="sm">
            <Heading order={2}>{t("profile.preview")}</Heading>
            <PhoneFrame label={t("profile.frame")}>
              <ProfilePreview profile={{ ...organisation, ...drawn }} />
            </PhoneFrame>
          </Stack>
        }
        footer={{
          status,
          actions: (
            <>
              <ButtonLink variant="default" href="/settings/preview" leftSection={<EyeIcon aria-hidden />}>
                {t("profile.fullPreview")}
              </ButtonLink>
              <Button type="submit" loading={save.isRunning} disabled={!isDirty}>
                {t("save")}
              </Button>
            </>
          ),
        }}
      />
    </form>
  );
}

function WordFields({ form, organisation }: { form: Form<EditOrganisation>; organisation: Organisation }) {
  const t = useText();
  const format = useFormat();
  const { error, value, onChange } = form.getInputProps("textHtml");
  return (
    <Card>
      <Stack>
        <Heading order={2}>{t("profile.form")}</Heading>
        <TextField label={t("profile.name")} required {...form.getInputProps("name")} />
        <RichTextField
          label={t("profile.text")}
          description={t("profile.textHint")}
          value={value}
          onChange={onChange}
          data-path="textHtml"
          {...(error ? { error } : {})}
        />
        <TextField label={t("profile.website")} type="url" placeholder="https://" {...form.getInputProps("website")} />
        <TextField label={t("profile.phone")} type="tel" {...form.getInputProps("phone")} />
        <TextField label={t("profile.address")} {...form.getInputProps("address")} />
        <Text c="dimmed" size="sm">
          {t("profile.since", { day: format.day(organisation.memberSince) })}
        </Text>
      </Stack>
    </Card>
  );
}

function Pictures({ organisation: { name, logo, banner } }: { organisation: Organisation }) {
  const t = useText();
  return (
    <Card>
      <Stack>
        <div>
          <Heading order={2}>{t("profile.pictures")}</Heading>
          <Text c="dimmed" size="sm">
            {t("profile.atOnce")}
          </Text>
        </div>
        <PictureField kind="logo" picture={logo} name={name} />
        <PictureField kind="banner" picture={banner} name={name} />
      </Stack>
    </Card>
  );
}
