import type { SecondStep, TokenAnswer } from "@stoep/contract/accounts";
import type { Refused } from "@stoep/contract/kernel";
import { useState } from "react";
import { api } from "../api/index.ts";
import { useSend } from "../commands/index.ts";
import { useRefusalText } from "../texts/index.ts";
import type { Proof, ProofWays } from "./proof.ts";

const tokenOf = (proof: Proof) => (proof.kind === "passkey" ? JSON.stringify(proof.answer) : proof.code);
/** The pending second step has ended: signing in starts again. */
const isOver = ({ code }: Refused) => ["challenge_over", "token_invalid", "sign_in_required"].includes(code);

interface StepHandlers {
  /** Continues with the opened session. */
  signIn: (token: TokenAnswer) => Promise<unknown>;
  /** Receives the reason for starting again, as a code. */
  onOver: (code: "challenge_over") => void;
}

/** The second step between password and session. */
export function useSignInStep(step: SecondStep, { signIn, onOver }: StepHandlers): ProofWays {
  const words = useRefusalText();
  const [problem, setProblem] = useState<string | null>(null);
  const take = useSend(api.accounts.getToken);
  const code = useSend(api.accounts.sendStepCode);
  const passkey = useSend(api.accounts.startStepPasskey);
  const explain = (refusal: Refused) => {
    if (isOver(refusal)) onOver("challenge_over");
    else setProblem(refusal.code);
  };
  const explained = <A>({ answer, refusal }: { answer?: A; refusal?: Refused }) => {
    if (refusal) explain(refusal);
    return answer;
  };
  return {
    ...step,
    take: async (proof) => {
      setProblem(null);
      const body = { grant_type: "refresh_token", "2fa_token": tokenOf(proof), "2fa_kind": proof.kind } as const;
      const token = explained(await take.send({ body }));
      if (token) void signIn(token);
      return token;
    },
    sendCode: async () => {
      setProblem(null);
      return explained(await code.send({ body: {} }));
    },
    passkeyOptions: async () => explained(await passkey.send({ body: {} })),
    isBusy: take.isSending,
    problem: problem && words(problem),
  };
}
