import type { ReactNode } from "react";

export type Column<Row> = {
  key: string;
  title: string;
  render: (row: Row) => ReactNode;
  /** A second, quieter line below it. */
  line?: (row: Row) => ReactNode;
  /** Numbers align to the end, with figures of equal width. */
  align?: "start" | "end";
  isSortable?: boolean;
  /** Can be left out by the user. The first column cannot. */
  isOptional?: boolean;
  isHiddenAtFirst?: boolean;
  /** Pixels; the first column takes what the others leave. */
  width?: number;
  /** What is no text, such as buttons and badges, is not cut at the end of its column. */
  isWhole?: boolean;
  /** The heading is only spoken: of a column of menus. */
  isUnnamed?: boolean;
  /** Where it stands in an item of the list on a phone: in its second line, at its end, or nowhere (unless told). */
  onPhone?: "line" | "end";
};

/** Pixels of columns that do not say how wide they are. */
const usualWidths = { start: 150, end: 104 };
const leastOfFirst = 240;

export const widthOf = ({ width, align = "start" }: { width?: number; align?: "start" | "end" }): number =>
  width ?? usualWidths[align];

/** How wide a table is at least; below that it scrolls by itself. */
export const leastWidth = (columns: readonly { width?: number; align?: "start" | "end" }[]): number =>
  columns.slice(1).reduce((sum, column) => sum + widthOf(column), leastOfFirst);

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

export type ChooserProps = {
  columns: Pick<Column<never>, "key" | "title" | "isOptional">[];
  hidden: string[];
  onChange: (hidden: string[]) => void;
  label: string;
};
