/** What one test does to the simulated page must not affect the next file of the same worker (tools/simulated-page.ts). */
import { now } from "@stoep/client/testing";
import { expect, test, vi } from "vitest";

test("a frame requested in simulated time does not hold up later ones", async () => {
  vi.useFakeTimers({ toFake: ["Date", "setInterval", "clearInterval", "setTimeout", "clearTimeout"] });
  requestAnimationFrame(() => {});
  vi.useRealTimers();
  const isDrawn = vi.fn();
  requestAnimationFrame(isDrawn);
  await vi.waitFor(() => expect(isDrawn).toHaveBeenCalledOnce());
});

test("every test begins at the moment of the samples, also when it simulates time", () => {
  expect(vi.getMockedSystemTime()?.toISOString()).toBe(now);
  vi.useFakeTimers();
  expect(vi.getMockedSystemTime()?.toISOString()).toBe(now);
});
