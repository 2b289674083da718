import { useEffect, useEffectEvent } from "react";
import { flushSync } from "react-dom";

/** Calls `forget` when the page is left: a browser may keep it as it was, for the way back. */
export function useForgottenOnLeaving(forget: () => void): void {
  const leave = useEffectEvent(() => flushSync(forget));
  useEffect(() => {
    const hide = () => leave();
    const show = ({ persisted }: PageTransitionEvent) => persisted && leave();
    addEventListener("pagehide", hide);
    addEventListener("pageshow", show);
    return () => {
      removeEventListener("pagehide", hide);
      removeEventListener("pageshow", show);
    };
  }, []);
}
