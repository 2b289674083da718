import { useEffect } from "react";

/** Scrolls to the phase that the link leads to, once the project is shown. One that is gone leaves the page at its top. */
export function usePhaseInView(isShown: boolean): void {
  useEffect(() => {
    if (isShown && location.hash.startsWith("#phase-"))
      document.getElementById(location.hash.slice(1))?.scrollIntoView();
  }, [isShown]);
}
