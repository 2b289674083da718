import type { ReactNode } from "react";
import { useText } from "../../parts/words.ts";
import style from "./idle-control.module.css";

/** A residents’ control in a preview, which staff cannot use there: they see that, and read why when they point at it. Not on paper. */
export function IdleControl({ children }: { children: ReactNode }) {
  const t = useText();
  return (
    <span data-screen-only className={style.idle} title={t("compose.reading.idle")}>
      {children}
    </span>
  );
}
