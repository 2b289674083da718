/** What an import tells of itself, and what is wrong with a row that it leaves out. */
import type { ImportFailure, RejectionReason } from "@stoep/contract/neighbourhoods";

export type { RejectionReason };

export interface Rejection {
  /** Line of a CSV file, or number of a feature, from 1. */
  place: number;
  reason: RejectionReason;
  /** What the row is about, as far as it says. */
  subject: string;
  /** The field that is wrong, or what it collides with. */
  detail?: string;
}

export interface ImportOptions {
  /** Loads nothing when a row is rejected. */
  isStrict?: boolean;
  onRejected?: (rejection: Rejection) => void;
  /** Rows read so far. */
  onProgress?: (read: number) => void;
}

export interface ImportReport {
  read: number;
  added: number;
  changed: number;
  unchanged: number;
  rejected: number;
  /** False: strict, and something was rejected. */
  isLoaded: boolean;
}

/** The file as a whole cannot be used; the message says why, for anyone who started the import. */
export class ImportError extends Error {
  override name = "ImportError";
  readonly reason: ImportFailure;
  /** What the reason is about, in the file's own words. */
  readonly detail: string;
  constructor(message: string, reason: ImportFailure, detail = "") {
    super(message);
    this.reason = reason;
    this.detail = detail;
  }
}

export interface Tally extends ImportReport {
  reject(rejection: Rejection): void;
}

export function newTally(options: ImportOptions): Tally {
  const tally: Tally = {
    read: 0,
    added: 0,
    changed: 0,
    unchanged: 0,
    rejected: 0,
    isLoaded: true,
    reject(rejection) {
      tally.rejected += 1;
      options.onRejected?.(rejection);
    },
  };
  return tally;
}

export const reportOf = ({ reject: _, ...report }: Tally): ImportReport => report;

/** Undoes a strict import: thrown inside its transaction, caught outside. */
export class Undone extends Error {}

/** Nothing was loaded after all. */
export const asUndone = (report: ImportReport): ImportReport => ({
  ...report,
  added: 0,
  changed: 0,
  unchanged: 0,
  isLoaded: false,
});
