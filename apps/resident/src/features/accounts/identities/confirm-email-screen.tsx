import { useState } from "react";
import {
  api,
  Button,
  ButtonLink,
  loadSession,
  Notice,
  signInPath,
  signInTo,
  useCommand,
  useRefusalText,
  useSession,
  useTitle,
} from "../../../app/index.ts";
import { withDestination } from "../sessions/destination.ts";
import { InvalidLink } from "../sessions/invalid-link.tsx";
import { useMailedCode } from "../sessions/mailed-code.ts";
import { useText } from "../words.ts";

/**
 * The target of the link that is mailed to a new address. It asks for a press, so that a mail scanner that opens links changes nothing.
 */
export function ConfirmEmailScreen() {
  const t = useText();
  const { link, forget } = useMailedCode("confirm-email");
  const [isDone, setDone] = useState(false);
  const [isSpent, setSpent] = useState(false);
  const isIn = useSession() !== null;
  const next = isIn
    ? { href: security, label: t("confirmEmail.security") }
    : { href: signInPath, label: t("signIn.do") };
  const leave = (end: (isSo: true) => void) => () => {
    forget();
    end(true);
  };
  if (!isDone && (isSpent || !link)) return <UsedLink isIn={isIn} />;
  return (
    <>
      <Title />
      {isDone && (
        <>
          <Notice tone="done" isLive>
            {t("confirmEmail.done")}
          </Notice>
          <div>
            <ButtonLink look="main" href={next.href}>
              {next.label}
            </ButtonLink>
          </div>
        </>
      )}
      {!isDone && link && <ConfirmQuestion link={link} onDone={leave(setDone)} onSpent={leave(setSpent)} />}
    </>
  );
}

function Title() {
  const t = useText();
  useTitle(t("confirmEmail.title"));
  return <h1>{t("confirmEmail.title")}</h1>;
}

interface Props {
  link: { id: string; code: string };
  onDone: () => void;
  onSpent: () => void;
}

function ConfirmQuestion({ link, onDone, onSpent }: Props) {
  const t = useText();
  const words = useRefusalText();
  const isIn = useSession() !== null;
  const [problem, setProblem] = useState<string | null>(null);
  const confirm = useCommand(api.accounts.confirmEmail, {
    refetches: [],
    refused: ({ code }) => {
      if (code === "token_invalid") onSpent();
      else setProblem(code);
      return true;
    },
    whenDone: () => {
      onDone();
      if (isIn) void loadSession();
    },
  });
  return (
    <>
      <p>{t("confirmEmail.lead")}</p>
      {problem && (
        <Notice tone="danger" isLive>
          {words(problem)}
        </Notice>
      )}
      <div>
        <Button look="main" isBusy={confirm.isRunning} onClick={() => void confirm.run({ body: link })}>
          {t("confirmEmail.do")}
        </Button>
      </div>
    </>
  );
}

const security = "/me/security";

/** A new link is requested where the address is changed, after signing in. */
function UsedLink({ isIn }: { isIn: boolean }) {
  const t = useText();
  return (
    <InvalidLink
      title={t("spent.title")}
      why={t("confirmEmail.spent")}
      next={
        isIn
          ? { href: security, label: t("spent.again") }
          : { href: signInTo(security), label: t("confirmEmail.signInFirst") }
      }
      other={isIn ? undefined : { href: withDestination("/forgot-password", security), label: t("signIn.forgot") }}
    />
  );
}
