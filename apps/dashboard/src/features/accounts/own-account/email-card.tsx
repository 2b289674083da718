import { Button, Card, Heading, Notice, Stack, Text, TextField, useForm } from "@stoep/ui";
import { useState } from "react";
import { api, useCommand, useSession } from "../../../app/index.ts";
import { useEmailRule } from "../parts/email-rule.ts";
import { useText } from "../parts/words.ts";

/** The sign-in address. A new one takes effect once the link mailed to it has been confirmed. */
export function EmailCard() {
  const t = useText();
  const { account } = useSession();
  const [sentTo, setSentTo] = useState<string | null>(null);
  const form = useForm({ initialValues: { email: "" }, validate: { email: useEmailRule() } });
  const change = useCommand(api.accounts.changeEmail, { form });
  const submit = form.onSubmit(async ({ email }) => {
    if (!(await change.run({ body: { email } }))) return;
    setSentTo(email.trim());
    form.reset();
  });
  return (
    <Card id="emailAddress">
      <form onSubmit={submit} noValidate>
        <Stack>
          <Heading order={2}>{t("email.title")}</Heading>
          <Text>{t("email.now", { email: account.email })}</Text>
          {sentTo && (
            <div role="status">
              <Notice tone="success">{t("email.sent", { email: sentTo })}</Notice>
            </div>
          )}
          <TextField
            label={t("email.new")}
            description={t("email.hint")}
            type="email"
            autoComplete="email"
            {...form.getInputProps("email")}
          />
          <div>
            <Button type="submit" loading={change.isRunning}>
              {t("email.submit")}
            </Button>
          </div>
        </Stack>
      </form>
    </Card>
  );
}
