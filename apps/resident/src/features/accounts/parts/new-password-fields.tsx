import { queryOf } from "@stoep/contract/kernel";
import { useQuery } from "@tanstack/react-query";
import { api, type Form, PasswordField } from "../../../app/index.ts";
import { useText } from "../words.ts";

/** The server's name of the first field; the second never leaves the page. */
type Name = "password" | "newPassword";

interface Props<N extends Name> {
  form: Pick<Form<Record<N | "repeated", string>>, "field">;
  name: N;
}

/** How long a new password must be, as the server is configured, and what makes a good one. */
export function useNewPasswordHint(): string {
  const t = useText();
  const { data } = useQuery({ ...queryOf(api.accounts.getPasswordRules), staleTime: Number.POSITIVE_INFINITY });
  return [data && t("newPassword.length", { count: data.minLength }), t("newPassword.hint")].filter(Boolean).join(" ");
}

/** A new password, typed twice. */
export function NewPasswordFields<N extends Name>({ form, name }: Props<N>) {
  const t = useText();
  const hint = useNewPasswordHint();
  return (
    <>
      <PasswordField {...form.field(name)} label={t("newPassword.label")} hint={hint} autoComplete="new-password" />
      <PasswordField {...form.field("repeated")} label={t("newPassword.repeat")} autoComplete="new-password" />
    </>
  );
}
