import { describe, expect, test } from "vitest";
import { localeOf, makeFormat } from "./formats.ts";

const at = "2026-11-21T23:30:00.000Z";
const inGent = { timeZone: "Europe/Brussels", month: "short" as const };

describe("days and times are in European formats", () => {
  test.each([
    ["en", "22 Nov 2026, 00:30"],
    ["nl", "22 nov 2026, 00:30"],
    ["fr", "22 nov. 2026, 00:30"],
    ["tr", "22 Kas 2026, 00:30"],
  ])("in %s", (language, text) => expect(makeFormat(localeOf(language), inGent).moment(at)).toBe(text));

  test("with the month in full where there is room", () =>
    expect(makeFormat("en-GB", { ...inGent, month: "long" }).day(at)).toBe("22 November 2026"));
});

test("elapsed time is given in the largest unit that fits", () => {
  const { ago } = makeFormat("en-GB", inGent);
  const now = new Date(at).getTime();
  expect(ago(at, now + 20_000)).toBe("now");
  expect(ago(at, now + 3 * 3_600_000)).toBe("3 hours ago");
  expect(ago(at, now - 86_400_000)).toBe("tomorrow");
});

test("sizes are counted as the limits are", () => {
  const { bytes } = makeFormat("en-GB", inGent);
  expect([bytes(1536), bytes(1_468_006)]).toEqual(["1.5 kB", "1.4 MB"]);
});
