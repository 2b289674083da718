import { expect, test } from "vitest";
import { howFar } from "./importing.ts";

test("how far an import is stands in a bar, in part of the file and in rows", () => {
  expect(howFar(23_400, { bytes: 25, of: 100 })).toBe("[#####---------------] 25 %, 23,400 rows");
  expect(howFar(93_681, { bytes: 100, of: 100 })).toBe("[####################] 100 %, 93,681 rows");
});

test("of standard input nobody knows how much will come", () => {
  expect(howFar(1000, { bytes: 0, of: 0 })).toBe("1,000 rows");
});
