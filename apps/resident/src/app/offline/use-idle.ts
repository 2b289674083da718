/** On a device that people use one after another, nothing of what one of them did is left to the next. */
import { minuteMs } from "@stoep/contract/kernel";
import { useEffect, useEffectEvent, useState } from "react";

/** Without anything done; a warning comes a minute earlier. */
const patience = 5 * minuteMs;
const warningBefore = minuteMs;
const acts = ["pointerdown", "pointermove", "keydown", "input", "wheel", "touchstart", "scroll"] as const;

interface Idle {
  /** In less than a minute it is forgotten. */
  isWarned: boolean;
  /** Begins to wait anew. */
  stay: () => void;
}

/** Calls `forget` after five minutes in which nothing was done. `isOn`: there is something to forget. */
export function useIdle(isOn: boolean, forget: () => void): Idle {
  const [isWarned, setWarned] = useState(false);
  const [begun, begin] = useState(0);
  const end = useEffectEvent(forget);
  // biome-ignore lint/correctness/useExhaustiveDependencies: `begun` begins anew
  useEffect(() => {
    if (!isOn) return;
    let last = Date.now();
    let hasWarned = false;
    const act = () => {
      // Once it has warned, it wants an answer.
      if (!hasWarned) last = Date.now();
    };
    // Looks at the clock, since timers stand still while a device sleeps.
    const look = () => {
      const idle = Date.now() - last;
      if (idle >= patience) return end();
      if (idle < patience - warningBefore) return;
      hasWarned = true;
      setWarned(true);
    };
    const timer = setInterval(look, 1000);
    for (const name of acts) addEventListener(name, act, { capture: true, passive: true });
    document.addEventListener("visibilitychange", look);
    return () => {
      clearInterval(timer);
      for (const name of acts) removeEventListener(name, act, { capture: true });
      document.removeEventListener("visibilitychange", look);
      setWarned(false);
    };
  }, [isOn, begun]);
  return { isWarned, stay: () => begin((times) => times + 1) };
}
