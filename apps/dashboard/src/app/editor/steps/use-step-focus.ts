import { useEffect, useRef } from "react";

/**
 * Where the keyboard starts after a change of step: at the element that the returned ref is on, unless `skip` was called because
 * a field is focused instead. Opening the screen moves nothing, unless it continues a step of another one (`isContinued`).
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

/** Control and Enter press the footer's main button, from wherever the keyboard is in the form. */
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
    // Before the text editor takes it for a new line.
    document.addEventListener("keydown", press, true);
    return () => document.removeEventListener("keydown", press, true);
  }, []);
}
