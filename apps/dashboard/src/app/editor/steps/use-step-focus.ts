import { useEffect, useRef } from "react";

/**
 * Focuses the element with the returned ref after a change of step, unless `skip` was called because a field gets the focus
 * instead. Opening the screen leaves the focus alone, unless it continues a step of another screen (`isContinued`).
 */
export function useStepFocus<T extends HTMLElement>(step: string, isContinued: boolean) {
  const heading = useRef<T>(null);
  const last = useRef(isContinued ? null : step);
  const isSkipped = useRef(false);
  useEffect(() => {
    if (last.current === step) return;
    last.current = step;
    if (isSkipped.current) {
      isSkipped.current = false;
      return;
    }
    window.scrollTo({ top: 0 });
    heading.current?.focus({ preventScroll: true });
  }, [step]);
  return {
    heading,
    skip: () => {
      isSkipped.current = true;
    },
  };
}

/** Ctrl+Enter presses the footer's main button, from anywhere in the form. */
export function useMainKey() {
  useEffect(() => {
    const press = (event: KeyboardEvent) => {
      const isAsked = event.key === "Enter" && (event.ctrlKey || event.metaKey) && !event.isComposing;
      const isElsewhere = document.querySelector("[aria-modal=true]") !== null;
      const main = document.querySelector<HTMLButtonElement>("[data-main]:not(:disabled)");
      if (!isAsked || isElsewhere || !main) return;
      event.preventDefault();
      event.stopPropagation();
      main.click();
    };
    // In the capture phase, before the text editor inserts a line break.
    document.addEventListener("keydown", press, true);
    return () => document.removeEventListener("keydown", press, true);
  }, []);
}
