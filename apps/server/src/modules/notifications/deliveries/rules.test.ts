import { hourMs } from "@stoep/contract/kernel";
import { describe, expect, test } from "vitest";
import { senders } from "./channels.ts";
import { isTooLate, messageIdOf, retryPauseMs, settleOutcome } from "./rules.ts";

test.each([
  [1, 0, 30],
  [2, 0, 60],
  [9, 0, 60],
  [3, 1, 120],
  [9, 1, 300],
  [5, 2, 480],
  [60, 2, 900],
])("after %i tries in lane %i the pause is %i s", (attempts, lane, seconds) => {
  expect(retryPauseMs(attempts, lane)).toBe(seconds * 1000);
});

test.each([
  [0, 23, false],
  [0, 25, true],
  [1, 25, false],
  [1, 49, true],
  [2, 71, false],
  [2, 73, true],
])("in lane %i, %i hours old: too late is %s", (lane, hours, expected) => {
  expect(isTooLate(lane, hours * hourMs)).toBe(expected);
});

describe("a delivery", () => {
  test.each([
    [
      { outcome: "accepted", reply: "250 ok" },
      { state: "accepted", answer: "250 ok" },
    ],
    [
      { outcome: "rejected", reason: "550" },
      { state: "failed", answer: "550" },
    ],
    [
      { outcome: "uncertain", reason: "cut" },
      { state: "unknown", answer: "cut" },
    ],
    [
      { outcome: "deferred", reason: "451" },
      { state: "queued", answer: "451", pauseMs: 60_000 },
    ],
  ] as const)("that ends in %o becomes %o", (result, expected) => {
    expect(settleOutcome(result, { attempts: 2, lane: 0, repeats: false })).toEqual(expected);
  });
});

test("a process sends in one run per channel, so that its end leaves no more unknown than one run hands over", () => {
  expect(Object.values(senders).map(({ atOnce }) => atOnce)).toEqual([1, 1, 1]);
});

test("one of a kind that repeats goes again when its outcome is uncertain, three times at most", () => {
  const cut = { outcome: "uncertain", reason: "cut" } as const;
  const after = (attempts: number, repeats: boolean) => settleOutcome(cut, { attempts, lane: 2, repeats }).state;
  expect([1, 2, 3].map((attempts) => after(attempts, true))).toEqual(["queued", "queued", "unknown"]);
  expect(after(1, false)).toBe("unknown");
});

test("a Message-ID names the delivery and the installation, the same every time", () => {
  expect(messageIdOf("0198", "https://buurt.example:8443/x")).toBe("<0198@buurt.example>");
});
