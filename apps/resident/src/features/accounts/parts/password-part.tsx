import type { FormEvent } from "react";
import { Link } from "wouter";
import { api, Button, ErrorSummary, PasswordField, useForm } from "../../../app/index.ts";
import { useText } from "../words.ts";
import style from "./entrance.module.css";
import { useWeighty } from "./weighty.tsx";

const empty = { oldPassword: "", newPassword: "", repeated: "" };

export function PasswordPart({ hasPassword }: { hasPassword: boolean }) {
  const t = useText();
  return (
    <section className={style.section} aria-labelledby="change-password">
      <h2 id="change-password">{t("changePassword.title")}</h2>
      {hasPassword ? (
        <ChangeForm />
      ) : (
        <p>
          {t("changePassword.none")} <Link href="/forgot-password">{t("changePassword.ask")}</Link>
        </p>
      )}
    </section>
  );
}

/** S1 §5: old one required, new one twice. */
function ChangeForm() {
  const t = useText();
  const form = useForm(empty);
  const change = useWeighty(api.accounts.changePassword, { form, done: t("changePassword.done") });
  const { oldPassword, newPassword, repeated } = form.values;
  const submit = async (event: FormEvent) => {
    event.preventDefault();
    if (newPassword !== repeated) return form.setErrors({ repeated: t("newPassword.different") });
    if (!(await change.run({ body: { oldPassword, newPassword } }))) return;
    for (const field of Object.keys(empty) as (keyof typeof empty)[]) form.set(field, "");
  };
  return (
    <>
      <form className={style.stack} onSubmit={submit} noValidate>
        <ErrorSummary form={form} />
        <PasswordField {...form.field("oldPassword")} label={t("changePassword.old")} autoComplete="current-password" />
        <PasswordField
          {...form.field("newPassword")}
          label={t("newPassword.label")}
          hint={t("newPassword.hint")}
          autoComplete="new-password"
        />
        <PasswordField {...form.field("repeated")} label={t("newPassword.repeat")} autoComplete="new-password" />
        <p className={style.soft}>{t("changePassword.elsewhere")}</p>
        <div>
          <Button type="submit" look="main" isBusy={change.isRunning}>
            {t("changePassword.do")}
          </Button>
        </div>
      </form>
      {change.question}
    </>
  );
}
