/** A day or a month, without a time: "2026-05-12", "2026-05". */
interface DayCell {
  day: string;
}
/** A moment with its seconds, in UTC, as a log has it. */
interface ExactCell {
  exact: Date;
}

/** Moments are written to the minute, in the time zone of the file. */
export type Cell = string | number | boolean | Date | DayCell | ExactCell | null;

/** The cell of a day or a month; empty without one. */
export const dayCell = (day: string | null): Cell => (day === null ? null : { day });
