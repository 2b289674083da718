import { fillText, switchLanguage } from "@stoep/client/texts";
import { EditProfile, Phone, type Profile } from "@stoep/contract/accounts";
import { Button, bySchema, Card, Heading, Stack, TextField, toast, useForm } from "@stoep/ui";
import { z } from "zod";
import { api, loadSession, useCommand, useFieldText, useLeaveQuestion } from "../../../app/index.ts";
import { LanguageField, NameFields, WorkFields } from "../parts/profile-fields.tsx";
import { useText } from "../parts/words.ts";

/** In the form a missing number is an empty string. */
const Fields = EditProfile.extend({ phone: z.literal("").or(Phone) });
const fieldsOf = ({ firstName, lastName, publicName, jobTitle, language, phone }: Profile) => ({
  firstName,
  lastName,
  publicName,
  jobTitle,
  language,
  phone: phone ?? "",
});

/** Names, profession, language and number. Two calls of the catalogue, one button. S1 §3 Personal account */
export function ProfileForm({ profile }: { profile: Profile }) {
  const t = useText();
  const fieldText = useFieldText();
  const form = useForm({ initialValues: fieldsOf(profile), validate: bySchema(Fields, fieldText) });
  const edit = useCommand(api.accounts.editProfile, { form });
  const editPhone = useCommand(api.accounts.editPhoneNumber, { form });
  const letGo = useLeaveQuestion(form.isDirty());
  const submit = form.onSubmit(async ({ phone, ...names }) => {
    let saved = await edit.run({ body: names });
    if (saved && phone !== (profile.phone ?? "")) saved = await editPhone.run({ body: { phone: phone || null } });
    if (!saved) return;
    const values = fieldsOf(saved);
    form.setInitialValues(values);
    form.setValues(values);
    letGo();
    await loadSession();
    // The language of the screens may differ from that of the account; it changes only if the user chooses another one here.
    if (saved.language !== profile.language) await switchLanguage(saved.language);
    toast(fillText(saved.language, "accounts", "profile.saved"));
  });
  return (
    <Card id="aboutYou">
      <form onSubmit={submit} noValidate>
        <Stack>
          <Heading order={2}>{t("profile.title")}</Heading>
          <NameFields form={form} />
          <TextField
            label={t("profile.publicName")}
            description={t("profile.publicNameHint")}
            {...form.getInputProps("publicName")}
          />
          <WorkFields form={form} phoneHint={t("profile.phoneHint")} />
          <LanguageField form={form} hint={t("profile.languageHint")} />
          <div>
            <Button type="submit" loading={edit.isRunning || editPhone.isRunning}>
              {t("save")}
            </Button>
          </div>
        </Stack>
      </form>
    </Card>
  );
}
