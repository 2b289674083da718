/** A row of the table of parsers. */

export interface Parser {
  /** What it reads, and from whom. */
  reads: string;
  bounds: string;
  libraries?: string[];
  /** Under apps/server/src. */
  files: string[];
  /** Asked with a hostile input: what comes of it is "read", or the message of an error. */
  hostile?: Record<string, { ask: (folder: string) => unknown; outcome: string }>;
  /** Where hostile inputs over HTTP are tried instead. */
  tests?: string;
}

export const million = 1_000_000;
/** The outcome of an input that was read, though it was made to be hard to read. */
export const read = "read";
export const upTo = (count: number): number[] => Array.from({ length: count }, (_, at) => at);
