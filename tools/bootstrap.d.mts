export const memoryFlags: string[];
