import { expect, test } from "vitest";
import { failuresOf, hasFailed, secondAttempt } from "./attempts.mjs";

const aTest = (status: string) => ({ status, fullName: `it ${status}`, failureMessages: ["Error: no"] });
const aFile = (...statuses: string[]) => ({
  name: "/stoep/one.test.ts",
  status: statuses.includes("failed") ? "failed" : "passed",
  message: "",
  assertionResults: statuses.map(aTest),
});
const failed = aFile("passed", "failed");

test("the failures of a file are named, also one outside of its tests", () => {
  expect(failuresOf(failed)).toEqual([{ name: "it failed", message: "Error: no" }]);
  expect(failuresOf({ ...aFile("passed"), status: "failed", message: "Error: late" })).toEqual([
    { name: "outside of its tests", message: "Error: late" },
  ]);
  expect(hasFailed(aFile("passed", "skipped"))).toBe(false);
});

test("a second attempt counts if all of the file passes", async () => {
  const good = aFile("passed", "passed");
  expect(await secondAttempt(failed, async () => ({ code: 0, files: [good] }))).toBe(good);
});

test.each([
  ["fails again", 1, [aFile("passed", "failed")]],
  ["ends with an error after its tests", 1, [aFile("passed", "passed")]],
  ["runs fewer tests", 0, [aFile("passed")]],
  ["is not found", 0, []],
])("the first result stands if the file %s", async (_, code, files) => {
  expect(await secondAttempt(failed, async () => ({ code, files }))).toBe(failed);
});
