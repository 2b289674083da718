/** What one test does to the simulated page must not affect the next file of the same worker (tools/simulated-page.ts). */
import { expect, test, vi } from "vitest";

test("a frame requested in simulated time does not hold up later ones", async () => {
  vi.useFakeTimers({ toFake: ["setInterval", "clearInterval", "setTimeout", "clearTimeout"] });
  requestAnimationFrame(() => {});
  vi.useRealTimers();
  const isDrawn = vi.fn();
  requestAnimationFrame(isDrawn);
  await vi.waitFor(() => expect(isDrawn).toHaveBeenCalledOnce());
});
