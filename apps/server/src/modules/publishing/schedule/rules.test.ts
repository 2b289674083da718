import { describe, expect, test } from "vitest";
import { Refusal } from "#kernel/refuse.ts";
import { goLiveMoment, isAboutToGoLive } from "./rules.ts";

const now = new Date("2026-05-12T08:00:00Z");
const yesterday = new Date("2026-05-11T08:00:00Z");
const tomorrow = new Date("2026-05-13T08:00:00Z");

describe("the moment to go live", () => {
  test("is now by default", () => expect(goLiveMoment(null, now)).toEqual(now));
  test("may be in the future", () => expect(goLiveMoment(tomorrow.toISOString(), now)).toEqual(tomorrow));
  test.each([yesterday, now])("is not %s, which has passed", (moment) => {
    try {
      goLiveMoment(moment.toISOString(), now);
      expect.unreachable();
    } catch (error) {
      expect(error).toBeInstanceOf(Refusal);
      expect(error).toMatchObject({ code: "schedule_in_past", fields: { at: "momentInPast" } });
    }
  });
});

test.each([
  ["2026-05-12T08:00:02Z", null, true],
  ["2026-05-12T08:00:10Z", null, false],
  ["2026-05-12T08:00:00Z", null, false],
  ["2026-05-12T08:00:02Z", yesterday, false],
  [null, null, false],
])("due at %s: the job was woken a little early", (at, publishedAt, expected) => {
  expect(isAboutToGoLive({ publishAt: at === null ? null : new Date(at), publishedAt }, now)).toBe(expected);
});
