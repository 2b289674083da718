/** The table of steps, for each pair of states; ages and loads. S2 §4 */
import { type TicketState, ticketStates } from "@stoep/contract/care";
import { expect, test } from "vitest";
import { ageInHours, helperLoadOf, isDeletable, stepOf, stepsFrom } from "./rules.ts";

/** The table of the specification, written a second time. */
const allowed: Record<TicketState, TicketState[]> = {
  open: ["looking", "waiting", "revoked"],
  looking: ["waiting", "solved", "revoked"],
  waiting: ["looking", "planned", "solved", "revoked"],
  planned: ["looking", "in-progress", "executed", "solved", "revoked"],
  "in-progress": ["executed", "solved", "revoked"],
  executed: ["solved", "revoked"],
  solved: [],
  revoked: ["looking"],
};
const pairs = ticketStates.flatMap((from) => ticketStates.map((to) => [from, to] as const));

test.each(pairs)("from %s to %s is a step if the specification has it", (from, to) => {
  expect(stepOf(from, to) !== null).toBe(allowed[from].includes(to));
});

test.each(ticketStates)("from %s exactly its steps are offered", (from) => {
  expect(
    stepsFrom(from)
      .map(({ to }) => to)
      .sort(),
  ).toEqual(allowed[from].toSorted());
});

test("a helper who is dropped is told, and one who never was there is not", () => {
  for (const [from, to] of pairs) {
    const step = stepOf(from, to);
    const hadHelper = ["waiting", "planned", "in-progress"].includes(from);
    const ends = to === "looking" || to === "revoked" || (to === "solved" && hadHelper);
    if (step) expect(step.tells.includes("helper-cancelled")).toBe(hadHelper && ends);
  }
});

test("what runs cannot be deleted", () => {
  expect(ticketStates.filter(isDeletable)).toEqual(["open", "looking", "solved", "revoked"]);
});

test("the age is counted in whole hours, until it is over", () => {
  const at = (time: string) => new Date(`2026-03-29T${time}Z`);
  const row = { state: "open" as TicketState, createdAt: at("00:00:00"), stateAt: at("01:00:00") };
  expect(ageInHours(row, at("05:59:59"))).toBe(5);
  expect(ageInHours({ ...row, state: "revoked" }, at("05:59:59"))).toBe(1);
  expect(ageInHours(row, new Date(0))).toBe(0);
});

test("a task counts in the month of its day, by the network's clocks, else in that of the match", () => {
  const matched = { matchedAt: new Date("2026-05-30T10:00:00Z"), isConfidential: false };
  const row = { helperId: "h", state: "planned" as TicketState, ...matched };
  const late = { ...row, startsAt: new Date("2026-05-31T22:30:00Z") };
  expect(helperLoadOf(late, "Europe/Brussels")?.month).toBe("2026-06-01");
  expect(helperLoadOf({ ...row, startsAt: null }, "Europe/Brussels")?.month).toBe("2026-05-01");
  expect(helperLoadOf({ ...late, state: "revoked" }, "Europe/Brussels")).toBeNull();
  expect(helperLoadOf({ ...late, helperId: null }, "Europe/Brussels")).toBeNull();
});
