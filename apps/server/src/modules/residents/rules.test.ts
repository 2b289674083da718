import { expect, test } from "vitest";
import { publicNameOf } from "./rules.ts";

test.each([
  ["Dirk", "Peeters", "Dirk P."],
  ["Fatma", "yılmaz", "Fatma Y."],
  ["D".repeat(80), "Peeters", `${"D".repeat(76)} P.`],
])("neighbours see %s %s as %s at first", (firstName, lastName, publicName) => {
  expect(publicNameOf({ firstName, lastName })).toBe(publicName);
  expect(publicName.length).toBeLessThanOrEqual(80);
});
