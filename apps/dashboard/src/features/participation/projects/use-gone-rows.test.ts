// @vitest-environment jsdom
import { act, renderHook } from "@testing-library/react";
import { beforeEach, expect, test, vi } from "vitest";
import { useGoneRows } from "./use-gone-rows.ts";

beforeEach(() => void vi.useFakeTimers());
const pass = (milliseconds: number) => act(() => vi.advanceTimersByTime(milliseconds));

function open() {
  const { result } = renderHook(useGoneRows);
  const { mark, bringBack } = result.current;
  const stateOf = (id: string) => [result.current.isMarked(id), result.current.isGone(id)];
  return { mark: (id: string) => act(() => mark(id)), bringBack: (id: string) => act(() => bringBack(id)), stateOf };
}

test("a deleted row is marked at once, and gone from the list after 100 milliseconds", () => {
  const { mark, stateOf } = open();
  mark("one");
  expect(stateOf("one")).toEqual([true, false]);
  pass(99);
  expect(stateOf("one")).toEqual([true, false]);
  pass(1);
  expect(stateOf("one")).toEqual([true, true]);
  expect(stateOf("other")).toEqual([false, false]);
});

test("one that is brought back stays, before it went and after", () => {
  const { mark, bringBack, stateOf } = open();
  for (const wait of [50, 150]) {
    mark("one");
    pass(wait);
    bringBack("one");
    pass(1000);
    expect(stateOf("one")).toEqual([false, false]);
  }
});
