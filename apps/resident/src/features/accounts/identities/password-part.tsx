import type { FormEvent } from "react";
import { Link } from "wouter";
import { api, Button, ErrorSummary, PasswordField, Section, useCommand, useForm } from "../../../app/index.ts";
import style from "../entrance.module.css";
import { useText } from "../words.ts";
import { NewPasswordFields, useNewPasswordProblems, useRepeatedText } from "./new-password-fields.tsx";

const empty = { oldPassword: "", newPassword: "", repeated: "" };

export function PasswordPart({ hasPassword }: { hasPassword: boolean }) {
  const t = useText();
  return (
    <Section id="change-password" title={t("changePassword.title")}>
      {hasPassword ? (
        <ChangeForm />
      ) : (
        <p>
          {t("changePassword.none")} <Link href="/forgot-password">{t("changePassword.ask")}</Link>
        </p>
      )}
    </Section>
  );
}

/** Requires the old password, and the new one twice. S1 §5 */
function ChangeForm() {
  const t = useText();
  const form = useForm(empty, useRepeatedText());
  const change = useCommand(api.accounts.changePassword, { form, done: t("changePassword.done") });
  const problemsOf = useNewPasswordProblems("newPassword");
  const submit = async (event: FormEvent) => {
    event.preventDefault();
    const problems = problemsOf(form.values);
    if (Object.keys(problems).length > 0) return form.setProblems(problems);
    const { oldPassword, newPassword } = form.values;
    if (!(await change.run({ body: { oldPassword, newPassword } }))) return;
    for (const field of Object.keys(empty) as (keyof typeof empty)[]) form.set(field, "");
  };
  return (
    <form className={style.stack} onSubmit={submit} noValidate>
      <ErrorSummary form={form} />
      <PasswordField {...form.field("oldPassword")} label={t("changePassword.old")} autoComplete="current-password" />
      <NewPasswordFields form={form} name="newPassword" />
      <p className={style.soft}>{t("changePassword.elsewhere")}</p>
      <div>
        <Button type="submit" look="main" isBusy={change.isRunning}>
          {t("changePassword.do")}
        </Button>
      </div>
    </form>
  );
}
