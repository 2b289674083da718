export const largestSeed: number;
export interface FuzzWords {
  seed: number;
  minutes: number;
  times: number;
  workers: number;
  /** Parts of the paths of files; all of them if there are none. */
  words: string[];
  /** What is wrong with what was asked. */
  fault: string | null;
}
export function readWords(given: string[], env: Record<string, string | undefined>, now?: number): FuzzWords;
export function nextSeed(seed: number): number;
export function awkwardMoment(seed: number): string;
