import { signOnRefusals, useFinishSignOn } from "@stoep/client/sign-on";
import type { SecondStep } from "@stoep/contract/accounts";
import { Spinner, toast } from "@stoep/ui";
import { useEffect, useState } from "react";
import { landing, signIn, useGo, useRefusalText, useSecretSearch, useSessionState } from "../../../../app/index.ts";
import { DeadLink } from "../../parts/dead-link.tsx";
import { SignInStep } from "../../parts/sign-in-step.tsx";
import { signOnReturn } from "../parts/sign-on-return.ts";
import { useText } from "../words.ts";

/** The parameters that the provider returned. */
const useAnswer = () => useSecretSearch(["state", "code", "iss", "error"]);

/** The page that the provider redirects to: a short wait, then the dashboard; or why not, and what to do. */
export function CallbackScreen() {
  const t = useText();
  const [{ next, purpose }] = useState(signOnReturn);
  const problemOf = useProblem();
  const { problem: code, step } = useFinish(next);
  if (step) return <Step step={step} next={next} />;
  if (!code) return <Spinner isFullPage label={t("callback.waiting")} />;
  const problem = problemOf(code);
  const isLink = purpose === "link" && problem.code !== "sign_in_required";
  return (
    <DeadLink
      title={t(isLink ? "callback.linkFailed" : "callback.failed")}
      why={problem.words}
      next={
        isLink
          ? { href: "/account/security", label: t("callback.toAccount") }
          : { href: "/sign-in", label: t("callback.toSignIn") }
      }
    />
  );
}

type Problem = { code: string; words: string };

/** Passes the parameters to the server, once. */
function useFinish(next: string) {
  const t = useText();
  const go = useGo();
  const answer = useAnswer();
  const onIn = () => go(landing(next, "/"), { replace: true });
  const { problem, step } = useFinishSignOn("dashboard", answer, {
    signIn,
    onIn,
    onLinked: () => {
      toast(t("linked.done"));
      onIn();
    },
  });
  return { problem, step };
}

/** The second step, which ends with a session, or starts again on the sign-in screen. */
function Step({ step, next }: { step: SecondStep; next: string }) {
  const go = useGo();
  const words = useRefusalText();
  const isIn = useSessionState().phase === "in";
  useEffect(() => {
    if (isIn) go(landing(next, "/"), { replace: true });
  }, [isIn, go, next]);
  const beginAgain = (why: string | null) => {
    if (why) toast(words(why), { tone: "danger" });
    go("/sign-in", { replace: true });
  };
  return <SignInStep step={step} onBack={beginAgain} />;
}

function useProblem(): (code: string) => Problem {
  const t = useText();
  const words = useRefusalText();
  return (code) => {
    const own = signOnRefusals.find((one) => one === code);
    return { code, words: own ? t(`callback.problems.${own}`) : words(code) };
  };
}
