import { type FormEvent, useState } from "react";
import {
  api,
  BreakableText,
  Button,
  ErrorSummary,
  Notice,
  Section,
  TextField,
  useCommand,
  useForm,
  useSession,
} from "../../../app/index.ts";
import style from "../entrance.module.css";
import { useText } from "../words.ts";

/** The address that one signs in with. A new one takes effect once it is confirmed through the mailed link. */
export function EmailPart() {
  const t = useText();
  const now = useSession()?.account.email ?? "";
  const [sentTo, setSentTo] = useState<string | null>(null);
  const form = useForm({ email: "" });
  const change = useCommand(api.accounts.changeEmail, { form, refetches: [] });
  const submit = async (event: FormEvent) => {
    event.preventDefault();
    const { email } = form.values;
    setSentTo(null);
    if (!(await change.run({ body: { email } }))) return;
    setSentTo(email.trim());
    form.set("email", "");
  };
  return (
    <Section id="change-email" title={t("changeEmail.title")}>
      <p>
        <BreakableText text={t("changeEmail.now", { email: now })} />
      </p>
      {sentTo && (
        <Notice tone="done" isLive>
          <BreakableText text={t("changeEmail.sent", { email: sentTo })} />
        </Notice>
      )}
      <form className={style.stack} onSubmit={submit} noValidate>
        <ErrorSummary form={form} />
        <TextField
          {...form.field("email")}
          label={t("changeEmail.new")}
          hint={t("changeEmail.hint")}
          type="email"
          autoComplete="email"
          inputMode="email"
          autoCapitalize="none"
        />
        <div>
          <Button type="submit" look="main" isBusy={change.isRunning}>
            {t("changeEmail.do")}
          </Button>
        </div>
      </form>
    </Section>
  );
}
