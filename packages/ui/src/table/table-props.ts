import type { ReactNode } from "react";
import type { Column, Sort } from "./columns.ts";
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
  /** What can be done with the whole list, beside the choice of columns. */
  actions?: ReactNode;
  empty: ReactNode;
  labels: TableLabels;
};
