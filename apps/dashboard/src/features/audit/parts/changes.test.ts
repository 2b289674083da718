import { expect, test } from "vitest";
import { rowsOf } from "./changes.ts";

test("each value that differs has its own row, also inside a group", () => {
  const before = { type: "user", levels: { network: "viewer", care: null } };
  const after = { type: "user", levels: { network: "editor", care: null } };
  expect(rowsOf(before, after)).toEqual([{ path: ["levels", "network"], before: "viewer", after: "editor" }]);
});

test("something new or removed is shown in full", () => {
  expect(rowsOf(null, { name: "Markt", tags: [] })).toEqual([
    { path: ["name"], before: undefined, after: "Markt" },
    { path: ["tags"], before: undefined, after: [] },
  ]);
  expect(rowsOf({ name: "Markt" }, null)).toEqual([{ path: ["name"], before: "Markt", after: undefined }]);
  expect(rowsOf(null, null)).toEqual([]);
});
