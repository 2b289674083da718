import { Button, Group, Notice, PasswordField, Stack, TextField, TextLink, useForm } from "@stoep/ui";
import { useEffect } from "react";
import { useFieldText } from "../../../app/index.ts";
import { useEmailRule } from "./email-rule.ts";
import { keepTypedEmail, typedEmail } from "./typed-email.ts";
import { useText } from "./words.ts";

type Values = { username: string; password: string };
type Props = {
  /** Where the person wanted to go. */
  next: string;
  problem: string | null;
  isBusy: boolean;
  /** Whether the organisation's single sign-on is shown above the form. */
  isSecond: boolean;
  onSubmit: (values: Values) => void;
};

export function SignInForm({ next, problem, isBusy, isSecond, onSubmit }: Props) {
  const t = useText();
  const fieldText = useFieldText();
  const emailRule = useEmailRule();
  const form = useForm<Values>({
    initialValues: { username: typedEmail(), password: "" },
    validate: {
      username: emailRule,
      password: (value) => (value === "" ? fieldText("passwordRequired") : null),
    },
  });
  const { username } = form.values;
  useEffect(() => keepTypedEmail(username), [username]);
  const after = next === "/" ? "" : `?next=${encodeURIComponent(next)}`;
  return (
    <form onSubmit={form.onSubmit(onSubmit)} noValidate>
      <Stack>
        {problem && <Notice tone="danger">{problem}</Notice>}
        <TextField
          label={t("signIn.email")}
          type="email"
          autoComplete="username"
          autoFocus
          {...form.getInputProps("username")}
        />
        <PasswordField
          label={t("signIn.password")}
          autoComplete="current-password"
          labels={{ toggle: t("signIn.showPassword") }}
          {...form.getInputProps("password")}
        />
        <Button type="submit" variant={isSecond ? "default" : "filled"} loading={isBusy} fullWidth>
          {t("signIn.submit")}
        </Button>
        <Group justify="space-between" gap="xs">
          <TextLink href="/forgot-password">{t("signIn.forgot")}</TextLink>
          <TextLink href={`/sign-in-link${after}`}>{t("signIn.link")}</TextLink>
        </Group>
      </Stack>
    </form>
  );
}
