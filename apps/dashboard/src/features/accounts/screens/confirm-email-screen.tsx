import { Button, ButtonLink, Notice, Stack } from "@stoep/ui";
import { useState } from "react";
import { api, loadSession, useCommand, useRefusalText, useSessionState } from "../../../app/index.ts";
import { Entrance } from "../parts/entrance.tsx";
import { useMailedCode } from "../parts/mailed-code.ts";
import { useText } from "../parts/words.ts";

/** The target of the link mailed to a new address. Needs the press of a button, so that mail scanners that open links change nothing. */
export function ConfirmEmailScreen() {
  const t = useText();
  const words = useRefusalText();
  const { link, forget } = useMailedCode("confirm-email");
  const isIn = useSessionState().phase === "in";
  const [problem, setProblem] = useState<string | null>(null);
  const [isDone, setDone] = useState(false);
  const confirm = useCommand(api.accounts.confirmEmail, {
    refused: (refusal) => {
      setProblem(refusal.code);
      if (refusal.code === "token_invalid") forget();
      return true;
    },
    whenDone: () => {
      forget();
      setDone(true);
      if (isIn) void loadSession();
    },
  });
  const usable = isDone ? null : link;
  const wayOn = isIn ? (
    <ButtonLink href="/account/security">{t("confirmEmail.account")}</ButtonLink>
  ) : (
    <ButtonLink href="/sign-in">{t("signIn.submit")}</ButtonLink>
  );
  return (
    <Entrance title={t("confirmEmail.title")} {...(usable ? { lead: t("confirmEmail.lead") } : {})}>
      <Stack>
        {problem && <Notice tone="danger">{words(problem)}</Notice>}
        {isDone && (
          <div role="status">
            <Notice tone="success">{t("confirmEmail.done")}</Notice>
          </div>
        )}
        {!usable && !isDone && <Notice tone="warning">{t("confirmEmail.incomplete")}</Notice>}
        {usable && !problem ? (
          <Button loading={confirm.isRunning} onClick={() => void confirm.run({ body: usable })}>
            {t("confirmEmail.submit")}
          </Button>
        ) : (
          wayOn
        )}
      </Stack>
    </Entrance>
  );
}
