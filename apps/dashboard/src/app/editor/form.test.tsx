import { act, renderHook } from "@testing-library/react";
import { expect, test, vi } from "vitest";
import { useTypedText } from "./form.ts";

test("a field shows what is typed before the draft has followed, and what the draft says once it changes", () => {
  const change = vi.fn();
  const { result, rerender } = renderHook(({ value }) => useTypedText(value, change), { initialProps: { value: "" } });
  const shown = () => result.current[0];
  const type = (text: string) => act(() => result.current[1](text));
  type("S");
  type("St");
  expect(shown()).toBe("St");
  expect(change.mock.calls).toEqual([["S"], ["St"]]);
  rerender({ value: "St" });
  expect(shown()).toBe("St");
  rerender({ value: "Discarded" });
  expect(shown()).toBe("Discarded");
  rerender({ value: "" });
  expect(shown()).toBe("");
});
