import { Button, Notice, Stack, toast, useForm } from "@stoep/ui";
import { useState } from "react";
import { api, signOut, useCommand, useGo, useRefusalText, useSessionState } from "../../../app/index.ts";
import { DeadLink } from "../parts/dead-link.tsx";
import { Entrance } from "../parts/entrance.tsx";
import { useMailedCode } from "../parts/mailed-code.ts";
import { NewPasswordFields, useNewPasswordRules } from "../parts/new-password-fields.tsx";
import { useText } from "../parts/words.ts";

/** The target of the mailed link: the new password, twice; then signing in with it. */
export function ResetPasswordScreen() {
  const { link, forget } = useMailedCode("reset-password");
  const [isSpent, setSpent] = useState(false);
  const spend = () => {
    forget();
    setSpent(true);
  };
  return link && !isSpent ? <NewPassword link={link} onDone={forget} onSpent={spend} /> : <NoLink />;
}

type Props = { link: { id: string; code: string }; onDone: () => void; onSpent: () => void };

function NewPassword({ link, onDone, onSpent }: Props) {
  const t = useText();
  const go = useGo();
  const refusalText = useRefusalText();
  const state = useSessionState();
  const [problem, setProblem] = useState<string | null>(null);
  const form = useForm({ initialValues: { password: "", repeated: "" }, validate: useNewPasswordRules("password") });
  const reset = useCommand(api.accounts.resetPassword, {
    form,
    refused: (refusal) => {
      if (refusal.code === "token_invalid") onSpent();
      else setProblem(refusal.code);
      return true;
    },
  });
  const submit = form.onSubmit(async ({ password }) => {
    setProblem(null);
    if (!(await reset.run({ body: { ...link, password } }))) return;
    onDone();
    // The new password ended all sessions, including this browser's.
    if (state.phase === "in") await signOut();
    toast(t("reset.done"));
    go("/sign-in", { replace: true });
  });
  return (
    <Entrance title={t("reset.title")} lead={t("reset.lead")}>
      <form onSubmit={submit} noValidate>
        <Stack>
          {problem && <Notice tone="danger">{refusalText(problem)}</Notice>}
          <NewPasswordFields
            form={form}
            name="password"
            label={t("newPassword.label")}
            repeatLabel={t("newPassword.repeat")}
          />
          <Button type="submit" loading={reset.isRunning} fullWidth>
            {t("reset.submit")}
          </Button>
        </Stack>
      </form>
    </Entrance>
  );
}

function NoLink() {
  const t = useText();
  return (
    <DeadLink
      title={t("spent.title")}
      why={t("spent.text")}
      next={{ href: "/forgot-password", label: t("spent.again") }}
      other={{ href: "/sign-in", label: t("back") }}
    />
  );
}
