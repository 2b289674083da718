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

/** The screen's main button, which Ctrl+Enter presses from anywhere in the form. */
export function useMainKey() {
  const main = useRef<HTMLButtonElement>(null);
  useEffect(() => {
    const press = (event: KeyboardEvent) => {
      const isAsked = event.key === "Enter" && (event.ctrlKey || event.metaKey) && !event.isComposing;
      const isInDialog = event.target instanceof Element && event.target.closest("[aria-modal=true]") !== null;
      if (!isAsked || isInDialog || !main.current || main.current.disabled) return;
      event.preventDefault();
      event.stopPropagation();
      main.current.click();
    };
    // In the capture phase, before the text editor inserts a line break.
    document.addEventListener("keydown", press, true);
    return () => document.removeEventListener("keydown", press, true);
  }, []);
  return { ref: main, "aria-keyshortcuts": "Control+Enter" };
}
