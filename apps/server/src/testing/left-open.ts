/** What was opened outside of a test, in `beforeAll`: how each is closed. */
export const leftOpen = new Set<() => Promise<void>>();
