import { Button, Card, Heading, PasswordField, Stack, Text, TextLink, useForm } from "@stoep/ui";
import { api, useCommand, useFieldText } from "../../../app/index.ts";
import { NewPasswordFields, useNewPasswordRules } from "../parts/new-password-fields.tsx";
import { useText } from "../parts/words.ts";

export function PasswordCard({ hasPassword }: { hasPassword: boolean }) {
  const t = useText();
  return (
    <Card id="password">
      <Stack>
        <Heading order={2}>{t("password.title")}</Heading>
        {hasPassword ? (
          <ChangeForm />
        ) : (
          <Text>
            {t("password.none")} <TextLink href="/forgot-password">{t("password.ask")}</TextLink>
          </Text>
        )}
      </Stack>
    </Card>
  );
}

/** S1 §5: requires the old password, and the new one twice. */
function ChangeForm() {
  const t = useText();
  const fieldText = useFieldText();
  const form = useForm({
    initialValues: { oldPassword: "", newPassword: "", repeated: "" },
    validate: {
      oldPassword: (value) => (value === "" ? fieldText("oldPasswordRequired") : null),
      ...useNewPasswordRules("newPassword"),
    },
  });
  const change = useCommand(api.accounts.changePassword, { form, done: t("password.changed") });
  const submit = form.onSubmit(async ({ oldPassword, newPassword }) => {
    if (await change.run({ body: { oldPassword, newPassword } })) form.reset();
  });
  return (
    <form onSubmit={submit} noValidate>
      <Stack>
        <PasswordField
          label={t("password.old")}
          autoComplete="current-password"
          labels={{ toggle: t("signIn.showPassword") }}
          {...form.getInputProps("oldPassword")}
        />
        <NewPasswordFields
          form={form}
          name="newPassword"
          label={t("newPassword.label")}
          repeatLabel={t("newPassword.repeat")}
        />
        <Text size="sm" c="dimmed">
          {t("password.elsewhere")}
        </Text>
        <div>
          <Button type="submit" loading={change.isRunning}>
            {t("password.submit")}
          </Button>
        </div>
      </Stack>
    </form>
  );
}
