import { Button, Notice, Stack, TextField, TextLink, useForm } from "@stoep/ui";
import { useState } from "react";
import { api, useCommand } from "../../../app/index.ts";
import { useEmailRule } from "../parts/email-rule.ts";
import { Entrance } from "../parts/entrance.tsx";
import { useNext } from "../parts/next-address.ts";
import { keepTypedEmail, typedEmail } from "../parts/typed-email.ts";
import { useText } from "../parts/words.ts";

const addressOf = (path: string) => `${window.location.origin}/dashboard${path}`;

/** Requests the mail for resetting the password. */
export function ForgotPasswordScreen() {
  return <RequestMail what="forgot" command={api.accounts.forgotPassword} returnUrl={addressOf("/reset-password")} />;
}

/** Requests the mail with a one-time link to sign in without a password. */
export function SignInLinkScreen() {
  const next = useNext();
  const path = next ? `/sign-in?next=${encodeURIComponent(next)}` : "/sign-in";
  return <RequestMail what="link" command={api.accounts.sendSignInLink} returnUrl={addressOf(path)} />;
}

type Props = {
  what: "forgot" | "link";
  command: typeof api.accounts.forgotPassword | typeof api.accounts.sendSignInLink;
  returnUrl: string;
};

/** Shows the same text whether or not the address is known. */
function RequestMail({ what, command, returnUrl }: Props) {
  const t = useText();
  const emailRule = useEmailRule();
  const [sentTo, setSentTo] = useState<string | null>(null);
  const form = useForm({ initialValues: { username: typedEmail() }, validate: { username: emailRule } });
  const ask = useCommand(command, { form });
  const submit = form.onSubmit(async ({ username }) => {
    keepTypedEmail(username);
    if (await ask.run({ body: { username, returnUrl } })) setSentTo(username.trim());
  });
  if (sentTo) return <SentNote email={sentTo} what={what} onAgain={() => setSentTo(null)} />;
  return (
    <Entrance title={t(`${what}.title`)} lead={t(`${what}.lead`)}>
      <form onSubmit={submit} noValidate>
        <Stack>
          <TextField
            label={t("signIn.email")}
            type="email"
            autoComplete="username"
            autoFocus
            {...form.getInputProps("username")}
          />
          <Button type="submit" loading={ask.isRunning} fullWidth>
            {t(`${what}.submit`)}
          </Button>
          <TextLink href="/sign-in">{t("back")}</TextLink>
        </Stack>
      </form>
    </Entrance>
  );
}

function SentNote({ email, what, onAgain }: { email: string; what: Props["what"]; onAgain: () => void }) {
  const t = useText();
  return (
    <Entrance title={t("sent.title")}>
      <Stack>
        <div role="status">
          <Notice tone="success">{t(`${what}.sent`, { email })}</Notice>
        </div>
        <p>{t("sent.hint")}</p>
        <Button variant="default" onClick={onAgain}>
          {t("sent.again")}
        </Button>
        <TextLink href="/sign-in">{t("back")}</TextLink>
      </Stack>
    </Entrance>
  );
}
