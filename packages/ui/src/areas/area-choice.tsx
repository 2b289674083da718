import type { ReactNode } from "react";
import style from "./area-list.module.css";
import { AreaName } from "./area-name.tsx";

export type AreaRow = { id: string; name: string; note?: string | undefined };

type Props = {
  row: AreaRow;
  isChosen: boolean;
  isDisabled?: boolean;
  onChange: (isChosen: boolean) => void;
  /** Beside the choice: a menu of its acts. */
  children?: ReactNode;
};

/** An entry of a list of areas: its checkbox, and its note below the name. */
export function AreaChoice({ row: { name, note }, isChosen, isDisabled = false, onChange, children }: Props) {
  return (
    <li>
      <label className={style.item}>
        <input
          type="checkbox"
          checked={isChosen}
          disabled={isDisabled}
          onChange={(event) => onChange(event.currentTarget.checked)}
        />
        <span>
          <AreaName name={name} />
        </span>
        {note && <span className={style.note}>{note}</span>}
      </label>
      {children}
    </li>
  );
}
