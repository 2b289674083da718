import { useState } from "react";
import { useForgottenOnLeaving } from "../../../app/index.ts";
import type { OwnDraft } from "./draft.ts";
import { useProblems } from "./use-problems.ts";
import { useStep } from "./use-step.ts";

export type Walk = ReturnType<typeof useWalk>;

/** How far somebody has come with answering. On a shared computer it ends when the page is left, or when nothing is done for long. */
export function useWalk(draft: OwnDraft) {
  const { step, go } = useStep();
  const problems = useProblems();
  // After a reload on a shared computer nothing is left: it begins anew.
  const [isBegun, setBegun] = useState(draft.isUnsent);
  const [isSent, setSent] = useState(false);
  const [isForgotten, setForgotten] = useState(false);
  /** Changes when all is forgotten, so that nothing typed stays on the screen. */
  const [round, setRound] = useState(0);
  const end = () => {
    setSent(false);
    setBegun(false);
  };
  const forget = (isIdle: boolean) => {
    draft.forget();
    end();
    problems.set({});
    setForgotten(isIdle);
    setRound((before) => before + 1);
  };
  useForgottenOnLeaving(() => draft.isShared && forget(false));
  return {
    step,
    go,
    problems,
    isBegun,
    isSent,
    isForgotten,
    round,
    /** Something was begun on a shared computer, and has not been sent. */
    isForgettable: draft.isShared && !(isSent && step === "sent") && (isBegun || draft.isUnsent),
    begin: () => {
      setBegun(true);
      setSent(false);
      setForgotten(false);
      problems.set({});
    },
    goOn: () => {
      setBegun(true);
      setForgotten(false);
    },
    send: () => setSent(true),
    end,
    /** `isIdle`: since nothing was done for long. */
    forget: (isIdle: boolean) => {
      forget(isIdle);
      go("introduction", { isReplaced: true });
    },
  };
}
