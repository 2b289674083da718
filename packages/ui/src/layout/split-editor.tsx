import { type ReactNode, type RefObject, useEffect, useRef } from "react";
import style from "./split-editor.module.css";

type Props = {
  form: ReactNode;
  preview: ReactNode;
  /** Left: what was saved and when; right: the steps, the main one last. */
  footer: { status: ReactNode; actions: ReactNode };
  labels: { form: string; preview: string; footer: string };
};

/** Form on the left, live preview on the right (below it under 1024 px), and a sticky footer. */
export function SplitEditor({ form, preview, footer, labels }: Props) {
  const foot = useRef<HTMLElement>(null);
  useFootHeight(foot);
  return (
    <div className={style.editor}>
      <section aria-label={labels.form} className={style.form}>
        {form}
      </section>
      <section aria-label={labels.preview} className={style.preview}>
        <div className={style.sticky}>{preview}</div>
      </section>
      <section data-screen-only ref={foot} aria-label={labels.footer} className={style.footer}>
        <div className={style.status}>{footer.status}</div>
        <div className={style.actions}>{footer.actions}</div>
      </section>
    </div>
  );
}

/** Reports the footer's height, so that toasts stay above it. */
function useFootHeight(foot: RefObject<HTMLElement | null>): void {
  useEffect(() => {
    const root = document.documentElement.style;
    const tell = () => root.setProperty("--st-footer-height", `${foot.current?.offsetHeight ?? 0}px`);
    const observer = new ResizeObserver(tell);
    if (foot.current) observer.observe(foot.current);
    return () => {
      observer.disconnect();
      root.removeProperty("--st-footer-height");
    };
  }, [foot]);
}
