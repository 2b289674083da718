import { type FormEvent, useState } from "react";
import { Link } from "wouter";
import {
  api,
  BreakableText,
  Button,
  ErrorSummary,
  Notice,
  signInPath,
  TextField,
  useCommand,
  useForm,
  useNetwork,
  useTitle,
} from "../../../app/index.ts";
import style from "../entrance.module.css";
import { useText } from "../words.ts";
import { useDestination, withDestination } from "./destination.ts";
import { knownEmail, rememberEmail } from "./known-email.ts";

/** Requests the email that leads to a new password. */
export function ForgotPasswordScreen() {
  const path = withDestination("/reset-password", useDestination());
  return <MailRequest what="forgot" command={api.accounts.forgotPassword} path={path} />;
}

/** Requests the email that signs in once, without a password. */
export function SignInLinkScreen() {
  const path = withDestination(signInPath, useDestination());
  return <MailRequest what="link" command={api.accounts.sendSignInLink} path={path} />;
}

interface Props {
  what: "forgot" | "link";
  command: typeof api.accounts.forgotPassword | typeof api.accounts.sendSignInLink;
  /** The screen that the mailed link leads to, under this network. */
  path: string;
}

/** Says the same whether or not the address is known. */
function MailRequest({ what, command, path }: Props) {
  const t = useText();
  const { slug } = useNetwork();
  const back = withDestination(signInPath, useDestination());
  const [sentTo, setSentTo] = useState<string | null>(null);
  const form = useForm({ username: knownEmail() });
  const ask = useCommand(command, { form, refetches: [] });
  const submit = async (event: FormEvent) => {
    event.preventDefault();
    const { username } = form.values;
    if (await ask.run({ body: { username, returnUrl: `${location.origin}/${slug}${path}` } })) {
      rememberEmail(username);
      setSentTo(username.trim());
    }
  };
  useTitle(t(`${what}.title`));
  if (sentTo !== null) {
    return (
      <>
        <h1>{t("sent.title")}</h1>
        <Notice tone="done" isLive>
          <BreakableText text={t(`${what}.sent`, { email: sentTo })} />
        </Notice>
        <p>{t("sent.hint")}</p>
        <Button onClick={() => setSentTo(null)}>{t("sent.again")}</Button>
        <Link className="alone" href={back}>
          {t("back")}
        </Link>
      </>
    );
  }
  return (
    <>
      <h1>{t(`${what}.title`)}</h1>
      <p>{t(`${what}.lead`)}</p>
      <form className={style.stack} onSubmit={submit} noValidate>
        <ErrorSummary form={form} />
        <TextField
          {...form.field("username")}
          label={t("email")}
          type="email"
          autoComplete="username"
          inputMode="email"
          autoCapitalize="none"
        />
        <Button type="submit" look="main" isBusy={ask.isRunning}>
          {t(`${what}.submit`)}
        </Button>
      </form>
      <Link className="alone" href={back}>
        {t("back")}
      </Link>
    </>
  );
}
