import type { FormEvent } from "react";
import { Link } from "wouter";
import { Button, ErrorSummary, type Form, Notice, PasswordField, TextField } from "../../../app/index.ts";
import style from "../entrance.module.css";
import { useText } from "../words.ts";
import { withDestination } from "./destination.ts";

export interface SignInValues {
  username: string;
  password: string;
}

interface Props {
  form: Form<SignInValues>;
  next: string;
  isBusy: boolean;
  onSubmit: () => void;
}

export function SignInForm({ form, next, isBusy, onSubmit }: Props) {
  const t = useText();
  const submit = (event: FormEvent) => {
    event.preventDefault();
    onSubmit();
  };
  return (
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
      <PasswordField {...form.field("password")} label={t("password")} autoComplete="current-password" />
      <Button type="submit" look="main" isBusy={isBusy}>
        {t("signIn.do")}
      </Button>
      {isBusy && <Notice isLive>{t("signIn.busy")}</Notice>}
      <p className={style.links}>
        <Link className="alone" href={withDestination("/forgot-password", next)}>
          {t("signIn.forgot")}
        </Link>
        <Link className="alone" href={withDestination("/sign-in-link", next)}>
          {t("signIn.link")}
        </Link>
      </p>
    </form>
  );
}
