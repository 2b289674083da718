import { useLeaveGuard } from "@stoep/ui";
import { useAppText } from "./text.ts";

/** Asks before unsaved changes are lost, in the app's usual words. Returns the function that disarms it after saving. */
export function useLeaveQuestion(isDirty: boolean): () => void {
  const t = useAppText();
  return useLeaveGuard(isDirty, {
    title: t("leave.title"),
    message: t("leave.text"),
    confirmLabel: t("leave.confirm"),
    cancelLabel: t("leave.cancel"),
  });
}
