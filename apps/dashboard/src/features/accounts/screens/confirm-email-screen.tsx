import { Button, ButtonLink, Notice, Stack } from "@stoep/ui";
import { useState } from "react";
import { api, loadSession, useCommand, useRefusalText, useSessionState } from "../../../app/index.ts";
import { DeadLink } from "../parts/dead-link.tsx";
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
  const [isSpent, setSpent] = useState(false);
  const confirm = useCommand(api.accounts.confirmEmail, {
    refused: (refusal) => {
      if (refusal.code !== "token_invalid") {
        setProblem(refusal.code);
        return true;
      }
      forget();
      setSpent(true);
      return true;
    },
    whenDone: () => {
      forget();
      setDone(true);
      if (isIn) void loadSession();
    },
  });
  const usable = isDone || isSpent ? null : link;
  const wayOn = isIn
    ? { href: "/account/security", label: t("confirmEmail.account") }
    : { href: "/sign-in", label: t("signIn.submit") };
  if (!usable && !isDone) {
    return <DeadLink title={t("spent.title")} why={t("spent.text")} next={wayOn} />;
  }
  return (
    <Entrance title={t("confirmEmail.title")} lead={usable ? t("confirmEmail.lead") : undefined}>
      <Stack>
        {problem && <Notice tone="danger">{words(problem)}</Notice>}
        {isDone && (
          <div role="status">
            <Notice tone="success">{t("confirmEmail.done")}</Notice>
          </div>
        )}
        {usable && !problem ? (
          <Button fullWidth loading={confirm.isRunning} onClick={() => void confirm.run({ body: usable })}>
            {t("confirmEmail.submit")}
          </Button>
        ) : (
          <ButtonLink href={wayOn.href} fullWidth>
            {wayOn.label}
          </ButtonLink>
        )}
      </Stack>
    </Entrance>
  );
}
