import type { ReactNode, RefObject } from "react";
import style from "./data-table.module.css";

type Props = {
  /** "3 chosen" */
  said: string;
  clearLabel: string;
  onPick: (keys: string[]) => void;
  /** Buttons that act on the picked rows. */
  actions: ReactNode;
  bar?: RefObject<HTMLElement | null>;
};

/** Replaces the first line of the filters while rows are picked, so that nothing moves. */
export function BulkBar({ said, clearLabel, onPick, actions, bar }: Props) {
  return (
    <section ref={bar} className={style.bulk} aria-label={said}>
      <span className={style.picked} role="status">
        {said}
      </span>
      {actions}
      <button type="button" className={style.unpick} onClick={() => onPick([])}>
        {clearLabel}
      </button>
    </section>
  );
}
