import type { ReactNode } from "react";

export type Column<Row> = {
  key: string;
  title: string;
  render: (row: Row) => ReactNode;
  /** Before both lines, such as a picture; of the first column. */
  mark?: (row: Row) => ReactNode;
  /** A second, quieter line below it. */
  line?: (row: Row) => ReactNode;
  /** Numbers align to the end, with figures of equal width. */
  align?: "start" | "end";
  isSortable?: boolean;
  /** Whether the user can hide it. The first column cannot be hidden. */
  isOptional?: boolean;
  isHiddenAtFirst?: boolean;
  /** Pixels; the first column takes the remaining width. */
  width?: number;
  /** For content other than text, such as buttons and badges, which is not cut off. */
  isWhole?: boolean;
  /** The heading is only spoken, as for a column of menus. */
  isUnnamed?: boolean;
  /** Where it is in a list item on a phone: on its second line or at its end; nowhere by default. */
  onPhone?: "line" | "end";
  /** What that second line says, where the bare value would say too little. */
  phoneText?: (row: Row) => ReactNode;
};

/** Pixels, for columns without a width. */
const usualWidths = { start: 150, end: 104 };
const leastOfFirst = 240;

export const widthOf = ({ width, align = "start" }: { width?: number; align?: "start" | "end" }): number =>
  width ?? usualWidths[align];

/** Room for a heading with the mark of its order, whatever the language: for columns whose values are shorter. */
export const roomOf = (title: string, least: number): number => Math.max(least, 44 + 8 * title.length);

/** Pixels of a letter in a heading, a little more than its face has; any other is as wide as an *o*. */
const letterWidths: readonly (readonly [RegExp, number])[] = [
  [/[fijlrtı’'.,-]/, 5.2],
  [/[mwMW]/, 12.2],
  [/\p{Lu}/u, 10.3],
];
const wordWidth = (word: string): number =>
  [...word].reduce((sum, letter) => sum + (letterWidths.find(([letters]) => letters.test(letter))?.[1] ?? 8.3), 0);

/** Room for the longest word of a heading, which may take two lines: for narrow columns of numbers, whatever the language. */
export const wordRoom = (title: string, least: number): number =>
  Math.max(least, 22 + Math.ceil(Math.max(...title.split(/\s/).map(wordWidth))));

/** How wide a table is at least; below that it scrolls by itself. */
export const leastWidth = (columns: readonly { width?: number; align?: "start" | "end" }[]): number =>
  columns.slice(1).reduce((sum, column) => sum + widthOf(column), leastOfFirst);

export type Sort = { by: string; direction: "asc" | "desc" };

/** Which optional columns the user switched on or off; the others stay as their list has them, also when that changes. */
export type ColumnChoice = Readonly<Record<string, boolean>>;

/** What this device stored, in whatever version: once it was a list of the keys that were off. */
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
