/** Who does not read what is made for them gives the place free. */
import { once } from "node:events";
import { afterEach, expect, test, vi } from "vitest";
import { isFull, madeOf, makingMax } from "./open-data-slots.ts";

afterEach(() => void vi.useRealTimers());

async function* parts(count: number) {
  for (let nth = 0; nth < count; nth++) yield `${nth}\n`;
}

test("a reader who stops reading loses the place", async () => {
  const slow = Array.from({ length: makingMax }, () => madeOf(parts(100_000), { idle: 1 }));
  expect(isFull()).toBe(true);
  const ends = await Promise.all(
    slow.map(async (text) => {
      const failed = once(text, "error");
      text.once("readable", () => text.read());
      return String((await failed)[0]);
    }),
  );
  expect(ends).toEqual(Array(makingMax).fill("Error: open data was not read in time"));
  expect(isFull()).toBe(false);
});

test("a reader who waits for us for a minute does not lose it", async () => {
  vi.useFakeTimers({ toFake: ["setTimeout", "clearTimeout", "Date"] });
  const waiting = Promise.withResolvers<void>();
  const ready = Promise.withResolvers<void>();
  async function* late() {
    yield "first ";
    waiting.resolve();
    await ready.promise;
    yield "last";
  }
  const text = madeOf(late());
  const whole = text.toArray();
  await waiting.promise;
  vi.advanceTimersByTime(60_000);
  ready.resolve();
  expect((await whole).join("")).toBe("first last");
});
