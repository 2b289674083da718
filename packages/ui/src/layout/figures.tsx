import type { ReactNode } from "react";
import style from "./figures.module.css";

/** A number with what it counts. Give `hint` the comparison or the moment of counting. */
export function Figure({ label, value, hint }: { label: string; value: ReactNode; hint?: ReactNode }) {
  return (
    <div className={style.figure}>
      <span className={style.value}>{value}</span>
      <span className={style.label}>{label}</span>
      {hint && <span className={style.hint}>{hint}</span>}
    </div>
  );
}

type BarProps = { label: ReactNode; value: number; max: number; text: string; isMarked?: boolean };

/** One line of a bar list: the bar is decoration, `text` says the figure. */
export function Bar({ label, value, max, text, isMarked = false }: BarProps) {
  const share = max > 0 ? Math.min(100, (value / max) * 100) : 0;
  return (
    <div className={style.bar} data-marked={isMarked || undefined}>
      <span className={style.barLabel}>{label}</span>
      <span className={style.barText}>{text}</span>
      <span className={style.track} aria-hidden>
        <span className={style.fill} style={{ inlineSize: `${share}%` }} />
      </span>
    </div>
  );
}
