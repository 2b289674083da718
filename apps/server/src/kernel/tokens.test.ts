import { expect, test } from "vitest";
import { hashOfToken, newToken } from "./tokens.ts";

test("a link's token is new each time, and only its hash is stored", () => {
  const [one, other] = [newToken(), newToken()];
  expect(one).not.toBe(other);
  expect(one).toMatch(/^[\w-]{43}$/);
  expect(hashOfToken(one)).not.toContain(one);
});
