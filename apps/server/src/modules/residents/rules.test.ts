import { expect, test } from "vitest";
import { cursorOf, readCursor } from "./cursor.ts";
import { newToken, publicNameOf, tokenHash } from "./rules.ts";

test.each([
  ["Dirk", "Peeters", "Dirk P."],
  ["Fatma", "yılmaz", "Fatma Y."],
  ["D".repeat(80), "Peeters", `${"D".repeat(76)} P.`],
])("neighbours see %s %s as %s at first", (firstName, lastName, publicName) => {
  expect(publicNameOf({ firstName, lastName })).toBe(publicName);
  expect(publicName.length).toBeLessThanOrEqual(80);
});

test("a link's token is new each time, and only its hash is kept", () => {
  const [one, other] = [newToken(), newToken()];
  expect(one).not.toBe(other);
  expect(one).toMatch(/^[\w-]{43}$/);
  expect(tokenHash(one)).not.toContain(one);
});

test("a cursor leads back to its place, and one that we did not make is refused", () => {
  const place = { at: new Date("2026-05-12T08:00:00.123Z"), id: "0198f3a2-1111-7000-8000-000000000001" };
  expect(readCursor(cursorOf(place))).toEqual(place);
  expect(readCursor(undefined)).toBeNull();
  const wrong = [
    "",
    "abc",
    Buffer.from("[]").toString("base64url"),
    Buffer.from('["gisteren","1"]').toString("base64url"),
  ];
  for (const cursor of wrong) expect(() => readCursor(cursor)).toThrow("invalid_input");
});
