import { expect, test } from "vitest";
import { waitsSince } from "./rules.ts";

test.each([
  ["Wednesday", "2026-11-25T09:00:00Z", "2026-11-23T09:00:00.000Z"],
  ["Monday, over the weekend", "2026-11-23T09:00:00Z", "2026-11-19T09:00:00.000Z"],
  ["Saturday, when nothing new is due", "2026-11-28T09:00:00Z", "2026-11-25T23:00:00.000Z"],
  ["Monday after the clocks were set back", "2026-10-26T09:00:00Z", "2026-10-22T08:00:00.000Z"],
])("two working days before a %s", (_, now, since) => {
  expect(waitsSince(new Date(now), "Europe/Brussels").toISOString()).toBe(since);
});
