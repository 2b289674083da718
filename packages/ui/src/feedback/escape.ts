import { type RefObject, useEffect } from "react";

/**
 * Closes a window on Escape, but only the window in which the key is pressed: a question over a drawer closes alone. Mantine would
 * close all open windows.
 */
export function useEscape(root: RefObject<HTMLElement | null>, isOpen: boolean, onClose: () => void): void {
  useEffect(() => {
    if (!isOpen) return;
    const close = (event: KeyboardEvent) => {
      const { key, isComposing, target } = event;
      if (key !== "Escape" || isComposing || !(target instanceof Element)) return;
      // The key belongs to an open list, which closes first.
      if (target.getAttribute("data-mantine-stop-propagation") === "true") return;
      const inside = target.closest("[role=dialog]");
      // The outermost dialog in `root` is this window; further ones may be rendered inside it.
      const around = inside?.parentElement?.closest("[role=dialog]");
      if (!inside || (root.current?.contains(inside) && !(around && root.current.contains(around)))) onClose();
    };
    window.addEventListener("keydown", close, { capture: true });
    return () => window.removeEventListener("keydown", close, { capture: true });
  }, [root, isOpen, onClose]);
}
