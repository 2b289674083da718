/** A test file in Vitest's JSON report. */
export interface FileReport {
  name: string;
  status: string;
  message: string;
  assertionResults: { status: string; fullName: string; failureMessages?: string[] }[];
}
export function failuresOf(file: FileReport): { name: string; message: string | undefined }[];
export function hasFailed(file: FileReport): boolean;
export function secondAttempt(
  file: FileReport,
  runAgain: (file: FileReport) => Promise<{ code: number; files: FileReport[] }>,
): Promise<FileReport>;
