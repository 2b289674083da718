import { expect, test } from "vitest";
import { netChanges } from "./counters.ts";

test("changes of one key are summed, those that cancel out go, and the rest is in the order of the keys", () => {
  const changes = [
    { state: "open", by: 1 },
    { state: "done", by: -1 },
    { state: "new", by: -1 },
    { state: "open", by: 1 },
    { state: "done", by: 1 },
  ];
  expect(netChanges(changes, ({ state }) => state)).toEqual([
    { state: "new", by: -1 },
    { state: "open", by: 2 },
  ]);
});
