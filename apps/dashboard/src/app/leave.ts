import { useLeaveGuard } from "@stoep/ui";
import { useAppText } from "./text.ts";

/** Asks before unsaved changes are lost, in the app's usual words; `onLeave` drops what is kept of them. Returns the function that disarms it after saving. */
export function useLeaveQuestion(isDirty: boolean, onLeave?: () => void): () => void {
  const t = useAppText();
  const question = {
    title: t("leave.title"),
    message: t("leave.text"),
    confirmLabel: t("leave.confirm"),
    cancelLabel: t("leave.cancel"),
  };
  return useLeaveGuard(isDirty, question, onLeave);
}
