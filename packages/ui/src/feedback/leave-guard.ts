import { useEffect, useId } from "react";
import { confirm, type Question } from "./confirmations.ts";

const guards = new Map<string, Question>();

function holdTab(event: BeforeUnloadEvent): void {
  event.preventDefault();
}

/** The browser asks in its own words when the tab closes; a listener without need would spoil its page cache. */
function watchTab(): void {
  window.removeEventListener("beforeunload", holdTab);
  if (guards.size > 0) window.addEventListener("beforeunload", holdTab);
}

/**
 * Asks `question` before unsaved changes are lost (S1 §2), as long as `isDirty`. Inside the app the router calls askToLeave(). Returns
 * a function that disarms the guard immediately: call it after saving, right before navigating.
 */
export function useLeaveGuard(isDirty: boolean, question: Question): () => void {
  const id = useId();
  const { title, confirmLabel, cancelLabel, message } = question;
  useEffect(() => {
    if (!isDirty) return;
    guards.set(id, { title, confirmLabel, cancelLabel, message, isDestructive: true });
    watchTab();
    return () => {
      guards.delete(id);
      watchTab();
    };
  }, [id, isDirty, title, confirmLabel, cancelLabel, message]);
  return () => {
    guards.delete(id);
    watchTab();
  };
}

export function hasUnsavedChanges(): boolean {
  return guards.size > 0;
}

/** Resolves to true when nothing is unsaved, or the user agreed to lose it. */
export async function askToLeave(): Promise<boolean> {
  for (const question of [...guards.values()]) {
    if (!(await confirm(question))) return false;
  }
  guards.clear();
  watchTab();
  return true;
}
