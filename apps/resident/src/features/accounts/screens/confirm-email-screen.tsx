import { useState } from "react";
import {
  api,
  Button,
  ButtonLink,
  loadSession,
  Notice,
  useCommand,
  useRefusalText,
  useSession,
  useTitle,
} from "../../../app/index.ts";
import { useMailedCode } from "../parts/mailed-code.ts";
import { useText } from "../words.ts";

/** Where the mail to a new address leads. It takes a press of a button, so that a mail scanner that opens links changes nothing. */
export function ConfirmEmailScreen() {
  const t = useText();
  const { link, forget } = useMailedCode("confirm-email");
  const [isDone, setDone] = useState(false);
  useTitle(t("confirmEmail.title"));
  const finish = () => {
    forget();
    setDone(true);
  };
  return (
    <>
      <h1>{t("confirmEmail.title")}</h1>
      {isDone && (
        <>
          <Notice tone="done" isLive>
            {t("confirmEmail.done")}
          </Notice>
          <WayOn />
        </>
      )}
      {!isDone && link && <Question link={link} onDone={finish} onSpent={forget} />}
      {!isDone && !link && (
        <>
          <Notice tone="warning">{t("confirmEmail.incomplete")}</Notice>
          <WayOn />
        </>
      )}
    </>
  );
}

interface Props {
  link: { id: string; code: string };
  onDone: () => void;
  onSpent: () => void;
}

function Question({ link, onDone, onSpent }: Props) {
  const t = useText();
  const words = useRefusalText();
  const isIn = useSession() !== null;
  const [problem, setProblem] = useState<string | null>(null);
  const [isSpent, setSpent] = useState(false);
  const confirm = useCommand(api.accounts.confirmEmail, {
    refetches: [],
    refused: ({ code }) => {
      setProblem(code);
      if (code !== "token_invalid") return true;
      onSpent();
      setSpent(true);
      return true;
    },
    whenDone: () => {
      onDone();
      if (isIn) void loadSession();
    },
  });
  return (
    <>
      {!isSpent && <p>{t("confirmEmail.lead")}</p>}
      {problem && (
        <Notice tone="danger" isLive>
          {words(problem)}
        </Notice>
      )}
      {isSpent ? (
        <WayOn />
      ) : (
        <div>
          <Button look="main" isBusy={confirm.isRunning} onClick={() => void confirm.run({ body: link })}>
            {t("confirmEmail.do")}
          </Button>
        </div>
      )}
    </>
  );
}

function WayOn() {
  const t = useText();
  const isIn = useSession() !== null;
  return (
    <div>
      <ButtonLink href={isIn ? "/me/security" : "/sign-in"}>
        {isIn ? t("confirmEmail.security") : t("signIn.do")}
      </ButtonLink>
    </div>
  );
}
