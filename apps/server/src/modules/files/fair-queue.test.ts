import { expect, test } from "vitest";
import { fairQueue } from "./fair-queue.ts";

/** Brings work in this order while the first is under way, and returns the order in which it was done. */
async function orderOf(...brought: string[]): Promise<string> {
  const done: string[] = [];
  const take = fairQueue();
  await Promise.all(
    brought.map((name) =>
      take(name.slice(0, 1), async () => {
        done.push(name);
      }),
    ),
  );
  return done.join(" ");
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
