import { type Form, PasswordField } from "../../../app/index.ts";
import { useText } from "../words.ts";

/** The server's name of the first field; the second never leaves the page. */
type Name = "password" | "newPassword";

interface Props<N extends Name> {
  form: Pick<Form<Record<N | "repeated", string>>, "field">;
  name: N;
}

/** A new password, typed twice. */
export function NewPasswordFields<N extends Name>({ form, name }: Props<N>) {
  const t = useText();
  return (
    <>
      <PasswordField
        {...form.field(name)}
        label={t("newPassword.label")}
        hint={t("newPassword.hint")}
        autoComplete="new-password"
      />
      <PasswordField {...form.field("repeated")} label={t("newPassword.repeat")} autoComplete="new-password" />
    </>
  );
}
