// @vitest-environment jsdom
import { expect, test } from "vitest";
import { momentOn, presetsAt } from "./publish-presets.ts";

const zone = "Europe/Brussels";
const at = (now: string) => Object.fromEntries(presetsAt(new Date(now), zone).map((one) => [one.key, one.at]));

test("presets are in the network's time zone and in the future, and Monday is not offered twice", () => {
  expect(at("2026-11-18T10:00:00.000Z")).toEqual({
    tonight: "2026-11-18T17:00:00.000Z",
    tomorrow: "2026-11-19T08:00:00.000Z",
    monday: "2026-11-23T08:00:00.000Z",
  });
  expect(Object.keys(at("2026-11-18T16:30:00.000Z"))).toEqual(["tomorrow", "monday"]);
  expect(Object.keys(at("2026-11-22T20:00:00.000Z"))).toEqual(["tomorrow"]);
  expect(at("2026-11-23T08:00:00.000Z").monday).toBe("2026-11-30T08:00:00.000Z");
});

test("a day without a time means nine in the morning, and today the next full hour once that has passed", () => {
  const on = (day: string, now: string) => momentOn(day, new Date(now), "Europe/Brussels");
  expect(on("2026-11-24", "2026-11-21T13:20:00Z")).toBe("2026-11-24T08:00:00.000Z");
  expect(on("2026-11-21", "2026-11-21T06:00:00Z")).toBe("2026-11-21T08:00:00.000Z");
  expect(on("2026-11-21", "2026-11-21T13:20:00Z")).toBe("2026-11-21T14:00:00.000Z");
  // Late in the evening no full hour is left of it; neither is there one on a day that has passed.
  expect(on("2026-11-21", "2026-11-21T22:30:00Z")).toBe("2026-11-21T08:00:00.000Z");
  expect(on("2026-11-20", "2026-11-21T13:20:00Z")).toBe("2026-11-20T08:00:00.000Z");
});
