import { type Form, PasswordField } from "@stoep/ui";
import { useFieldText } from "../../../app/index.ts";
import { useText } from "./words.ts";

export type NewPasswordValues = { password: string; repeated: string };
export const noPassword: NewPasswordValues = { password: "", repeated: "" };

/** For useForm({ validate }): what the server cannot know. Whether the password is good enough, it says itself. S1 §5 */
export function useNewPasswordRules() {
  const t = useText();
  const fieldText = useFieldText();
  return {
    password: (value: string) => (value === "" ? fieldText("passwordRequired") : null),
    repeated: (value: string, { password }: NewPasswordValues) =>
      value === password ? null : t("newPassword.different"),
  };
}

/** A new password, typed twice. */
export function NewPasswordFields<V extends NewPasswordValues>({ form }: { form: Form<V> }) {
  const t = useText();
  const labels = { toggle: t("signIn.showPassword") };
  return (
    <>
      <PasswordField
        label={t("newPassword.label")}
        description={t("newPassword.hint")}
        autoComplete="new-password"
        labels={labels}
        {...form.getInputProps("password")}
      />
      <PasswordField
        label={t("newPassword.repeat")}
        autoComplete="new-password"
        labels={labels}
        {...form.getInputProps("repeated")}
      />
    </>
  );
}
