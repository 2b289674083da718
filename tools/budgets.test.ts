import { afterEach, expect, test, vi } from "vitest";
import { printBudgets, timed } from "./budgets.mjs";

afterEach(() => vi.restoreAllMocks());

test("a part that takes longer than it may is named; one that is quick is only printed", async () => {
  const printed = vi.spyOn(console, "log").mockImplementation(() => {});
  const now = vi.spyOn(performance, "now");
  now.mockReturnValueOnce(0).mockReturnValueOnce(2_000);
  expect(await timed("types", async () => "right")).toBe("right");
  now.mockReturnValueOnce(0).mockReturnValueOnce(3_600_000);
  await timed("journeys", async () => null);
  expect(printBudgets()).toEqual(["journeys"]);
  const lines = printed.mock.calls.map(([line]) => line);
  expect(lines).toContainEqual(expect.stringMatching(/types +2 of \d+$/));
  expect(lines).toContainEqual(expect.stringMatching(/journeys +3600 of \d+ +too long$/));
});

test("a part without a budget does not run", async () => {
  await expect(timed("dreams", async () => null)).rejects.toThrow("dreams has no budget");
});
