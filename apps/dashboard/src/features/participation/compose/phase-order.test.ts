import { idOf } from "@stoep/client/testing";
import { expect, test } from "vitest";
import { aPhase } from "../testing/samples.ts";
import { phaseNotes } from "./phase-order.ts";

const [first, second] = [idOf(31), idOf(32)];
const notesOf = (...days: [string | null, string | null][]) =>
  phaseNotes({
    startsOn: "2026-12-01",
    endsOn: "2027-02-28",
    phases: days.map(([startsOn, endsOn], place) => aPhase({ id: idOf(31 + place), startsOn, endsOn })),
  });

test("phases that follow each other within the project have no notes, in whatever order they stand", () => {
  expect(notesOf(["2027-01-01", "2027-02-28"], ["2026-12-01", "2026-12-31"])).toEqual([]);
});

test("days that two phases share are named", () => {
  expect(notesOf(["2026-12-01", "2027-01-10"], ["2027-01-01", "2027-01-05"])).toEqual([
    { kind: "overlap", first, second, from: "2027-01-01", until: "2027-01-05" },
  ]);
});

test("days between two phases are named", () => {
  expect(notesOf(["2026-12-01", "2026-12-31"], ["2027-01-03", "2027-02-28"])).toEqual([
    { kind: "gap", first, second, from: "2027-01-01", until: "2027-01-02" },
  ]);
});

test("a long phase that holds others is compared with each of them, and leaves no gap", () => {
  const third = idOf(33);
  expect(notesOf(["2026-12-01", "2026-12-31"], ["2026-12-05", "2026-12-06"], ["2026-12-20", "2026-12-25"])).toEqual([
    { kind: "overlap", first, second, from: "2026-12-05", until: "2026-12-06" },
    { kind: "overlap", first, second: third, from: "2026-12-20", until: "2026-12-25" },
  ]);
});

test("a phase outside the project is named, on either side", () => {
  expect(notesOf(["2026-11-30", "2026-12-31"], ["2027-01-01", "2027-03-01"])).toEqual([
    { kind: "outside", phase: first },
    { kind: "outside", phase: second },
  ]);
});

test("nothing is said of phases without days, or that end before they begin", () => {
  expect(notesOf([null, "2026-12-31"], ["2027-01-05", "2027-01-01"])).toEqual([]);
});
