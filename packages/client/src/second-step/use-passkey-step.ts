import { useState } from "react";
import { signWithPasskey } from "../passkeys/index.ts";
import type { ProofWays } from "./proof.ts";

/** The device asks for finger, face or PIN. `isFailed`: that failed or was cancelled. */
export function usePasskeyStep(ways: ProofWays) {
  const [isAsking, setAsking] = useState(false);
  const [isFailed, setFailed] = useState(false);
  const ask = async () => {
    setAsking(true);
    setFailed(false);
    const options = await ways.passkeyOptions();
    const answer = options ? await signWithPasskey(options) : null;
    if (answer) await ways.take({ kind: "passkey", answer });
    else if (options) setFailed(true);
    setAsking(false);
  };
  return { ask, isAsking, isFailed };
}
