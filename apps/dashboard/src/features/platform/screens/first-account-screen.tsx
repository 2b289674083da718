import { useLanguage } from "@stoep/client/texts";
import { Button, Notice, Stack, TextField, toast, useForm } from "@stoep/ui";
import { useState } from "react";
import { api, useCommand, useGo, useRefusalText } from "../../../app/index.ts";
import { Entrance, NewPasswordFields, useNewPasswordRules, useSecrets } from "../../accounts/index.ts";
import { useText } from "../words.ts";

/** The target of the link that the server prints: creates the account of the first of the provider's staff. */
export function FirstAccountScreen() {
  const t = useText();
  const { token } = useSecrets();
  const [isSpent, setSpent] = useState(false);
  if (token && !isSpent) return <NewAccount token={token} onSpent={() => setSpent(true)} />;
  return (
    <Entrance title={t("first.spent")}>
      <Notice tone="warning">{t("first.spentText")}</Notice>
    </Entrance>
  );
}

function NewAccount({ token, onSpent }: { token: string; onSpent: () => void }) {
  const t = useText();
  const go = useGo();
  const language = useLanguage();
  const refusalText = useRefusalText();
  const [problem, setProblem] = useState<string | null>(null);
  const form = useForm({
    initialValues: { firstName: "", lastName: "", email: "", password: "", repeated: "" },
    validate: useNewPasswordRules("password"),
  });
  const create = useCommand(api.platform.createFirstAccount, {
    form,
    refused: ({ code }) => {
      if (code === "token_invalid") onSpent();
      else setProblem(code);
      return true;
    },
  });
  const submit = form.onSubmit(async ({ repeated: _, ...values }) => {
    setProblem(null);
    if (!(await create.run({ body: { ...values, token, language } }))) return;
    toast(t("first.done"));
    go("/sign-in?next=%2Fplatform%2Fnetworks", { replace: true });
  });
  return (
    <Entrance title={t("first.title")} lead={t("first.lead")}>
      <form onSubmit={submit} noValidate>
        <Stack>
          {problem && <Notice tone="danger">{refusalText(problem)}</Notice>}
          <TextField label={t("first.firstName")} autoComplete="given-name" {...form.getInputProps("firstName")} />
          <TextField label={t("first.lastName")} autoComplete="family-name" {...form.getInputProps("lastName")} />
          <TextField label={t("first.email")} type="email" autoComplete="username" {...form.getInputProps("email")} />
          <NewPasswordFields form={form} name="password" label={t("first.password")} repeatLabel={t("first.repeat")} />
          <Button type="submit" loading={create.isRunning} fullWidth>
            {t("first.submit")}
          </Button>
        </Stack>
      </form>
    </Entrance>
  );
}
