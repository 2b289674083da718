import type { SecondStep } from "@stoep/contract/accounts";
import { useState } from "react";
import { api, type Refused, signIn, useCommand, useRefusalText } from "../../../../app/index.ts";
import type { Proof, Ways } from "./ways.ts";

const tokenOf = (proof: Proof) => (proof.kind === "passkey" ? JSON.stringify(proof.answer) : proof.code);
/** The half session is gone: signing in begins again. */
const isOver = ({ code }: Refused) => ["challenge_over", "token_invalid", "sign_in_required"].includes(code);

/** Between password and session. `onOver` is told in words why it has to begin again. */
export function useSignInStep(step: SecondStep, onOver: (words: string) => void): Ways {
  const words = useRefusalText();
  const [problem, setProblem] = useState<string | null>(null);
  const refused = (refusal: Refused) => {
    if (isOver(refusal)) onOver(words("challenge_over"));
    else setProblem(words(refusal.code));
    return true;
  };
  const options = { refused, refresh: [] };
  const take = useCommand(api.accounts.getToken, { ...options, whenDone: (answer) => void signIn(answer) });
  const send = useCommand(api.accounts.sendStepCode, options);
  const begin = useCommand(api.accounts.startStepPasskey, options);
  return {
    ...step,
    take: (proof) => {
      setProblem(null);
      return take.run({ body: { grant_type: "refresh_token", "2fa_token": tokenOf(proof), "2fa_kind": proof.kind } });
    },
    sendCode: () => {
      setProblem(null);
      return send.run({ body: {} });
    },
    passkeyOptions: () => begin.run({ body: {} }),
    isBusy: take.isRunning,
    problem,
  };
}
