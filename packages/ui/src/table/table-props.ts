import type { ReactNode } from "react";
import type { Column, Sort } from "./columns.ts";
import type { FilterBarProps } from "./filter-bar.tsx";
import type { PageControls } from "./pager.tsx";

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

/** Picking rows for bulk actions. */
export type Picking<Row> = {
  /** Keys of rows. */
  picked: readonly string[];
  onPick: (keys: string[]) => void;
  labelOf: (row: Row) => string;
  allLabel: string;
  /** "3 chosen" */
  said: string;
  clearLabel: string;
  /** Buttons that act on the picked rows. */
  actions: ReactNode;
};

export type DataTableProps<Row> = {
  columns: Column<Row>[];
  /** undefined while the first page loads. */
  rows: readonly Row[] | undefined;
  rowKey: (row: Row) => string;
  /** Where a row leads; its first cell becomes the link. */
  rowHref?: (row: Row) => string;
  /** Or how pressing a row's first cell opens it on the same page, and how that is spoken. */
  rowAct?: { run: (row: Row) => void; labelOf: (row: Row) => string };
  sort?: Sort;
  onSort?: (sort: Sort) => void;
  paging?: PageControls;
  /** Stores the choice of columns on this device under this name; without it there is no chooser. */
  rememberAs?: string;
  /** Search and filters above the table. */
  filterBar?: FilterBarProps;
  /** Actions on the whole list, next to the choice of columns. */
  actions?: ReactNode;
  picking?: Picking<Row>;
  empty: ReactNode;
  labels: TableLabels;
};
