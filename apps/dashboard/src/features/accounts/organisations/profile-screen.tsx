import { EditOrganisation } from "@stoep/contract/accounts";
import { ButtonLink, bySchema, Card, type Form, Heading, PhoneFrame, Stack, Text, TextField, useForm } from "@stoep/ui";
import { EyeIcon } from "@stoep/ui/icons";
import { useDeferredValue, useMemo } from "react";
import { RichTextField } from "../../../app/editor/index.ts";
import { api, SettingsPage, useCommand, useFieldText, useFormat } from "../../../app/index.ts";
import { type Organisation, useText } from "../settings/words.ts";
import { OrganisationContent, OrganisationEditor } from "./organisation-editor.tsx";
import { OrganisationFrame } from "./organisation-frame.tsx";
import { PictureField } from "./picture-field.tsx";
import { useUnsavedChanges } from "./use-unsaved-changes.ts";

/** The organisation's profile, beside a preview of what residents see. S1 §2, §3 */
export function ProfileScreen() {
  const t = useText();
  return (
    <SettingsPage of="organisation" lead={t("profile.lead")}>
      <OrganisationContent>
        {(organisation) => <ProfileEditor key={organisation.id} organisation={organisation} />}
      </OrganisationContent>
    </SettingsPage>
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
  const form = useForm<EditOrganisation>({
    initialValues: editable(organisation),
    validate: bySchema(EditOrganisation, fieldText),
  });
  const changes = useUnsavedChanges(form, editable(organisation));
  const save = useCommand(api.accounts.editOrganisation, {
    form,
    whenDone: (answer) => changes.saved(editable(answer)),
  });
  // Typing has priority over the preview.
  const drawn = useDeferredValue(form.values);
  const profile = useMemo(() => ({ ...organisation, ...drawn }), [organisation, drawn]);
  return (
    <OrganisationEditor
      part="profile"
      form={form}
      changes={changes}
      isSaving={save.isRunning}
      onSave={(body) => void save.run({ body })}
      preview={
        <PhoneFrame label={t("profile.frame")} scrollsItself>
          <OrganisationFrame profile={profile} isInPhone />
        </PhoneFrame>
      }
      actions={
        <ButtonLink variant="default" href="/settings/preview" leftSection={<EyeIcon aria-hidden />}>
          {t("profile.fullPreview")}
        </ButtonLink>
      }
    >
      <WordFields form={form} organisation={organisation} />
      <Pictures organisation={organisation} />
    </OrganisationEditor>
  );
}

function WordFields({ form, organisation }: { form: Form<EditOrganisation>; organisation: Organisation }) {
  const t = useText();
  const format = useFormat();
  const { error, value, onChange } = form.getInputProps("textHtml");
  return (
    <Card id="organisationForm">
      <Stack>
        <Heading order={2}>{t("profile.form")}</Heading>
        <TextField label={t("profile.name")} required {...form.getInputProps("name")} />
        <RichTextField
          label={t("profile.text")}
          description={t("profile.textHint")}
          value={value}
          onChange={onChange}
          data-path="textHtml"
          error={error}
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
    <Card id="organisationPictures">
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
