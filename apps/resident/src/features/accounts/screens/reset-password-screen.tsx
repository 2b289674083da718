import { type FormEvent, useState } from "react";
import { Link, useLocation } from "wouter";
import {
  api,
  Button,
  ButtonLink,
  ErrorSummary,
  Notice,
  signInPath,
  signOut,
  toast,
  useCommand,
  useForm,
  useSession,
  useTitle,
} from "../../../app/index.ts";
import style from "../parts/entrance.module.css";
import { useMailedCode } from "../parts/mailed-code.ts";
import { NewPasswordFields, useRepeatedText } from "../parts/new-password-fields.tsx";
import { useNext, withNext } from "../parts/next.ts";
import { useText } from "../words.ts";

/** Where the mail's link leads: asks for a new password, twice. Afterwards the person signs in with it. */
export function ResetPasswordScreen() {
  const t = useText();
  const { link, forget } = useMailedCode("reset-password");
  const next = useNext();
  const [isSpent, setSpent] = useState(false);
  useTitle(t("reset.title"));
  const spend = () => {
    forget();
    setSpent(true);
  };
  if (link && !isSpent) return <NewPassword link={link} onDone={forget} onSpent={spend} />;
  return (
    <>
      <h1>{t("spent.title")}</h1>
      <Notice tone="warning">{t("spent.text")}</Notice>
      <ButtonLink look="main" href={withNext("/forgot-password", next)}>
        {t("spent.again")}
      </ButtonLink>
      <Link className="alone" href={withNext(signInPath, next)}>
        {t("back")}
      </Link>
    </>
  );
}

interface Props {
  link: { id: string; code: string };
  onDone: () => void;
  onSpent: () => void;
}

function NewPassword({ link, onDone, onSpent }: Props) {
  const t = useText();
  const session = useSession();
  const [, go] = useLocation();
  const next = useNext();
  const form = useForm({ password: "", repeated: "" }, useRepeatedText());
  const reset = useCommand(api.accounts.resetPassword, {
    form,
    refetches: [],
    refused: (refusal) => {
      const isSpent = refusal.code === "token_invalid";
      if (isSpent) onSpent();
      return isSpent;
    },
  });
  const submit = async (event: FormEvent) => {
    event.preventDefault();
    const { password, repeated } = form.values;
    if (password !== repeated) return form.setProblems({ repeated: "different" });
    if (!(await reset.run({ body: { ...link, password } }))) return;
    onDone();
    // All sessions have ended by now, including this browser's.
    if (session) await signOut();
    toast(t("reset.done"));
    go(withNext(signInPath, next), { replace: true });
  };
  return (
    <>
      <h1>{t("reset.title")}</h1>
      <p>{t("reset.lead")}</p>
      <form className={style.stack} onSubmit={submit} noValidate>
        <ErrorSummary form={form} />
        <NewPasswordFields form={form} name="password" />
        <Button type="submit" look="main" isBusy={reset.isRunning}>
          {t("reset.submit")}
        </Button>
      </form>
    </>
  );
}
