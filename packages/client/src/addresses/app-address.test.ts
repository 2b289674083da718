import { expect, test } from "vitest";
import { isInsideApp } from "./index.ts";

test.each(["/", "/inbox?state=concept", "/m/1#comments", "/a//b"])("%j is inside the app", (address) => {
  expect(isInsideApp(address)).toBe(true);
});

test.each([
  ..."//evil.example|/\\evil.example|/\t/evil.example|/\n\\evil.example|/..//evil.example".split("|"),
  "https://evil.example",
  "javascript:alert(1)",
  "inbox",
  "",
  "//",
  null,
  undefined,
])("%j is not", (address) => {
  expect(isInsideApp(address)).toBe(false);
});
