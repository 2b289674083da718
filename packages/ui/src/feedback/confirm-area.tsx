import { lazy, Suspense, useEffect, useSyncExternalStore } from "react";
import { confirmationStore } from "./confirmations.ts";

const loadDialog = () => import("./confirm-dialog.tsx").then((part) => ({ default: part.ConfirmDialog }));
const ConfirmDialog = lazy(loadDialog);

/** Long after the first screen, and well before a question may be needed offline. */
const fetchAheadMilliseconds = 3000;

/** Where confirm() shows its questions; once per app. The dialog is not part of the first script. */
export function ConfirmArea() {
  const pending = useSyncExternalStore(confirmationStore.subscribe, confirmationStore.read);
  useEffect(() => {
    const timer = setTimeout(() => void loadDialog().catch(() => null), fetchAheadMilliseconds);
    return () => clearTimeout(timer);
  }, []);
  if (!pending) return null;
  const { answer, ...question } = pending;
  return (
    <Suspense fallback={null}>
      <ConfirmDialog opened onAnswer={answer} {...question} />
    </Suspense>
  );
}
