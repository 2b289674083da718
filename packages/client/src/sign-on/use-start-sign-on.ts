import { useState } from "react";
import { api } from "../api/index.ts";
import { useSend } from "../commands/index.ts";
import { useRefusalText } from "../texts/index.ts";
import { type PendingSignOn, rememberSignOn } from "./pending-sign-on.ts";

/** Goes to the provider, or says why not. `unknown`: the text for an unknown sign-on name. */
export function useStartSignOn(from: Omit<PendingSignOn, "purpose">, unknown: string) {
  const words = useRefusalText();
  const [problem, setProblem] = useState<string | null>(null);
  const { send, isSending } = useSend(api.accounts.startSignOn);
  const start = async (slug: string) => {
    setProblem(null);
    const query = from.network ? { network: from.network } : {};
    const { answer, refusal } = await send({ params: { providerSlug: slug }, query });
    if (refusal) return setProblem(refusal.code);
    rememberSignOn({ ...from, purpose: "sign-in" });
    window.location.assign(answer.address);
  };
  return { start, isRunning: isSending, problem: problem === "not_found" ? unknown : problem && words(problem) };
}
