/**
 * Places that hold words: what people wrote, or what is said of them. Each capability declares those of its tables, with what happens to
 * them when the person is erased; the page docs/specification/words-kept.md is made from all of them. A test refuses a column of
 * text that nobody declares, and another one erases people and looks for their words in every place.
 */

export type Whose =
  /** People who can sign in. */
  | "accounts"
  /** People who live in a network. */
  | "residents"
  /** Members and helpers of care. */
  | "people of care"
  /** What an organisation writes in its own name. */
  | "organisations";

export interface PlaceOfWords {
  /** `public.…`, or bare in a network. */
  table: string;
  columns: readonly string[];
  /** What is in them. */
  holds: string;
  /** Who writes them or is named in them. */
  of: readonly Whose[];
  /** When the words go once that person is erased; or why they stay. */
  erased: "at once" | "within a day" | { not: string };
  /** How long they are kept otherwise. */
  kept: string;
}
