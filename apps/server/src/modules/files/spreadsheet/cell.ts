/** Moments are written in the time zone of the file. */
export type Cell = string | number | boolean | Date | null;
