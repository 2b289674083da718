import { repeatedProblem } from "@stoep/client/own-account";
import { type Form, PasswordField } from "@stoep/ui";
import { useQuery } from "@tanstack/react-query";
import { api, queryOf, useFieldText } from "../../../app/index.ts";
import { useText } from "./words.ts";

/** The server's name for the first field; the second is never sent. */
type Name = "password" | "newPassword";

/** For useForm({ validate }): what the server cannot check. The server judges the password's strength. S1 §5 */
export function useNewPasswordRules<N extends Name>(name: N) {
  const t = useText();
  const fieldText = useFieldText();
  const filled = (value: string) => (value === "" ? fieldText("passwordRequired") : null);
  const same = (value: string, values: Record<N, string>) => repeatedProblem(t, values[name], value);
  return { [name]: filled, repeated: same } as Record<N, typeof filled> & { repeated: typeof same };
}

type Props<V> = { form: Form<V>; name: Name; label: string; repeatLabel: string };

/** How long a new password must be, as the server is configured, and what makes a good one. */
function useNewPasswordHint(): string {
  const t = useText();
  const { data } = useQuery({ ...queryOf(api.accounts.getPasswordRules), staleTime: Number.POSITIVE_INFINITY });
  return [data && t("newPassword.length", { count: data.minLength }), t("newPassword.hint")].filter(Boolean).join(" ");
}

/** A new password, typed twice. */
export function NewPasswordFields<V extends { repeated: string }>({ form, name, label, repeatLabel }: Props<V>) {
  const t = useText();
  const hint = useNewPasswordHint();
  const labels = { toggle: t("signIn.showPassword") };
  return (
    <>
      <PasswordField
        label={label}
        description={hint}
        autoComplete="new-password"
        labels={labels}
        {...form.getInputProps(name)}
      />
      <PasswordField
        label={repeatLabel}
        autoComplete="new-password"
        labels={labels}
        {...form.getInputProps("repeated")}
      />
    </>
  );
}
