import { useLocalStorage, useMediaQuery } from "@mantine/hooks";
import type { ReactNode } from "react";
import { ColumnChooser } from "./column-chooser.tsx";
import { type Column, hiddenKeys, type Sort, shownColumns } from "./columns.ts";
import style from "./data-table.module.css";
import { Pager, type Paging } from "./pager.tsx";
import { RowCards } from "./row-cards.tsx";
import { RowTable } from "./row-table.tsx";

export type TableLabels = {
  /** Names the table for screen readers. */
  table: string;
  columns: string;
  previous: string;
  next: string;
  loading: string;
  /** "Sort by {column}", the hint on the heading's button. */
  sortBy: (column: string) => string;
};

export type DataTableProps<Row> = {
  columns: Column<Row>[];
  /** undefined while the first page loads. */
  rows: readonly Row[] | undefined;
  rowKey: (row: Row) => string;
  /** Where a row leads; its first cell becomes the link. */
  rowHref?: (row: Row) => string;
  sort?: Sort;
  onSort?: (sort: Sort) => void;
  paging?: Paging;
  /** Keeps the choice of columns on this device under this name; without it there is no chooser. */
  rememberAs?: string;
  /** Filters and search, left above the table. */
  toolbar?: ReactNode;
  empty: ReactNode;
  labels: TableLabels;
};

/** A list with columns that can be chosen and sorted, pages by cursor, rows that lead somewhere; cards under 768 px. */
export function DataTable<Row>(props: DataTableProps<Row>) {
  const { columns, rows, toolbar, rememberAs, paging, labels, empty } = props;
  const isNarrow = useMediaQuery("(max-width: 767px)", false, { getInitialValueInEffect: false });
  const [hidden, setHidden] = useLocalStorage<string[] | null>({
    key: `stoep.columns.${rememberAs ?? "none"}`,
    defaultValue: null,
    getInitialValueInEffect: false,
  });
  const shown = shownColumns(columns, rememberAs ? hidden : null);
  const Rows = isNarrow ? RowCards : RowTable;
  const hasChooser = Boolean(rememberAs) && columns.some((column) => column.isOptional);
  return (
    <div className={style.block}>
      {(toolbar || hasChooser) && (
        <div className={style.toolbar}>
          <div className={style.filters}>{toolbar}</div>
          {hasChooser && (
            <ColumnChooser
              columns={columns}
              hidden={hiddenKeys(columns, hidden)}
              onChange={setHidden}
              label={labels.columns}
            />
          )}
        </div>
      )}
      <div className={style.frame}>
        {rows?.length === 0 ? empty : <Rows {...props} columns={shown} />}
        {paging && <Pager paging={paging} labels={labels} />}
      </div>
    </div>
  );
}
