import type { ReactNode } from "react";
import style from "./split-editor.module.css";

type Props = {
  form: ReactNode;
  preview: ReactNode;
  /** Left: what was saved and when; right: the steps, the main one last. */
  footer: { status: ReactNode; actions: ReactNode };
  labels: { form: string; preview: string; footer: string };
};

/** Form on the left, live preview on the right (below under 1024 px), footer that stays in sight. */
export function SplitEditor({ form, preview, footer, labels }: Props) {
  return (
    <div className={style.editor}>
      <section aria-label={labels.form} className={style.form}>
        {form}
      </section>
      <section aria-label={labels.preview} className={style.preview}>
        <div className={style.sticky}>{preview}</div>
      </section>
      <section aria-label={labels.footer} className={style.footer}>
        <div className={style.status}>{footer.status}</div>
        <div className={style.actions}>{footer.actions}</div>
      </section>
    </div>
  );
}
