import { expect, test } from "vitest";
import { withStart } from "./span.ts";

const span = (fromDay: string | null, fromTime: string, untilDay: string | null, untilTime: string) => ({
  fromDay,
  fromTime,
  untilDay,
  untilTime,
});
const day = (fromDay: string | null) => ({ fromDay, fromTime: "" });

test("an end that stood before the start goes onto its day", () => {
  expect(withStart(span("2026-12-05", "", "2026-12-03", ""), day("2026-12-08")).untilDay).toBe("2026-12-08");
  expect(withStart(span(null, "", "2026-12-03", ""), day("2026-12-08")).untilDay).toBe("2026-12-08");
  expect(
    withStart(span("2026-12-05", "10:00", "2026-12-05", "08:00"), { fromDay: "2026-12-05", fromTime: "11:00" }),
  ).toEqual(span("2026-12-05", "11:00", "2026-12-05", "11:00"));
});

test("an end chosen first stays where it is while the start is before it", () => {
  expect(withStart(span(null, "", "2026-12-12", ""), day("2026-12-08")).untilDay).toBe("2026-12-12");
});

test("an end that was left open stays open, and one that must be given is on the day of the start", () => {
  expect(withStart(span("2026-12-05", "", null, ""), day("2026-12-08")).untilDay).toBeNull();
  expect(withStart(span("2026-12-05", "", null, ""), day("2026-12-08"), true).untilDay).toBe("2026-12-08");
});
