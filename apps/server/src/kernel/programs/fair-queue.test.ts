import { expect, test } from "vitest";
import { fairQueue } from "./fair-queue.ts";

/** Brings work in this order while the first is under way, and returns the order in which it was done. */
async function orderOf(...brought: string[]): Promise<string> {
  return (await inPlaces(Number.POSITIVE_INFINITY, ...brought)).done;
}

/** What was done, in its order, and what was turned away, where so many may wait beside the one under way. */
async function inPlaces(places: number, ...brought: string[]): Promise<{ done: string; away: string }> {
  const [done, away]: [string[], string[]] = [[], []];
  const take = fairQueue({ places });
  await Promise.all(
    brought.map((name) =>
      take(name.slice(0, 1), async () => void done.push(name)).catch((error: Error) =>
        away.push(`${name} ${error.message}`),
      ),
    ),
  );
  return { done: done.join(" "), away: away.join(" ") };
}

test("however many pieces of work one has brought, another waits for one of them", async () => {
  expect(await orderOf("a1", "a2", "a3", "a4", "b1")).toBe("a1 b1 a2 a3 a4");
  expect(await orderOf("a1", "a2", "a3", "b1", "b2", "c1")).toBe("a1 b1 a2 c1 b2 a3");
});

test("work that fails is reported to who brought it, and the next is done", async () => {
  const take = fairQueue();
  const failed = take("a", () => Promise.reject(new Error("broken")));
  const next = take("a", () => Promise.resolve("done"));
  await expect(failed).rejects.toThrow("broken");
  expect(await next).toBe("done");
});

test("who has brought the most makes place for another, and cannot take the last places", async () => {
  expect(await inPlaces(3, "a1", "a2", "a3", "a4", "b1", "c1", "a5")).toEqual({
    done: "a1 b1 a2 c1",
    away: "a4 unavailable a3 unavailable a5 unavailable",
  });
  expect(await inPlaces(1, "a1", "a2", "b1")).toEqual({ done: "a1 a2", away: "b1 unavailable" });
});
