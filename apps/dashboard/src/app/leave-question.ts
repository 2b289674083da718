import { useLeaveGuard } from "@stoep/ui";
import { useAppText } from "./text.ts";

/** Asks before unsaved changes are lost; `onLeave` drops any copies of them. Returns a function that disarms the question after saving. */
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
