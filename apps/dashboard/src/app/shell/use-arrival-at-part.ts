import { useRouterState } from "@tanstack/react-router";
import { useEffect } from "react";

/** How long a part of the screen may take to appear. */
const mostWaitMs = 8000;

/** Brings the part of the screen that the address names into view, as soon as it has loaded. */
export function useArrivalAtPart(): void {
  const at = useRouterState({ select: ({ location }) => `${location.pathname}#${location.hash}` });
  useEffect(() => {
    const id = at.slice(at.indexOf("#") + 1);
    if (id === "") return;
    const show = () => {
      const part = document.getElementById(id);
      part?.scrollIntoView?.({ block: "start" });
      return part !== null;
    };
    if (show()) return;
    const watch = new MutationObserver(() => show() && stop());
    const timer = setTimeout(() => stop(), mostWaitMs);
    const stop = () => {
      watch.disconnect();
      clearTimeout(timer);
    };
    watch.observe(document.body, { childList: true, subtree: true });
    return stop;
  }, [at]);
}
