import { afterEach, beforeEach, vi } from "vitest";

/**
 * Each test of the file begins at this moment, instead of the one at which all do (tools/simulated-page.ts). Time stands still until the
 * test moves it with `vi.setSystemTime`.
 */
export function beginAt(moment: string): void {
  beforeEach(() => void vi.useFakeTimers({ toFake: ["Date"], now: new Date(moment) }));
  afterEach(() => void vi.useRealTimers());
}
