/** Closers of what was opened outside a test, in `beforeAll`. */
export const openResources = new Set<() => Promise<void>>();
