import { useEffect } from "react";

const fields = "input, textarea, select, [contenteditable], [role=dialog]";

/** Runs `open` when ? is pressed outside fields and dialogs, whether or not the keyboard layout needs Shift for it. */
export function useShortcutsKey(open: () => void): void {
  useEffect(() => {
    const press = (event: KeyboardEvent) => {
      const isElsewhere = event.target instanceof Element && event.target.closest(fields) !== null;
      if (event.key !== "?" || event.ctrlKey || event.metaKey || event.defaultPrevented || isElsewhere) return;
      event.preventDefault();
      open();
    };
    document.addEventListener("keydown", press);
    return () => document.removeEventListener("keydown", press);
  }, [open]);
}
