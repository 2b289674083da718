import style from "./activity.module.css";
import type { MomentFormat } from "./moments.ts";

/** A calendar leaf with day and month. Decorative: the date is beside it in words. */
export function DateBlock({ at, when, isFaint = false }: { at: string; when: MomentFormat; isFaint?: boolean }) {
  return (
    <span className={`${style.leaf} ${isFaint ? style.faint : ""}`} aria-hidden>
      <span className={style.month}>{when.month(at)}</span>
      <span className={style.number}>{when.dayNumber(at)}</span>
    </span>
  );
}
