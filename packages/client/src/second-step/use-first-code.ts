import type { Refused } from "@stoep/contract/kernel";
import { useState } from "react";
import type { api } from "../api/index.ts";
import { type Notify, useCommandAs } from "../commands/index.ts";
import { useRefusalText } from "../texts/index.ts";
import type { AddDialogProps } from "./offered-factors.ts";

export interface FirstCodeProps extends Pick<AddDialogProps, "onAdded"> {
  command: typeof api.accounts.confirmApp | typeof api.accounts.confirmText;
  challengeId: string;
  /** Too many wrong codes: the setup must start again. */
  onOver: (code: "challenge_over") => void;
}

/** The first code of a new factor proves that it works. `done` is shown when it does. */
export function useFirstCode(tell: Notify, done: string, { command, challengeId, onAdded, onOver }: FirstCodeProps) {
  const words = useRefusalText();
  const [problem, setProblem] = useState<string | null>(null);
  const refused = ({ code }: Refused) => {
    if (code === "challenge_over") onOver(code);
    else setProblem(code);
    return true;
  };
  const confirm = useCommandAs(tell, command, { refused, done, whenDone: onAdded });
  const take = (code: string) => {
    setProblem(null);
    return confirm.run({ body: { challengeId, code } });
  };
  return { take, ways: { isBusy: confirm.isRunning, problem: problem && words(problem) } };
}
