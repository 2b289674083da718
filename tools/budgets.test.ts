import { afterEach, expect, test, vi } from "vitest";
import { measurePace, printBudgets, timed } from "./budgets.mjs";

afterEach(() => vi.restoreAllMocks());

test("a part that exceeds its budget is named; a quick one is only printed", async () => {
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

test.each([
  ["a machine as quick as the usual one gets no more", 1, "30"],
  ["a slower machine gets as much more as it is slower", 360, "45"],
  ["but never more than twice as much", 60_000, "60"],
])("%s", async (_, took, seconds) => {
  const printed = vi.spyOn(console, "log").mockImplementation(() => {});
  let now = 0;
  vi.spyOn(performance, "now").mockImplementation(() => now);
  measurePace(() => {
    now += took;
  });
  await timed("types", async () => null);
  printBudgets();
  expect(printed.mock.calls.map(([line]) => line)).toContainEqual(
    expect.stringMatching(new RegExp(`types +0 of ${seconds}$`)),
  );
  measurePace(() => {});
});

test("a part without a budget does not run", async () => {
  await expect(timed("dreams", async () => null)).rejects.toThrow("dreams has no budget");
});
