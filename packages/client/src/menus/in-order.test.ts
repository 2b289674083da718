import { expect, test } from "vitest";
import { inOrder } from "./index.ts";

const keys = (entries: { key: string; after?: string }[]) => inOrder(entries).map(({ key }) => key);

test("an entry comes after the one it names, wherever it was listed", () => {
  expect(keys([{ key: "me", after: "public" }, { key: "feed" }, { key: "public", after: "feed" }])).toEqual([
    "feed",
    "public",
    "me",
  ]);
});

test("entries that follow the same one keep their order", () => {
  expect(keys([{ key: "a" }, { key: "b", after: "a" }, { key: "c", after: "a" }])).toEqual(["a", "b", "c"]);
});

test("an entry whose predecessor is missing comes last, with its own followers", () => {
  expect(keys([{ key: "lost", after: "gone" }, { key: "next", after: "lost" }, { key: "a" }])).toEqual([
    "a",
    "lost",
    "next",
  ]);
});
