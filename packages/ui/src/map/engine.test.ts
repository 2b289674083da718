// @vitest-environment jsdom
import { renderHook } from "@testing-library/react";
import { createElement } from "react";
import { expect, test, vi } from "vitest";
import { KitProvider } from "../theme/index.ts";
import { maplibre, reportUnlessTiles, useMapKey } from "./engine.ts";

type Event = Parameters<typeof reportUnlessTiles>[0];
const failing = (error: Error, more = {}) => reportUnlessTiles({ error, ...more } as Event);

test("a browser that cannot draw maps and tiles that fail to load are not reported as errors; anything else is", () => {
  const told = vi.spyOn(console, "error").mockImplementation(() => {});
  failing(Object.create(maplibre.GPUInitializationError.prototype, { message: { value: "WebGL2 is required" } }));
  failing(new Error("502"), { sourceId: "tiles" });
  expect(told).not.toHaveBeenCalled();
  const broken = new Error("broken layer");
  failing(broken);
  expect(told).toHaveBeenCalledExactlyOnceWith(broken);
});

test("a map starts once its container is mounted, and again in another language", () => {
  let locale = "en";
  const { result, rerender } = renderHook(() => useMapKey(), {
    wrapper: ({ children }) => createElement(KitProvider, { locale, children }),
  });
  const first = result.current;
  expect(first).not.toBeNull();
  rerender();
  expect(result.current).toBe(first);
  locale = "fr";
  rerender();
  expect(result.current).not.toBe(first);
});
