/** How to close what was opened outside a test, in `beforeAll`. */
export const leftOpen = new Set<() => Promise<void>>();
