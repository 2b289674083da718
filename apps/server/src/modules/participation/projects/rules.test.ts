import { describe, expect, test } from "vitest";
import { phaseToday, reopeningProblems, standingOf, todayIn } from "./rules.ts";

const term = (startsOn: string | null, endsOn: string | null, endedAt: Date | null = null) => ({
  startsOn,
  endsOn,
  endedAt,
});

describe("a project stands", () => {
  test.each([
    ["2026-03-01", "upcoming", 15],
    ["2026-03-02", "active", 14],
    ["2026-03-14", "active", 2],
    ["2026-03-15", "active", 1],
    ["2026-03-16", "finished", 0],
  ])("on %s: %s, with %i days left", (today, timing, daysLeft) => {
    expect(standingOf(term("2026-03-02", "2026-03-15"), today)).toEqual({ timing, daysLeft });
  });

  test("finished once it was ended, whatever its days", () => {
    const ended = term("2026-03-02", "2026-03-15", new Date("2026-03-09T12:00:00Z"));
    for (const today of ["2026-03-01", "2026-03-10"])
      expect(standingOf(ended, today)).toEqual({ timing: "finished", daysLeft: 0 });
  });

  test("nowhere while a day is missing", () => {
    for (const one of [term(null, "2026-03-15"), term("2026-03-02", null)])
      expect(standingOf(one, "2026-03-10")).toEqual({ timing: null, daysLeft: 0 });
  });
});

describe("the day", () => {
  test.each([
    ["2026-03-28T23:30:00Z", "2026-03-29", "the night in which an hour is skipped"],
    ["2026-03-29T21:59:59Z", "2026-03-29", "the end of its day, in summer time"],
    ["2026-03-29T22:00:00Z", "2026-03-30", "the midnight after it"],
    ["2026-10-24T22:30:00Z", "2026-10-25", "the night in which an hour comes twice"],
    ["2026-10-25T22:59:59Z", "2026-10-25", "the end of its day, in winter time"],
    ["2026-10-25T23:00:00Z", "2026-10-26", "the midnight after it"],
  ])("at %s is %s in Brussels: %s", (now, day) => {
    expect(todayIn({ now: new Date(now), timeZone: "Europe/Brussels" })).toBe(day);
  });
});

describe("the phase of today", () => {
  const phase = (title: string, startsOn: string | null, endsOn: string | null) => ({ title, startsOn, endsOn });
  const phases = [
    phase("Ideeën", "2026-03-02", "2026-03-05"),
    phase("Zonder dagen", null, null),
    phase("Stemmen", "2026-03-05", "2026-03-08"),
    phase("Bouwen", "2026-03-12", "2026-03-15"),
  ];
  test.each([
    ["2026-03-01", null],
    ["2026-03-02", "Ideeën"],
    ["2026-03-05", "Ideeën"],
    ["2026-03-06", "Stemmen"],
    ["2026-03-10", null],
    ["2026-03-15", "Bouwen"],
  ])("on %s: %s", (today, title) => {
    expect(phaseToday("active", phases, today)).toBe(title);
  });

  test("there is none in a project that is over or has not begun", () => {
    for (const timing of ["finished", "upcoming", null] as const)
      expect(phaseToday(timing, phases, "2026-03-02")).toBeNull();
  });
});

describe("opened again", () => {
  const one = term("2026-03-02", "2026-03-15");
  test.each([
    ["before its last day", "2026-03-10", null, {}],
    ["on its last day", "2026-03-15", null, {}],
    ["after it, without another", "2026-03-16", null, { endsOn: "endPassed" }],
    ["after it, until yesterday", "2026-03-16", "2026-03-15", { endsOn: "endPassed" }],
    ["after it, until today", "2026-03-16", "2026-03-16", {}],
    ["until before its first day", "2026-03-01", "2026-03-01", { endsOn: "untilNotBeforeStart" }],
  ])("%s", (_, today, endsOn, problems) => {
    expect(reopeningProblems(one, endsOn, today)).toEqual(problems);
  });
});
