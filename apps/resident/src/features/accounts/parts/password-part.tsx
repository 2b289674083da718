import { type FormEvent, lazy, Suspense, useState } from "react";
import { api, Button, ErrorSummary, PasswordField, useCommand, useForm } from "../../../app/index.ts";
import { useText } from "../words.ts";
import style from "./entrance.module.css";

/** Few have a second step, which then is asked for. */
const ConfirmDialog = lazy(() => import("./confirm-dialog.tsx").then((part) => ({ default: part.ConfirmIdentity })));
const empty = { oldPassword: "", newPassword: "", repeated: "" };

/** S1 §5: old one required, new one twice. */
export function PasswordPart() {
  const t = useText();
  const [isAsked, setAsked] = useState(false);
  const form = useForm(empty);
  const change = useCommand(api.accounts.changePassword, {
    form,
    done: t("changePassword.done"),
    refused: ({ code }) => {
      const mustConfirm = code === "confirmation_required";
      if (mustConfirm) setAsked(true);
      return mustConfirm;
    },
  });
  const { oldPassword, newPassword, repeated } = form.values;
  const send = async () => {
    if (!(await change.run({ body: { oldPassword, newPassword } }))) return;
    for (const field of Object.keys(empty) as (keyof typeof empty)[]) form.set(field, "");
  };
  const submit = (event: FormEvent) => {
    event.preventDefault();
    if (newPassword !== repeated) return form.setErrors({ repeated: t("newPassword.different") });
    void send();
  };
  return (
    <>
      <form className={style.section} onSubmit={submit} noValidate aria-labelledby="change-password">
        <h2 id="change-password">{t("changePassword.title")}</h2>
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
      {isAsked && (
        <Suspense fallback={null}>
          <ConfirmDialog
            onClose={() => setAsked(false)}
            onDone={() => {
              setAsked(false);
              void send();
            }}
          />
        </Suspense>
      )}
    </>
  );
}
