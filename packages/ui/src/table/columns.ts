import type { ReactNode } from "react";

export type Column<Row> = {
  key: string;
  title: string;
  render: (row: Row) => ReactNode;
  /** Numbers align to the end, with figures of equal width. */
  align?: "start" | "end";
  isSortable?: boolean;
  /** Can be left out by the user. The first column cannot. */
  isOptional?: boolean;
  isHiddenAtFirst?: boolean;
  width?: number | string;
};

export type Sort = { by: string; direction: "asc" | "desc" };

/** Which columns are shown: all but those the user, or else the column itself, has hidden. */
export function shownColumns<Row>(columns: Column<Row>[], hidden: readonly string[] | null): Column<Row>[] {
  return columns.filter((column, index) => {
    if (index === 0 || !column.isOptional) return true;
    return hidden ? !hidden.includes(column.key) : !column.isHiddenAtFirst;
  });
}

export function hiddenKeys<Row>(columns: Column<Row>[], hidden: readonly string[] | null): string[] {
  const shown = new Set(shownColumns(columns, hidden).map((column) => column.key));
  return columns.filter((column) => !shown.has(column.key)).map((column) => column.key);
}

/** Clicking a heading sorts upward first, then turns around. */
export function nextSort(sort: Sort | undefined, key: string): Sort {
  const isUp = sort?.by === key && sort.direction === "asc";
  return { by: key, direction: isUp ? "desc" : "asc" };
}
