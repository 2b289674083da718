import type { ComponentType, ReactNode } from "react";
import { useFormat } from "../../../app/index.ts";
import style from "./shout.module.css";

export interface Moment {
  id: string;
  icon: ComponentType<{ "aria-hidden"?: boolean }>;
  what: ReactNode;
  at: string;
  /** Words that were said with it. */
  said?: string;
  more?: ReactNode;
}

/** Steps so far, oldest first. */
export function Moments({ moments }: { moments: readonly Moment[] }) {
  const format = useFormat();
  return (
    <ol className={style.moments}>
      {moments.map(({ id, icon: Icon, what, at, said, more }) => (
        <li key={id} className={style.moment}>
          <span className={style.sign}>
            <Icon aria-hidden />
          </span>
          <div>
            <p>{what}</p>
            <time className={style.soft} dateTime={at}>
              {format.moment(at)}
            </time>
            {said && <p className={style.said}>{said}</p>}
            {more}
          </div>
        </li>
      ))}
    </ol>
  );
}
