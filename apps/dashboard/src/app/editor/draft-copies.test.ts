// @vitest-environment jsdom
import { afterEach, expect, test } from "vitest";
import { type DraftCopy, draftCopiesOf } from "./draft-copies.ts";

afterEach(() => sessionStorage.clear());

const copy: DraftCopy<string, string> = { draft: "new", saved: "old", version: 1, attempt: null, at: "2026-12-01" };

test("a saved document's copy is found by its id, whatever it began with", () => {
  draftCopiesOf<string, string>("card", "mine", "message").write("1", copy);
  expect(draftCopiesOf("card", "mine").read("1")).toEqual(copy);
});

test("new documents with different beginnings have a copy each", () => {
  draftCopiesOf<string, string>("card", "mine", "message").write(null, copy);
  expect(draftCopiesOf("card", "mine").read(null)).toBeNull();
  expect(draftCopiesOf("card", "mine", "message").read(null)).toEqual(copy);
});
