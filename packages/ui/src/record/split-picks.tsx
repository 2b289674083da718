import type { SplitRow } from "./split-row.ts";
import style from "./split-view.module.css";

type Picking = { picked: readonly string[]; onPick: (keys: string[]) => void };

/** Picks all rows that are shown, or none. */
function All({ rows, picked, onPick, allLabel }: Picking & { rows: readonly SplitRow[]; allLabel: string }) {
  const isAll = rows.length > 0 && picked.length === rows.length;
  return (
    <label className={style.pickAll}>
      <input
        type="checkbox"
        checked={isAll}
        ref={(box) => {
          if (box) box.indeterminate = picked.length > 0 && !isAll;
        }}
        onChange={() => onPick(isAll ? [] : rows.map(({ key }) => key))}
      />
      {allLabel}
    </label>
  );
}

function One({ row: { key, pickLabel }, picked, onPick }: Picking & { row: SplitRow }) {
  const isPicked = picked.includes(key);
  return (
    <label className={style.pick}>
      <input
        type="checkbox"
        aria-label={pickLabel}
        checked={isPicked}
        onChange={() => onPick(isPicked ? picked.filter((other) => other !== key) : [...picked, key])}
      />
    </label>
  );
}

/** The checkboxes of a list beside its record. */
export const SplitPicks = { All, One };
