// @vitest-environment jsdom
import { expect, test } from "vitest";
import { presetsAt } from "./presets.ts";

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
