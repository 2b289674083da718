import { useEffect, useRef } from "react";

/** Moves the focus to the page when a change of `value` has removed the control that had it. */
export function useFocusFallback(value: unknown): void {
  const before = useRef(value);
  useEffect(() => {
    const isLost = !document.activeElement || document.activeElement === document.body;
    if (before.current !== value && isLost) document.getElementById("main")?.focus({ preventScroll: true });
    before.current = value;
  }, [value]);
}
