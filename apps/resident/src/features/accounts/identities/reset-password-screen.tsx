import { type FormEvent, useState } from "react";
import { useLocation } from "wouter";
import {
  api,
  Button,
  ErrorSummary,
  signInPath,
  signOut,
  toast,
  useCommand,
  useForm,
  useSession,
  useTitle,
} from "../../../app/index.ts";
import style from "../entrance.module.css";
import { useDestination, withDestination } from "../sessions/destination.ts";
import { InvalidLink } from "../sessions/invalid-link.tsx";
import { useMailedCode } from "../sessions/mailed-code.ts";
import { useText } from "../words.ts";
import { NewPasswordFields, useNewPasswordProblems, useRepeatedText } from "./new-password-fields.tsx";

/** The target of the mailed link: asks for a new password, twice. The person then signs in with it. */
export function ResetPasswordScreen() {
  const t = useText();
  const { link, forget } = useMailedCode("reset-password");
  const next = useDestination();
  const [isSpent, setSpent] = useState(false);
  const spend = () => {
    forget();
    setSpent(true);
  };
  if (link && !isSpent) return <NewPassword link={link} onDone={forget} onSpent={spend} />;
  return (
    <InvalidLink
      title={t("spent.title")}
      why={t("spent.text")}
      next={{ href: withDestination("/forgot-password", next), label: t("spent.again") }}
      other={{ href: withDestination(signInPath, next), label: t("back") }}
    />
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
  const next = useDestination();
  useTitle(t("reset.title"));
  const problemsOf = useNewPasswordProblems("password");
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
    const { password } = form.values;
    const problems = problemsOf(form.values);
    if (Object.keys(problems).length > 0) return form.setProblems(problems);
    if (!(await reset.run({ body: { ...link, password } }))) return;
    onDone();
    // All sessions have ended by now, including this browser's.
    if (session) await signOut();
    toast(t("reset.done"));
    go(withDestination(signInPath, next), { replace: true });
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
