export function timed<T>(name: string, work: () => Promise<T>): Promise<T>;
export function printBudgets(): string[];
/** Times fixed work, once nothing else runs; a slower machine gets longer budgets. */
export function measurePace(work?: () => void): void;
