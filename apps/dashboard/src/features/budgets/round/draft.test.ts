/** What changes several parts of a vote at once, and what is said of it. */
import { describe, expect, test } from "vitest";
import { surroundingsOf } from "../parts/surroundings.ts";
import { aBudget, anIdea, aRound, district, place } from "../testing/samples.ts";
import { assigned, districtSums, draftOf, intoDistricts, intoWhole, withIdeas, withoutDistrict } from "./draft.ts";
import { exampleOf } from "./examples.ts";
import { ballotRows, pageOf, titleSearch } from "./idea-rows.ts";
import { lackLines, lacksOf } from "./problems.ts";
import { stepOf } from "./steps.ts";

const today = "2026-11-21";
const ideas = [
  anIdea(1, 40_000),
  anIdea(2, 50_000, { neighbourhoodId: place.dok }),
  anIdea(3, 30_000),
  anIdea(4, 5000),
  anIdea(5, null),
];
const two = [
  { id: district.north, name: "Noord", budget: 60_000, neighbourhoodIds: [place.muide] },
  { id: district.south, name: "Zuid", budget: 45_000, neighbourhoodIds: [place.dok] },
];
const round = aRound(ideas.slice(0, 4));
const around = surroundingsOf(aBudget(), { items: ideas, isCut: false }, round, today);
const divided = { ...draftOf(aRound(ideas.slice(0, 4), { districts: two })) };

describe("districts", () => {
  test("an idea is proposed for the district of its neighbourhood, in a vote of the whole city for its only one", () => {
    expect(assigned(divided, around.ideas).ideas.map(({ districtId }) => districtId)).toEqual([
      district.north,
      district.south,
      district.north,
      district.north,
    ]);
    expect(withIdeas(draftOf(round), [...around.ideas.values()]).ideas.at(-1)).toEqual({
      ideaId: anIdea(5, null).ideaId,
      districtId: district.north,
    });
  });

  test("ideas of a district that goes stay on the ballot, without a district", () => {
    const all = { ...divided, ...assigned(divided, around.ideas) };
    const { districts, ideas: left } = withoutDistrict(all, district.south);
    expect(districts.map(({ id }) => id)).toEqual([district.north]);
    expect(left.map(({ districtId }) => districtId)).toEqual([district.north, null, district.north, district.north]);
  });

  test("put together they have all the money, neighbourhoods and ideas", () => {
    const whole = intoWhole(divided);
    expect(whole.districts).toEqual([
      { id: district.north, name: "", budget: 105_000, neighbourhoodIds: [place.muide, place.dok] },
    ]);
    expect(new Set(whole.ideas.map(({ districtId }) => districtId))).toEqual(new Set([district.north]));
    expect(intoDistricts(whole).districts).toHaveLength(2);
  });

  test("each says what its ideas cost together, and how many cost more than it has", () => {
    const all = { ...divided, ...assigned(divided, around.ideas) };
    const sums = districtSums(all, around.ideas);
    expect(sums.get(district.north)).toEqual({ ideas: 3, cost: 75_000, tooDear: 0 });
    expect(sums.get(district.south)).toEqual({ ideas: 1, cost: 50_000, tooDear: 1 });
    const rows = ballotRows(all, around.ideas);
    expect(rows.map(({ faults }) => faults)).toEqual([[], ["tooDear"], [], []]);
  });
});

describe("what is missing", () => {
  test("nothing of a complete vote", () => {
    expect(lacksOf(draftOf(round), around.facts)).toEqual([]);
  });

  test("the same of many ideas is one line, and leads to the step of its field", () => {
    const draft = { ...divided, opensOn: null };
    const lines = lackLines(lacksOf(draft, around.facts));
    expect(lines.find(({ code }) => code === "districtRequired")).toEqual({
      path: "ideas.0.districtId",
      code: "districtRequired",
      count: 4,
    });
    expect(lines.map(({ path }) => stepOf(path))).toEqual(["rules", "ideas", "ideas", "ideas"]);
  });

  test("where there are no ideas at all, it is not said again of each district", () => {
    const draft = { ...divided, ideas: [] };
    expect(lacksOf(draft, around.facts)).toEqual([{ path: "ideas", code: "ideasRequired" }]);
  });

  test("codes need nothing more, unless their district is gone, which is said where districts are", () => {
    const draft = { ...draftOf(round), roll: "codes" as const };
    const lacksWith = (codeDistrictIds: string[]) => lackLines(lacksOf(draft, { ...around.facts, codeDistrictIds }));
    expect(lacksWith([district.north])).toEqual([]);
    const lines = lacksWith([district.north, district.south]);
    expect(lines).toEqual([{ path: "districts", code: "districtHasCodes", count: 1 }]);
    expect(lines.map(({ path }) => stepOf(path))).toEqual(["districts"]);
  });

  test("a number outside its limits is said too", () => {
    const draft = { ...draftOf(round), leastAge: 120 };
    expect(lacksOf(draft, around.facts)).toEqual([{ path: "leastAge", code: "ageNumber" }]);
  });
});

describe("the example from the ideas at hand", () => {
  test("fills a basket, and counts most votes first in the order of the list", () => {
    expect(exampleOf(draftOf(round), around.ideas)).toEqual({
      budget: 100_000,
      basket: { titles: ["Idee 1", "Idee 2", "Idee 4"], cost: 95_000 },
      named: { titles: ["Idee 1", "Idee 2", "Idee 3"], cost: 120_000 },
      mostVotes: {
        chosen: ["Idee 1", "Idee 2"],
        left: 10_000,
        misfit: { title: "Idee 3", cost: 30_000 },
        next: { title: "Idee 4", cost: 5000 },
      },
      equalShares: { idea: { title: "Idee 1", cost: 40_000 }, part: 1000, supporters: 40 },
    });
  });

  test("is missing while no district has a budget and ideas with a cost", () => {
    expect(exampleOf({ ...draftOf(round), ideas: [] }, around.ideas)).toBeNull();
    expect(exampleOf(divided, around.ideas)).toBeNull();
  });
});

test("a page beyond the last one is the last one", () => {
  const rows = Array.from({ length: 30 }, (_, at) => at);
  expect(pageOf(rows, 7)).toEqual({ page: 1, pages: 2, rows: [25, 26, 27, 28, 29] });
});

test("titles are searched as everywhere: without accents, in any order", () => {
  const matches = titleSearch("fete muide");
  expect([matches("Muide : une fête de quartier"), matches("Een feest")]).toEqual([true, false]);
});
