/**
 * What a back-up holds of a table, where that is not all its rows as they lie. Each capability declares it for its own tables; `stoep
 * backup` keeps to it.
 */
export interface BackedUpRows {
  /** `public.…`, or bare in a network. */
  table: string;
  /**
   * `none`: a restored table is empty. `by id`: in the order of the ids, so that the order in which they were written is not in it; where
   * there is no `id`, `by` these columns.
   */
  rows: "none" | "by id" | { by: readonly string[] };
  because: string;
}
