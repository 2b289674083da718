import { expect, test } from "vitest";
import { ideasWindow } from "./ideas-window.ts";

const phase = (id: string, startsOn: string, endsOn: string, isBottomUpEnabled = true) => ({
  id,
  startsOn,
  endsOn,
  isBottomUpEnabled,
});
const project = {
  startsOn: "2026-03-01",
  endsOn: "2026-06-30",
  timing: "active" as const,
  isPhased: true,
  isBottomUpEnabled: false,
  phases: [
    phase("listen", "2026-03-01", "2026-03-31", false),
    phase("ideas", "2026-03-29", "2026-04-15"),
    phase("more", "2026-04-10", "2026-09-01"),
  ],
};

test.each([
  ["before", "2026-03-28", null, "2026-03-29"],
  ["on the night of the clocks, from the first minute", "2026-03-29", { phaseId: "ideas", until: "2026-04-15" }, null],
  ["on the last day", "2026-04-15", { phaseId: "ideas", until: "2026-04-15" }, null],
  [
    "after it, in a phase that lasts longer than its project",
    "2026-04-16",
    { phaseId: "more", until: "2026-06-30" },
    null,
  ],
] as const)("ideas are taken in the phases that allow it: %s", (_, today, takesIdeas, takesIdeasFrom) => {
  expect(ideasWindow(project, today)).toEqual({ takesIdeas, takesIdeasFrom });
});

test("in a gap between two phases nothing is taken, and it is known from when it will be", () => {
  const phases = [phase("first", "2026-03-01", "2026-03-10"), phase("second", "2026-03-20", "2026-03-30")];
  expect(ideasWindow({ ...project, phases }, "2026-03-12")).toEqual({
    takesIdeas: null,
    takesIdeasFrom: "2026-03-20",
  });
});

test("a project without phases takes ideas while it runs, if it takes any", () => {
  const plain = { ...project, isPhased: false, isBottomUpEnabled: true };
  expect(ideasWindow(plain, "2026-05-01").takesIdeas).toEqual({ phaseId: null, until: "2026-06-30" });
  expect(ideasWindow({ ...plain, isBottomUpEnabled: false }, "2026-05-01").takesIdeas).toBeNull();
});

test("one that was ended takes none, whatever its phases say", () => {
  expect(ideasWindow({ ...project, timing: "finished" }, "2026-04-01")).toEqual({
    takesIdeas: null,
    takesIdeasFrom: null,
  });
});
