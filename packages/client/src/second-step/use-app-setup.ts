import type { NewApp } from "@stoep/contract/accounts";
import { useEffect, useRef, useState } from "react";
import type { z } from "zod";
import { api } from "../api/index.ts";
import { type Notify, useCommandAs } from "../commands/index.ts";
import { useRefusalText } from "../texts/index.ts";

/**
 * A new authenticator app: its secret is requested immediately, and again after too many wrong codes (`problem`). `onClose` is called
 * when the server refuses one, after the reason was shown.
 */
export function useAppSetup(tell: Notify, onClose: () => void) {
  const [app, setApp] = useState<z.infer<typeof NewApp> | null>(null);
  const words = useRefusalText();
  const [problem, setProblem] = useState<string | null>(null);
  const { run } = useCommandAs(tell, api.accounts.addApp, { refetches: [] });
  const isBegun = useRef(false);
  const begin = async () => {
    const answer = await run({});
    if (answer) setApp(answer);
    else onClose();
  };
  useEffect(() => {
    if (isBegun.current) return;
    isBegun.current = true;
    void begin();
  });
  const again = () => {
    setProblem(null);
    setApp(null);
    void begin();
  };
  return { app, problem: problem && words(problem), setProblem, again };
}
