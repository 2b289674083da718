import { type RefObject, useEffect, useId, useRef } from "react";
import { confirm, type Question } from "./confirmations.ts";

const guards = new Map<string, { question: Question; onLeave: RefObject<(() => void) | undefined> }>();

function holdTab(event: BeforeUnloadEvent): void {
  event.preventDefault();
}

/** The browser asks in its own words when the tab closes. Listens only when needed, because it would disable the page cache. */
function watchTab(): void {
  window.removeEventListener("beforeunload", holdTab);
  if (guards.size > 0) window.addEventListener("beforeunload", holdTab);
}

/**
 * Asks `question` before unsaved changes are lost (S1 §2), as long as `isDirty`. Inside the app the router calls askToLeave().
 * `onLeave` is called when the user has agreed to lose them, to drop copies. Returns a function that disarms the guard immediately:
 * call it after saving, right before navigating.
 */
export function useLeaveGuard(isDirty: boolean, question: Question, onLeave?: () => void): () => void {
  const id = useId();
  const latest = useRef(onLeave);
  latest.current = onLeave;
  const { title, confirmLabel, cancelLabel, message } = question;
  useEffect(() => {
    if (!isDirty) return;
    guards.set(id, { question: { title, confirmLabel, cancelLabel, message, isDestructive: true }, onLeave: latest });
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
  const asked = [...guards.values()];
  for (const { question } of asked) {
    if (!(await confirm(question))) return false;
  }
  for (const { onLeave } of asked) onLeave.current?.();
  guards.clear();
  watchTab();
  return true;
}
