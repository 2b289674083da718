import { Suspense, useEffect, useSyncExternalStore } from "react";
import { fetchAhead, lazyPart } from "../parts/index.ts";
import { confirmationStore } from "./confirmations.ts";

const loadDialog = () => import("./confirm-dialog.tsx").then((part) => part.ConfirmDialog);
/** A question that cannot be shown is answered with no. */
const ConfirmDialog = lazyPart(loadDialog, { close: ({ onAnswer }) => onAnswer(false) });

/** Long after the first screen, and well before a question may be needed offline. */
const fetchAheadMilliseconds = 3000;

/** Where confirm() shows its questions; once per app. The dialog is not part of the first script. */
export function ConfirmArea() {
  const pending = useSyncExternalStore(confirmationStore.subscribe, confirmationStore.read);
  useEffect(() => {
    const timer = setTimeout(() => fetchAhead(loadDialog), fetchAheadMilliseconds);
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
