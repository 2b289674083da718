import type { Confirmation, Factors } from "@stoep/contract/accounts";
import type { Refused } from "@stoep/contract/kernel";
import { useState } from "react";
import { api } from "../api/index.ts";
import { useSend } from "../commands/index.ts";
import { useRefusalText } from "../texts/index.ts";
import type { ProofWays } from "./proof.ts";

/**
 * Re-authentication when signed in: with the password, a second factor, or a mailed code. An expired challenge can be restarted, since
 * the person is known. A refusal becomes `problem`, in the language of that time.
 */
export function useConfirmIdentity({ factors, recoveryCodesLeft }: Factors, onDone: () => void) {
  const words = useRefusalText();
  const [refusal, setRefusal] = useState<string | null>(null);
  const confirm = useSend(api.accounts.confirmIdentity);
  const code = useSend(api.accounts.sendConfirmCode);
  const mail = useSend(api.accounts.sendConfirmMail);
  const passkey = useSend(api.accounts.startConfirmPasskey);
  const explained = async <A>(sending: Promise<{ answer?: A; refusal?: Refused }>) => {
    setRefusal(null);
    const { answer, refusal } = await sending;
    if (refusal) setRefusal(refusal.code);
    return answer;
  };
  const kinds = [...new Set(factors.map(({ kind }) => kind)), ...(recoveryCodesLeft > 0 ? ["recovery" as const] : [])];
  return {
    kinds,
    phoneHint: factors.find(({ kind }) => kind === "text")?.name.slice(-2) ?? null,
    take: async (body: Confirmation) => {
      const answer = await explained(confirm.send({ body }));
      if (answer) onDone();
      return answer;
    },
    sendCode: () => explained(code.send({})),
    /** Returns a hint at where it was sent. */
    sendMail: async () => (await explained(mail.send({})))?.mailHint,
    passkeyOptions: () => explained(passkey.send({})),
    isBusy: confirm.isSending,
    problem: refusal && words(refusal),
  } satisfies ProofWays & { sendMail: () => Promise<string | undefined> };
}
