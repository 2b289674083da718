import { useEffect, useEffectEvent, useRef, useState } from "react";
import { startAtTop } from "../../../app/index.ts";
import type { Step } from "../ballot/ballot.ts";

/** What an entry of the browser's history says: which step it shows, and of which opening of a ballot; nothing of what is on it. */
interface StepEntry {
  opening: string;
  step: Step;
  depth: number;
}

const entryOf = (state: unknown): StepEntry | null =>
  typeof state === "object" && state !== null && "opening" in state ? (state as StepEntry) : null;

interface Options {
  first: Step;
  /** The reader goes back before the first step. Whether they may; else they stay. */
  onBack: () => boolean;
}

/** The steps of a ballot that are shown in one place. The browser's own *Back* leads one step back. */
export function useSteps({ first, onBack }: Options) {
  const [step, setStep] = useState(first);
  const [opening] = useState(() => String(Math.random()));
  const depth = useRef(0);
  const enter = (next: Step, isReplaced = false) => {
    if (!isReplaced) depth.current += 1;
    const entry: StepEntry = { opening, step: next, depth: depth.current };
    history[isReplaced ? "replaceState" : "pushState"](entry, "");
  };
  const begin = useEffectEvent(() => {
    if (depth.current === 0) enter(first);
  });
  const follow = useEffectEvent(() => {
    const entry = entryOf(history.state);
    if (entry?.opening === opening) {
      depth.current = entry.depth;
      return setStep(entry.step);
    }
    depth.current = 0;
    if (!onBack()) enter(step);
  });
  useEffect(() => {
    begin();
    const hear = () => follow();
    addEventListener("popstate", hear);
    return () => removeEventListener("popstate", hear);
  }, []);
  // biome-ignore lint/correctness/useExhaustiveDependencies: at each step
  useEffect(startAtTop, [step]);
  return {
    step,
    go: (next: Step) => {
      enter(next, next === "cast");
      setStep(next);
    },
    /** Leaves the steps behind, so that *Back* does not lead to them. */
    leave: () => {
      if (depth.current > 0) history.go(-depth.current);
    },
  };
}
