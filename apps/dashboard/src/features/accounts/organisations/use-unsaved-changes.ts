import { type Form, toast } from "@stoep/ui";
import { useEffect } from "react";
import { useLeaveQuestion } from "../../../app/index.ts";
import { useText } from "../settings/words.ts";

/**
 * For forms over data stored on the server: asks before changes are lost, and takes over what others saved as long as nothing
 * was typed here.
 */
export function useUnsavedChanges<V extends object>(form: Form<V>, kept: V) {
  const t = useText();
  const isDirty = form.isDirty();
  useLeaveQuestion(isDirty);
  const text = JSON.stringify(kept);
  // biome-ignore lint/correctness/useExhaustiveDependencies: only the stored values may trigger it; typing must not
  useEffect(() => {
    if (form.isDirty()) return;
    form.setValues(JSON.parse(text));
    form.resetDirty(JSON.parse(text));
  }, [text]);
  return {
    isDirty,
    status: t(isDirty ? "unsaved" : "allSaved"),
    saved(values: V) {
      form.setValues(values);
      form.resetDirty(values);
      toast(t("saved"));
    },
  };
}
