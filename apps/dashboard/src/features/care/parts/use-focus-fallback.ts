import { useEffect, useRef } from "react";

/** A step may take away what was pressed for it: when this changes, and the focus is lost by it, the page has it. */
export function useFocusFallback(value: unknown): void {
  const before = useRef(value);
  useEffect(() => {
    const isLost = !document.activeElement || document.activeElement === document.body;
    if (before.current !== value && isLost) document.getElementById("main")?.focus({ preventScroll: true });
    before.current = value;
  }, [value]);
}
