import { queryOf } from "@stoep/contract/kernel";
import { useQuery } from "@tanstack/react-query";
import { api, type Form, PasswordField } from "../../../app/index.ts";
import { useText } from "../words.ts";

/** The server's name for the first field; the second is never sent. */
type Name = "password" | "newPassword";

interface Props<N extends Name> {
  form: Pick<Form<Record<N | "repeated", string>>, "field">;
  name: N;
}

const rules = { ...queryOf(api.accounts.getPasswordRules), staleTime: Number.POSITIVE_INFINITY };

/** How long a new password must be, by the server's configuration, and what makes a good one. */
export function useNewPasswordHint(): string {
  const t = useText();
  const { data } = useQuery(rules);
  return [data && t("newPassword.length", { count: data.minLength }), t("newPassword.hint")].filter(Boolean).join(" ");
}

/**
 * What is wrong with a new password and its repetition: a problem per field, so that the first wrong field is named first. Says nothing
 * about the length before the rules have loaded; the server checks again.
 */
export function useNewPasswordProblems<N extends Name>(name: N) {
  const { data } = useQuery(rules);
  return (values: Record<N | "repeated", string>): Record<string, string> => ({
    ...(data && values[name].length < data.minLength && { [name]: "passwordTooShort" }),
    ...(values[name] !== values.repeated && { repeated: "different" }),
  });
}

/** The text for the one rule that only the page can check: both fields have the same password. The server checks the rest. S1 §5 */
export function useRepeatedText(): (code: string) => string | null {
  const t = useText();
  return (code) => (code === "different" ? t("newPassword.different") : null);
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
