import { act, cleanup, render, screen } from "@testing-library/react";
import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { useWrittenElsewhere } from "./index.ts";

/** The browser's locks, of which the simulated page has none: one holder at a time, in the order in which they ask. */
class Locks {
  private readonly queues = new Map<string, Promise<unknown>>();
  request(name: string, { signal }: { signal: AbortSignal }, work: () => Promise<void>): Promise<void> {
    const turn = (this.queues.get(name) ?? Promise.resolve()).then(() => (signal.aborted ? undefined : work()));
    this.queues.set(name, turn);
    return turn;
  }
}

beforeEach(() => {
  vi.useFakeTimers();
  Object.defineProperty(navigator, "locks", { value: new Locks(), configurable: true });
});
afterEach(() => {
  cleanup();
  vi.useRealTimers();
  Reflect.deleteProperty(navigator, "locks");
});

function Tab({ name, what }: { name: string; what: string | null }) {
  return <p>{`${name} ${useWrittenElsewhere(what) ? "is told" : "writes"}`}</p>;
}

const pass = () => act(() => vi.advanceTimersByTimeAsync(1000));

test("the second tab is told, and no longer once the first has left", async () => {
  const first = render(<Tab name="first" what="post.1" />);
  await pass();
  render(<Tab name="second" what="post.1" />);
  render(<Tab name="third" what="post.2" />);
  await pass();
  for (const words of ["first writes", "second is told", "third writes"]) expect(screen.getByText(words)).toBeVisible();
  first.unmount();
  await pass();
  expect(screen.getByText("second writes")).toBeVisible();
});

test("a tab in which nothing is written is not told, and a short overlap is not worth a word", async () => {
  const first = render(<Tab name="first" what="post.1" />);
  await pass();
  render(<Tab name="reader" what={null} />);
  render(<Tab name="second" what="post.1" />);
  first.unmount();
  await pass();
  expect(screen.getByText("reader writes")).toBeVisible();
  expect(screen.getByText("second writes")).toBeVisible();
});
