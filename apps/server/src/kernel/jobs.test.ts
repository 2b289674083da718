import { expect, test } from "vitest";
import type { JobCall } from "./call.ts";
import { inBatches } from "./jobs.ts";

async function takenFrom(sizes: number[], stopsAfter = Number.POSITIVE_INFINITY) {
  const stop = new AbortController();
  const taken: number[] = [];
  await inBatches({ stopping: stop.signal } as JobCall, 10, async () => {
    const [size = 0] = sizes.slice(taken.length);
    taken.push(size);
    if (taken.length === stopsAfter) stop.abort();
    return size;
  });
  return taken;
}

test("work goes on until less than a batch is left, or the server stops", async () => {
  expect(await takenFrom([10, 12, 3, 10])).toEqual([10, 12, 3]);
  expect(await takenFrom([0])).toEqual([0]);
  expect(await takenFrom([10, 10, 10], 2)).toEqual([10, 10]);
});
