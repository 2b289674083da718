import { expect, test } from "vitest";
import { formatProgress } from "./import-run.ts";

test("the progress of an import is shown as a bar, as part of the file and as rows", () => {
  expect(formatProgress(23_400, { bytes: 25, of: 100 })).toBe("[#####---------------] 25 %, 23,400 rows");
  expect(formatProgress(93_681, { bytes: 100, of: 100 })).toBe("[####################] 100 %, 93,681 rows");
});

test("for standard input the total is unknown", () => {
  expect(formatProgress(1000, { bytes: 0, of: 0 })).toBe("1,000 rows");
});
