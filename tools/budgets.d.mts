export function timed<T>(name: string, work: () => Promise<T>): Promise<T>;
export function printBudgets(): string[];
