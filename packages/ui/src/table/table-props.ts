import type { ReactNode } from "react";
import type { Column, Sort } from "./columns.ts";
import type { FilterBarProps } from "./filter-bar.tsx";
import type { Paging } from "./pager.tsx";

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

/** Choosing rows to do something with all of them at once. */
export type Picking<Row> = {
  /** Keys of rows. */
  picked: readonly string[];
  onPick: (keys: string[]) => void;
  labelOf: (row: Row) => string;
  allLabel: string;
  /** "3 chosen" */
  said: string;
  clearLabel: string;
  /** Buttons that act on the rows picked. */
  actions: ReactNode;
};

export type DataTableProps<Row> = {
  columns: Column<Row>[];
  /** undefined while the first page loads. */
  rows: readonly Row[] | undefined;
  rowKey: (row: Row) => string;
  /** Where a row leads; its first cell becomes the link. */
  rowHref?: (row: Row) => string;
  /** Or what opens a row on the same page, when its first cell is pressed, and how that is spoken. */
  rowAct?: { run: (row: Row) => void; labelOf: (row: Row) => string };
  sort?: Sort;
  onSort?: (sort: Sort) => void;
  paging?: Paging;
  /** Keeps the choice of columns on this device under this name; without it there is no chooser. */
  rememberAs?: string;
  /** Search and filters above the table. */
  filterBar?: FilterBarProps;
  /** What can be done with the whole list, beside the choice of columns. */
  actions?: ReactNode;
  picking?: Picking<Row>;
  empty: ReactNode;
  labels: TableLabels;
};
