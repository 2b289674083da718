/** What one test does to the simulated page is not felt by the next file of the same worker (tools/simulated-page.ts). */
import { expect, test, vi } from "vitest";

test("a frame that was asked for in simulated time keeps no later one waiting", async () => {
  vi.useFakeTimers({ toFake: ["setInterval", "clearInterval", "setTimeout", "clearTimeout"] });
  requestAnimationFrame(() => {});
  vi.useRealTimers();
  const isDrawn = vi.fn();
  requestAnimationFrame(isDrawn);
  await vi.waitFor(() => expect(isDrawn).toHaveBeenCalledOnce());
});
