import type { ReactNode } from "react";
import style from "./dialog.module.css";

/**
 * The buttons of a dialog, the main one last: at its foot, in view however long it is. Stands in the dialog's form, so that Enter and
 * the button do the same. A step that is shown on a page as well has it there as a plain row.
 */
export function DialogActions({ children }: { children: ReactNode }) {
  return <div className={style.actions}>{children}</div>;
}
