import type { ReactNode } from "react";

export type Column<Row> = {
  key: string;
  title: string;
  render: (row: Row) => ReactNode;
  /** Before both lines, such as a picture; only in the first column. */
  mark?: (row: Row) => ReactNode;
  /** A second, quieter line below it. */
  line?: (row: Row) => ReactNode;
  /** Numbers align to the end, with digits of equal width. */
  align?: "start" | "end";
  isSortable?: boolean;
  /** Whether the user can hide it. The first column cannot be hidden. */
  isOptional?: boolean;
  isHiddenAtFirst?: boolean;
  /**
   * Pixels, or as much as the longest word of its heading and its values need, for values that are short and headings that differ
   * by language. The first column takes the remaining width.
   */
  width?: number | "content";
  /** The minimum width of the first column in pixels, if it is smaller than usual. */
  least?: number;
  /** For content other than text, such as buttons and badges, which is not cut off. */
  isWhole?: boolean;
  /** The heading is only for screen readers, as for a column of menus. */
  isUnnamed?: boolean;
  /** Where it appears in a list item on a phone: on the second line or at the end; nowhere by default. */
  onPhone?: "line" | "end";
  /** The text for that second line, where the bare value would say too little. */
  phoneText?: (row: Row) => ReactNode;
};

/** Pixels, for columns without a width. */
const usualWidths = { start: 150, end: 104 };
const leastOfFirst = 200;

type Width = Pick<Column<never>, "width" | "least" | "align">;
/** Pixels; undefined if the content says it. */
export const widthOf = ({ width, align = "start" }: Width): number | undefined =>
  width === "content" ? undefined : (width ?? usualWidths[align]);

/** How wide a table is at least, without what its content says; below that it scrolls by itself. */
export const leastWidth = (columns: readonly Width[]): number =>
  columns.slice(1).reduce((sum, column) => sum + (widthOf(column) ?? 0), columns[0]?.least ?? leastOfFirst);

export type Sort = { by: string; direction: "asc" | "desc" };

/** Which optional columns the user switched on or off; the others follow the list's defaults, even when those change. */
export type ColumnChoice = Readonly<Record<string, boolean>>;

/** Reads what this device stored, in any version: an old version listed the keys of hidden columns. */
export function readChoice(stored: unknown): ColumnChoice {
  if (Array.isArray(stored)) return Object.fromEntries(stored.map((key) => [String(key), false]));
  if (typeof stored !== "object" || stored === null) return {};
  return Object.fromEntries(Object.entries(stored).filter(([, isShown]) => typeof isShown === "boolean"));
}

export function shownColumns<Row>(columns: Column<Row>[], choice: ColumnChoice): Column<Row>[] {
  return columns.filter(({ key, isOptional, isHiddenAtFirst }, index) => {
    if (index === 0 || !isOptional) return true;
    return choice[key] ?? !isHiddenAtFirst;
  });
}

/** Clicking a heading sorts ascending first, then reverses. */
export function nextSort(sort: Sort | undefined, key: string): Sort {
  const isUp = sort?.by === key && sort.direction === "asc";
  return { by: key, direction: isUp ? "desc" : "asc" };
}

export type ChooserProps = {
  columns: Pick<Column<never>, "key" | "title" | "isOptional">[];
  shown: readonly string[];
  onChange: (key: string, isShown: boolean) => void;
  label: string;
};
