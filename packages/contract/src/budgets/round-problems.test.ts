import { expect, test } from "vitest";
import { type RoundFacts, roundProblems } from "./round-problems.ts";
import { RoundDraft } from "./schemas.ts";
import { roundLimits } from "./values.ts";

const id = (n: number) => `0199a000-0000-7000-8000-${String(n).padStart(12, "0")}`;
const [district, place] = [id(1), id(2)];
const ideas = [id(11), id(12), id(13), id(14), id(15)];

/** What a vote lacks whose district has this budget, and whose five ideas each have this cost. */
function problemsWith(budget: number, cost: number, changes: Partial<RoundDraft> = {}, codeDistrictIds: string[] = []) {
  const round = RoundDraft.parse({
    opensOn: "2026-12-01",
    endsOn: "2026-12-20",
    districts: [{ id: district, budget, neighbourhoodIds: [place] }],
    ideas: ideas.map((ideaId) => ({ ideaId, districtId: district })),
    ...changes,
  });
  const facts: RoundFacts = {
    today: "2026-11-29",
    currency: "EUR",
    neighbourhoodIds: [place],
    costs: new Map(ideas.map((one) => [one, cost])),
    codeDistrictIds,
  };
  return roundProblems(round, facts);
}

test("a vote whose amounts cannot be counted exactly is not opened", () => {
  const cost = 1_500_000_000;
  const most = roundLimits.amounts - ideas.length * cost;
  expect(problemsWith(most, cost)).toEqual({});
  expect(problemsWith(most + 1, cost)).toEqual({ "districts.0.ideas": "costsTooHigh" });
});

test("a vote with codes keeps the districts for which codes were handed out", () => {
  const gone = "00000000-0000-4000-8000-0000000000ff";
  expect(problemsWith(100, 10, { roll: "codes" }, [district])).toEqual({});
  expect(problemsWith(100, 10, { roll: "codes" }, [district, gone])).toEqual({ districts: "districtHasCodes" });
  expect(problemsWith(100, 10, {}, [district, gone])).toEqual({});
});
