/** What the answers to a question say together, in a few shapes that several kinds share. Counts are whole numbers. */

export interface Counted {
  id: string;
  count: number;
}

export type Result =
  /** How often each option was chosen, in the order of the question; with the option `other` last, where there is one. */
  | { shape: "options"; isMany: boolean; options: Counted[] }
  /** How often each number was given, the smallest first. Mean and median are null without an answer. */
  | { shape: "numbers"; values: { value: number; count: number }[]; mean: number | null; median: number | null }
  /** How often each day was given, the earliest first. */
  | { shape: "days"; days: { day: string; count: number }[] }
  /** Of each option: how often it stood in each place, the mean of its places (1 is the best), and how often it was first. */
  | { shape: "ranks"; options: { id: string; places: number[]; mean: number | null; first: number }[] }
  /** Of each row: how often each column was chosen. */
  | { shape: "rows"; rows: { id: string; answered: number; columns: Counted[] }[] }
  /** Of each option: what was given to it in all, and for each who answered. */
  | { shape: "amounts"; options: { id: string; sum: number; mean: number | null }[] }
  /** Of each thing that was to be put on the map: how often it was, and how often in words alone. */
  | { shape: "places"; parts: { id: string; count: number; inWords: number }[] }
  /** How many files were sent along. */
  | { shape: "files"; count: number }
  /** Words, of which nothing is counted. */
  | { shape: "words" };

/** Amount by item: what a kind counts of an answer. */
export type Count = [item: string, amount: number];

/** An item's sum, over all answers. */
export type SumOf = (item: string) => number;

export interface SumsOfQuestion {
  counts: ReadonlyMap<string, number>;
  answered: number;
}
