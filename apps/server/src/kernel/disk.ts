/** Room to write: of this machine's folder, and of the database. */
const fullCodes = new Set(["ENOSPC", "EDQUOT", "53100"]);

/** Whether a write failed because the disk is full. */
export const isFull = (error: unknown): boolean =>
  fullCodes.has(String((error as { code?: unknown } | null)?.code ?? ""));

export interface Disk {
  /** Remembers for a while that the disk was full, if that is what the error says. */
  note(error: unknown): void;
  hasRoom(): Promise<boolean>;
}
