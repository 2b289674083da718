import { type RefObject, useEffect } from "react";

/**
 * Closes a window by Escape, but only the one that the key is pressed in: a question over a drawer closes alone. Mantine would
 * close all that are open.
 */
export function useEscape(root: RefObject<HTMLElement | null>, isOpen: boolean, onClose: () => void): void {
  useEffect(() => {
    if (!isOpen) return;
    const close = (event: KeyboardEvent) => {
      const { key, isComposing, target } = event;
      if (key !== "Escape" || isComposing || !(target instanceof Element)) return;
      // Of a list that is open: it closes first.
      if (target.getAttribute("data-mantine-stop-propagation") === "true") return;
      const inside = target.closest("[role=dialog]");
      // The first one in it is its own; another window may be rendered inside it.
      if (!inside || inside === root.current?.querySelector("[role=dialog]")) onClose();
    };
    window.addEventListener("keydown", close, { capture: true });
    return () => window.removeEventListener("keydown", close, { capture: true });
  }, [root, isOpen, onClose]);
}
