import type { ReactNode } from "react";
import style from "./timeline.module.css";

export type Moment = {
  key: string;
  title: ReactNode;
  /** Who and when. */
  meta: ReactNode;
  isCurrent?: boolean;
  children?: ReactNode;
};

/** What happened, latest first. */
export function Timeline({ label, moments }: { label: string; moments: Moment[] }) {
  return (
    <ol className={style.line} aria-label={label}>
      {moments.map(({ key, title, meta, isCurrent, children }) => (
        <li key={key} className={style.moment} data-current={isCurrent || undefined}>
          <div className={style.title}>{title}</div>
          <div className={style.meta}>{meta}</div>
          {children && <div className={style.more}>{children}</div>}
        </li>
      ))}
    </ol>
  );
}
