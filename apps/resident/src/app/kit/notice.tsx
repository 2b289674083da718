import type { ReactNode } from "react";
import style from "./notice.module.css";

interface Props {
  tone?: "hint" | "done" | "warning" | "danger";
  title?: string;
  children?: ReactNode;
  /** Screen readers announce it when it appears. */
  isLive?: boolean;
}

export function Notice({ tone = "hint", title, children, isLive }: Props) {
  return (
    <div className={`${style.notice} ${tone === "hint" ? "" : style[tone]}`} role={isLive ? "status" : undefined}>
      {title && <strong className={style.title}>{title}</strong>}
      {children}
    </div>
  );
}
