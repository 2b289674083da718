import { expect, test } from "vitest";
import { newToken, publicNameOf, tokenHash } from "./rules.ts";

test.each([
  ["Dirk", "Peeters", "Dirk P."],
  ["Fatma", "yılmaz", "Fatma Y."],
  ["D".repeat(80), "Peeters", `${"D".repeat(76)} P.`],
])("neighbours see %s %s as %s at first", (firstName, lastName, publicName) => {
  expect(publicNameOf({ firstName, lastName })).toBe(publicName);
  expect(publicName.length).toBeLessThanOrEqual(80);
});

test("a link's token is new each time, and only its hash is stored", () => {
  const [one, other] = [newToken(), newToken()];
  expect(one).not.toBe(other);
  expect(one).toMatch(/^[\w-]{43}$/);
  expect(tokenHash(one)).not.toContain(one);
});
