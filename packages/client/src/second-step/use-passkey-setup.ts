import { readUserAgent } from "@stoep/contract/accounts";
import type { Refused } from "@stoep/contract/kernel";
import { useState } from "react";
import { api } from "../api/index.ts";
import { type CommandOptions, type Notify, useCommandAs } from "../commands/index.ts";
import { createPasskey } from "../passkeys/index.ts";
import { useRefusalText } from "../texts/index.ts";
import type { FactorWords } from "./factor-words.ts";
import type { AddDialogProps } from "./offered-factors.ts";

interface Setup extends Pick<AddDialogProps, "onAdded"> {
  tell: Notify;
  t: FactorWords;
  /** Receives errors about the name. */
  form: NonNullable<CommandOptions<typeof api.accounts.confirmPasskey>["form"]>;
}

/** The suggested name of a new passkey: "Firefox on Windows"; empty for an unknown browser. */
export function passkeyName(t: FactorWords): string {
  const { browser, system } = readUserAgent(navigator.userAgent);
  return browser && system ? t("sessions.on", { browser, system }) : "";
}

/** The device did not create a passkey. */
const failed = "failed";

/** A new passkey: the device asks for finger, face or PIN, and the server stores the result. */
export function usePasskeySetup({ tell, t, form, onAdded }: Setup) {
  const words = useRefusalText();
  const [problem, setProblem] = useState<string | null>(null);
  const [isAsking, setAsking] = useState(false);
  const refused = ({ code }: Refused) => {
    setProblem(code);
    return true;
  };
  const begin = useCommandAs(tell, api.accounts.addPasskey, { refused, refetches: [] });
  const done = t("factors.done");
  const finish = useCommandAs(tell, api.accounts.confirmPasskey, { form, refused, done, whenDone: onAdded });
  const attempt = async (name: string) => {
    const begun = await begin.run({});
    if (!begun) return;
    const answer = await createPasskey(begun.options);
    if (!answer) return setProblem(failed);
    await finish.run({ body: { challengeId: begun.challengeId, name, answer } });
  };
  const make = async (name: string) => {
    setProblem(null);
    setAsking(true);
    await attempt(name);
    setAsking(false);
  };
  return { make, isAsking, problem: problem === failed ? t("step.passkeyFailed") : problem && words(problem) };
}
