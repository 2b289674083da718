import { useEffect, useRef } from "react";

/** Moves the focus to the page, and the page to its beginning, when a change of `value` has removed the control that had it. */
export function useFocusFallback(value: unknown): void {
  const before = useRef(value);
  useEffect(() => {
    const isLost = !document.activeElement || document.activeElement === document.body;
    if (before.current !== value && isLost) toPage();
    before.current = value;
  }, [value]);
}

function toPage(): void {
  const page = document.getElementById("main");
  page?.focus({ preventScroll: true });
  page?.scrollIntoView?.({ block: "start" });
}
