/** What a round needs before it can be opened. Pure: the screen and the server say the same. */
import type { FieldCode } from "../kernel/index.ts";
import type { RoundContent } from "./schemas.ts";
import { roundLimits } from "./values.ts";

export interface RoundFacts {
  /** The day in the network's time zone. */
  today: string;
  currency: string | null;
  /** The neighbourhoods of the project. */
  neighbourhoodIds: readonly string[];
  /** Of the ideas that may be put to the vote. */
  costs: ReadonlyMap<string, number | null>;
  /** Districts for which codes were handed out in an earlier vote of the phase: they are valid in this one. */
  codeDistrictIds: readonly string[];
}

export type RoundProblems = Record<string, FieldCode>;

/** A code by the path of each field, such as `districts.0.budget`; empty when the round can be opened. */
export function roundProblems(round: RoundContent, facts: RoundFacts): RoundProblems {
  const problems: RoundProblems = {};
  const check = (holds: boolean, path: string, code: FieldCode) => {
    if (!holds) problems[path] ??= code;
  };
  checkDays(round, facts, check);
  checkChoices(round, check);
  checkDistricts(round, facts, check);
  checkIdeas(round, facts, check);
  checkAmounts(round, facts, check);
  checkCodes(round, facts, check);
  check(facts.currency !== null, "currency", "currencyRequired");
  return problems;
}

type Check = (holds: boolean, path: string, code: FieldCode) => void;

function checkDays({ opensOn, endsOn }: RoundContent, { today }: RoundFacts, check: Check): void {
  check(opensOn !== null, "opensOn", "startRequired");
  check(endsOn !== null, "endsOn", "endRequired");
  check(opensOn === null || opensOn >= today, "opensOn", "startPassed");
  check(opensOn === null || endsOn === null || endsOn >= opensOn, "endsOn", "untilNotBeforeStart");
}

function checkChoices({ ballot, atLeast, atMost, districts, ideas }: RoundContent, check: Check): void {
  if (ballot === "basket") return;
  check(atMost >= atLeast, "atMost", "atMostBelowAtLeast");
  for (const { id } of districts) {
    const choices = ideas.filter(({ districtId }) => districtId === id).length;
    // Nobody there could fill in a ballot.
    check(choices >= atLeast, "atLeast", "tooFewIdeas");
  }
}

function checkDistricts(
  { districts, ideas, roll }: RoundContent,
  { neighbourhoodIds }: RoundFacts,
  check: Check,
): void {
  const names = new Set<string>();
  const known = new Set(neighbourhoodIds);
  for (const [at, district] of districts.entries()) {
    const path = `districts.${at}`;
    const name = district.name.toLowerCase();
    check(districts.length === 1 || name !== "", `${path}.name`, "nameRequired");
    check(districts.length === 1 || !names.has(name), `${path}.name`, "nameTaken");
    names.add(name);
    check(district.budget !== null, `${path}.budget`, "budgetRequired");
    check(
      roll === "codes" || district.neighbourhoodIds.length > 0,
      `${path}.neighbourhoodIds`,
      "neighbourhoodsRequired",
    );
    for (const id of district.neighbourhoodIds) {
      check(known.has(id), `${path}.neighbourhoodIds`, "neighbourhoodUnknown");
    }
    check(
      ideas.some(({ districtId }) => districtId === district.id),
      `${path}.ideas`,
      "ideasRequired",
    );
  }
}

/** A code was made for a district, and votes there. */
function checkCodes({ roll, districts }: RoundContent, { codeDistrictIds }: RoundFacts, check: Check): void {
  const isThere = (id: string) => districts.some((district) => district.id === id);
  check(roll !== "codes" || codeDistrictIds.every(isThere), "districts", "districtHasCodes");
}

/** Larger amounts cannot be counted exactly. */
function checkAmounts({ districts, ideas }: RoundContent, { costs }: RoundFacts, check: Check): void {
  for (const [at, { id, budget }] of districts.entries()) {
    const own = ideas.filter(({ districtId }) => districtId === id);
    const total = own.reduce((sum, { ideaId }) => sum + (costs.get(ideaId) ?? 0), budget ?? 0);
    check(total <= roundLimits.amounts, `districts.${at}.ideas`, "costsTooHigh");
  }
}

function checkIdeas({ districts, ideas }: RoundContent, { costs }: RoundFacts, check: Check): void {
  const known = new Set(districts.map(({ id }) => id));
  check(ideas.length > 0, "ideas", "ideasRequired");
  for (const [at, { ideaId, districtId }] of ideas.entries()) {
    const cost = costs.get(ideaId);
    check(cost !== undefined, `ideas.${at}`, "ideaNotEligible");
    check(cost !== null, `ideas.${at}`, "costRequired");
    check(districtId !== null && known.has(districtId), `ideas.${at}.districtId`, "districtRequired");
  }
}
