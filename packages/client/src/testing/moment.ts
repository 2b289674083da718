import { afterEach, beforeEach, vi } from "vitest";
import { now } from "./samples.ts";

/** Each test of the file begins at this moment. Time stands still until the test moves it with `vi.setSystemTime`. */
export function beginAt(moment = now): void {
  beforeEach(() => void vi.useFakeTimers({ toFake: ["Date"], now: new Date(moment) }));
  afterEach(() => void vi.useRealTimers());
}
