import type { ReactNode } from "react";
import style from "./entries.module.css";

/** A list of the user's things, each with its actions. */
export function Entries({ children }: { children: ReactNode }) {
  return <ul className={style.entries}>{children}</ul>;
}

interface EntryProps {
  icon?: ReactNode;
  name: string;
  /** Distinguishes this entry from the others: "This device". */
  mark?: string | false;
  /** Shown below its name, one per line. */
  lines: (string | false)[];
  /** The buttons. */
  children?: ReactNode;
}

export function Entry({ icon, name, mark, lines, children }: EntryProps) {
  return (
    <li className={style.entry}>
      {icon}
      <span className={style.words}>
        <strong>{name}</strong>
        {mark && <span>{mark}</span>}
        {lines.map(
          (line) =>
            line && (
              <span key={line} className={style.soft}>
                {line}
              </span>
            ),
        )}
      </span>
      {children && <span className={style.acts}>{children}</span>}
    </li>
  );
}
