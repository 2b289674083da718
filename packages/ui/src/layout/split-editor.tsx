import { type ReactNode, useRef } from "react";
import { useEdgeHeight } from "../edges/index.ts";
import style from "./split-editor.module.css";

type Props = {
  form: ReactNode;
  /** Absent, the form takes the whole width. */
  preview?: ReactNode;
  /** Left: what was saved and when; right: the steps, the main one last. */
  footer: { status: ReactNode; actions: ReactNode };
  labels: { form: string; preview: string; footer: string };
};

/** Form on the left, live preview on the right (below it under 1024 px), and a sticky footer. */
export function SplitEditor({ form, preview, footer, labels }: Props) {
  const foot = useRef<HTMLElement>(null);
  useEdgeHeight(foot, "bottom");
  return (
    <div className={style.editor} data-whole={preview === undefined || undefined}>
      <section aria-label={labels.form} className={style.form}>
        {form}
      </section>
      {preview !== undefined && (
        <section aria-label={labels.preview} className={style.preview}>
          <div className={style.sticky}>{preview}</div>
        </section>
      )}
      <section data-screen-only ref={foot} aria-label={labels.footer} className={style.footer}>
        <div className={style.status}>{footer.status}</div>
        <div className={style.actions}>{footer.actions}</div>
      </section>
    </div>
  );
}
