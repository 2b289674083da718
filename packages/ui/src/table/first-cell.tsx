import type { ReactNode } from "react";
import { KitLink } from "../theme/index.ts";
import style from "./data-table.module.css";
import type { DataTableProps } from "./table-props.ts";

type Props<Row> = Pick<DataTableProps<Row>, "rowHref" | "rowAct"> & { row: Row; children: ReactNode };

/** The link or button of a row; the whole row responds to a press. */
export function FirstCell<Row>({ row, rowHref, rowAct, children }: Props<Row>) {
  if (rowHref) {
    return (
      <KitLink className={style.rowLink} href={rowHref(row)}>
        {children}
      </KitLink>
    );
  }
  if (rowAct) {
    return (
      <button
        type="button"
        className={style.rowLink}
        data-printed
        aria-label={rowAct.labelOf(row)}
        onClick={() => rowAct.run(row)}
      >
        {children}
      </button>
    );
  }
  return children;
}
