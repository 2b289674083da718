import { useRef } from "react";
import { type EditorForm, useUploadWait } from "../../../../app/editor/index.ts";

interface FormOf<Draft> {
  values: Draft;
  setValues: (change: (now: Partial<Draft>) => Partial<Draft>) => void;
  errors: Record<string, unknown>;
}

/** Lets the editor's fields for pictures and files work on a form of the kit, which waits for uploads that are under way. */
export function useEditorFields<Draft extends object>(form: FormOf<Draft>) {
  const uploads = useRef(0);
  const tellToWait = useUploadWait();
  const editor: EditorForm<Draft> = {
    draft: form.values,
    change: (change) =>
      form.setValues((now) => ({ ...now, ...(typeof change === "function" ? change(now as Draft) : change) })),
    errorOf: (path) => (typeof form.errors[path] === "string" ? form.errors[path] : undefined),
    faults: [],
    busy: (change) => {
      uploads.current += change;
    },
  };
  return {
    editor,
    /** Says so while an upload is under way. */
    mustWait: (): boolean => {
      if (uploads.current === 0) return false;
      tellToWait();
      return true;
    },
  };
}
