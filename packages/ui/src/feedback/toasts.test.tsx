// @vitest-environment jsdom
import { act, fireEvent, screen } from "@testing-library/react";
import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { renderPart } from "../testing/render-part.tsx";
import { ToastArea } from "./toast-area.tsx";
import { dismissToast, toast, toastStore } from "./toasts.ts";

beforeEach(() => {
  vi.useFakeTimers();
  renderPart(<ToastArea labels={{ area: "Notices", close: "Close" }} />);
});
afterEach(() => {
  for (const { id } of toastStore.read()) act(() => dismissToast(id));
  vi.useRealTimers();
});

test("a toast is announced politely and disappears after six seconds", () => {
  act(() => toast("Saved"));
  expect(screen.getByText("Saved")).toBeVisible();
  expect(screen.getByRole("region", { name: "Notices" })).toHaveAttribute("aria-live", "polite");
  act(() => vi.advanceTimersByTime(5999));
  expect(screen.getByText("Saved")).toBeVisible();
  act(() => vi.advanceTimersByTime(1));
  expect(screen.queryByText("Saved")).toBeNull();
});

test("a toast waits while someone points at it", () => {
  act(() => toast("Deleted"));
  fireEvent.mouseEnter(screen.getByText("Deleted"));
  act(() => vi.advanceTimersByTime(60_000));
  expect(screen.getByText("Deleted")).toBeVisible();
  fireEvent.mouseLeave(screen.getByText("Deleted"));
  act(() => vi.advanceTimersByTime(6000));
  expect(screen.queryByText("Deleted")).toBeNull();
});

test("a toast offers to undo what it reports", () => {
  const undo = vi.fn();
  act(() => toast("Hidden", { action: { label: "Undo", run: undo } }));
  fireEvent.click(screen.getByRole("button", { name: "Undo" }));
  expect(undo).toHaveBeenCalledOnce();
  expect(screen.queryByText("Hidden")).toBeNull();
});

test("a fourth toast replaces the oldest", () => {
  for (const text of ["one", "two", "three", "four"]) act(() => toast(text));
  expect(toastStore.read().map(({ message }) => message)).toEqual(["two", "three", "four"]);
});
