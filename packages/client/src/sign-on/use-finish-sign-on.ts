import type { SecondStep, TokenAnswer } from "@stoep/contract/accounts";
import { useEffect, useRef, useState } from "react";
import { api } from "../api/index.ts";
import { useSend } from "../commands/index.ts";
import { forgetSignOn, type PendingSignOn } from "./pending-sign-on.ts";

interface FinishHandlers {
  /** Continues with the session; returns the second step if one must still be taken. */
  signIn: (token: TokenAnswer) => Promise<SecondStep | null>;
  onIn: () => void;
  onLinked: () => void;
}
type Answer = Partial<Record<"state" | "code" | "iss" | "error", string>>;

/** Sends a provider's response to the server, once. `problem`: the code of its refusal. */
export function useFinishSignOn(app: PendingSignOn["app"], answer: Answer, { signIn, onIn, onLinked }: FinishHandlers) {
  const { state } = answer;
  const [problem, setProblem] = useState<string | null>(state ? null : "token_invalid");
  const [step, setStep] = useState<SecondStep | null>(null);
  const { send } = useSend(api.accounts.finishSignOn);
  const isSent = useRef(false);
  useEffect(() => {
    if (!state || isSent.current) return;
    isSent.current = true;
    void (async () => {
      const { answer: finished, refusal } = await send({ body: { ...answer, state } });
      if (refusal) return setProblem(refusal.code);
      forgetSignOn(app);
      if (!finished.token) return onLinked();
      const secondStep = await signIn(finished.token);
      if (secondStep) setStep(secondStep);
      else onIn();
    })();
  });
  return { problem, step };
}
