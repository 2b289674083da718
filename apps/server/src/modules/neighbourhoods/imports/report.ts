/** The report of an import, and the faults of the rows that it leaves out. */
import type { ImportFailure, RejectionReason } from "@stoep/contract/neighbourhoods";

export type { RejectionReason };

export interface Rejection {
  /** Line of a CSV file, or number of a feature, from 1. */
  place: number;
  reason: RejectionReason;
  /** The name or code of the row's subject, if it has one. */
  subject: string;
  /** The wrong field, or what it conflicts with. */
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
  /** false when the import is strict and a row was rejected. */
  isLoaded: boolean;
}

/** The file as a whole cannot be used; the message says why, to the person who started the import. */
export class ImportError extends Error {
  override name = "ImportError";
  readonly reason: ImportFailure;
  /** The part of the file that caused it. */
  readonly detail: string;
  constructor(message: string, reason: ImportFailure, detail = "") {
    super(message);
    this.reason = reason;
    this.detail = detail;
  }
}

export interface RowCounter extends ImportReport {
  reject(rejection: Rejection): void;
}

export function newRowCounter(options: ImportOptions): RowCounter {
  const tally: RowCounter = {
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

export const reportOf = ({ reject: _, ...report }: RowCounter): ImportReport => report;

/** Undoes a strict import: thrown inside its transaction and caught outside. */
export class StrictImportUndone extends Error {}

/** The report when everything was rolled back. */
export const undoneReport = (report: ImportReport): ImportReport => ({
  ...report,
  added: 0,
  changed: 0,
  unchanged: 0,
  isLoaded: false,
});
