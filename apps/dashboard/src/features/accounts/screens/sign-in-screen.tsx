import type { SecondStep } from "@stoep/contract/accounts";
import { afterPaint, Notice } from "@stoep/ui";
import { lazyPart } from "@stoep/ui/parts";
import { startTransition, useEffect, useRef, useState } from "react";
import {
  api,
  hasEnded,
  landing,
  signIn,
  useCommand,
  useGo,
  useRefusalText,
  useSearch,
  useSessionState,
} from "../../../app/index.ts";
import { Entrance } from "../parts/entrance.tsx";
import { useNext } from "../parts/next-address.ts";
import { useSecrets } from "../parts/secrets.ts";
import { SignInForm } from "../parts/sign-in-form.tsx";
import { keepTypedEmail } from "../parts/typed-email.ts";
import { useText } from "../parts/words.ts";
import { NamedSignOn, SignOnEntry } from "../sign-on/parts/sign-on-entry.tsx";

const SignInStep = lazyPart(() => import("../parts/sign-in-step.tsx").then((m) => m.SignInStep), { place: "screen" });

/** Address and password, or a mailed link; then the second step if the account has one. */
export function SignInScreen() {
  const t = useText();
  const refusalText = useRefusalText();
  const next = useNext() ?? "/";
  /** The sign-in name of an organisation's provider. */
  const { with: slug } = useSearch(["with"]);
  const { autologin } = useSecrets();
  /** Why signing in or its second step was refused. */
  const [refusal, setRefusal] = useState<string | null>(null);
  const [step, setStep] = useState<SecondStep | null>(null);
  useLeaveWhenSignedIn(next);
  // Loaded early, so that the second step is there by the time a password is typed.
  useEffect(() => afterPaint(() => void SignInStep.preload()), []);
  const { run, isRunning } = useCommand(api.accounts.getToken, {
    whenDone: (answer) => void signIn(answer).then((asked) => startTransition(() => setStep(asked))),
    refused: ({ code }) => {
      setRefusal(code);
      return true;
    },
  });
  const isFollowed = useRef(false);
  useEffect(() => {
    if (!autologin || isFollowed.current) return;
    isFollowed.current = true;
    void run({ body: { grant_type: "password", autologin } });
  }, [autologin, run]);
  const beginAgain = (why: string | null) => {
    setStep(null);
    setRefusal(why);
  };
  if (step) return <SignInStep step={step} onBack={beginAgain} />;
  return (
    <Entrance title={t("signIn.title")} lead={t("signIn.lead")}>
      {hasEnded() && !refusal && <Notice>{refusalText("sign_in_required")}</Notice>}
      {slug !== undefined && <NamedSignOn next={next} slug={slug} />}
      <SignInForm
        next={next}
        problem={refusal && refusalText(refusal)}
        isBusy={isRunning}
        isSecond={slug !== undefined}
        onSubmit={(values) => {
          setRefusal(null);
          void run({ body: { grant_type: "password", ...values } });
        }}
      />
      {slug === undefined && <SignOnEntry next={next} />}
    </Entrance>
  );
}

/** People who are signed in do not need this screen. */
function useLeaveWhenSignedIn(next: string): void {
  const state = useSessionState();
  const go = useGo();
  const isIn = state.phase === "in";
  // Kept, because the address changes before the next screen has loaded and then no longer holds the target.
  const [target] = useState(next);
  useEffect(() => {
    if (!isIn) return;
    keepTypedEmail("");
    go(landing(target, "/"), { replace: true });
  }, [isIn, go, target]);
}
