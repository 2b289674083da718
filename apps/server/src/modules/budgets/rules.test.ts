/** Where a round stands, and what a new one begins with. */
import { v7 as newId } from "uuid";
import { describe, expect, test } from "vitest";
import { firstContent, normalContent, stateOfRound } from "./rules.ts";

const moment = new Date("2026-03-01T09:00:00Z");
const days = { opensOn: "2026-03-10", endsOn: "2026-03-29" };

describe("a round", () => {
  const opened = { ...days, openedAt: moment, replacedAt: null, countedAt: null };

  test("is a draft until it is opened, whatever its days", () => {
    expect(stateOfRound({ ...opened, openedAt: null }, "2026-03-12")).toBe("draft");
  });

  test.each([
    ["2026-03-09", "upcoming"],
    ["2026-03-10", "active"],
    ["2026-03-29", "active"],
    ["2026-03-30", "finished"],
  ])("that is open is by its days on %s %s", (today, state) => {
    expect(stateOfRound(opened, today)).toBe(state);
  });

  test("that was counted is over, also for a call that began before midnight", () => {
    expect(stateOfRound({ ...opened, countedAt: moment }, "2026-03-29")).toBe("finished");
  });

  test("that was given up is replaced, also after its last day", () => {
    expect(stateOfRound({ ...opened, replacedAt: moment }, "2026-04-30")).toBe("replaced");
  });
});

describe("a new round", () => {
  const project = { budget: 900, neighbourhoodIds: [newId()] };
  const phase = { startsOn: "2026-03-10", endsOn: "2026-03-20", budget: null };
  const begin = (changes: Partial<Parameters<typeof firstContent>[0]>) =>
    firstContent({ project, phase, candidates: [], withCodes: null, today: "2026-03-01", ...changes });

  test("has the budget of its phase, else that of the project", () => {
    expect(begin({}).districts).toMatchObject([{ name: "", budget: 900 }]);
    expect(begin({ phase: { ...phase, budget: 500 } }).districts).toMatchObject([{ budget: 500 }]);
    expect(begin({ project: { ...project, budget: null } }).districts).toMatchObject([{ budget: null }]);
  });

  test("begins not before today, and has no last day that is over", () => {
    expect(begin({})).toMatchObject({ opensOn: "2026-03-10", endsOn: "2026-03-20" });
    expect(begin({ today: "2026-03-15" })).toMatchObject({ opensOn: "2026-03-15", endsOn: "2026-03-20" });
    expect(begin({ today: "2026-03-21" })).toMatchObject({ opensOn: "2026-03-21", endsOn: null });
    expect(begin({ phase: { ...phase, startsOn: null } })).toMatchObject({ opensOn: null, endsOn: "2026-03-20" });
  });
});

test("two contents with the same neighbourhoods in another order are one", () => {
  const [earlier = "", later = ""] = [newId(), newId()].toSorted();
  const content = firstContent({
    withCodes: null,
    project: { budget: 1, neighbourhoodIds: [later, earlier] },
    phase: { startsOn: null, endsOn: null, budget: null },
    candidates: [],
    today: "2026-03-01",
  });
  expect(normalContent(content).districts[0]?.neighbourhoodIds).toEqual([earlier, later]);
});
