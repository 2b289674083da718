/** A vote in the editor: its conversion from the contract, and what changes several parts of it at once. Pure. */
import { type RoundContent, roundLimits } from "@stoep/contract/budgets";
import { sumOf } from "@stoep/contract/kernel";
import { type EditorForm, newId } from "../../../app/editor/index.ts";
import type { KnownIdea } from "../parts/surroundings.ts";
import type { Round } from "../parts/words.ts";

export type Draft = RoundContent;
export type District = Draft["districts"][number];
export type RoundIdea = Draft["ideas"][number];
export type RoundForm = EditorForm<Draft>;

export function draftOf(round: Round): Draft {
  const { opensOn, endsOn, ballot, atLeast, atMost, rule, stopsAtFirst, roll, leastAge, districts, ideas } = round;
  return {
    opensOn,
    endsOn,
    ballot,
    atLeast,
    atMost,
    rule,
    stopsAtFirst,
    roll,
    leastAge,
    districts,
    ideas: ideas.map(({ ideaId, districtId }) => ({ ideaId, districtId })),
  };
}

export const emptyDistrict = (): District => ({ id: newId(), name: "", budget: null, neighbourhoodIds: [] });

type Divided = Pick<Draft, "districts" | "ideas">;

/** From one vote of the whole city to two districts: the first keeps everything. */
export const intoDistricts = ({ districts }: Pick<Draft, "districts">): Pick<Draft, "districts"> => ({
  districts: [...districts, emptyDistrict()],
});

/** One vote of the whole city, with the money, neighbourhoods and ideas of all districts. */
export function intoWhole({ districts, ideas }: Divided): Divided {
  const known = districts.flatMap(({ budget }) => budget ?? []);
  const budget =
    known.length === 0
      ? null
      : Math.min(
          roundLimits.budget,
          sumOf(known, (one) => one),
        );
  const [first = emptyDistrict()] = districts;
  const neighbourhoodIds = districts.flatMap((one) => one.neighbourhoodIds);
  return {
    districts: [{ id: first.id, name: "", budget, neighbourhoodIds }],
    ideas: ideas.map(({ ideaId }) => ({ ideaId, districtId: first.id })),
  };
}

/** Its ideas stay on the ballot, and are assigned anew. */
export const withoutDistrict = ({ districts, ideas }: Divided, gone: string): Divided => ({
  districts: districts.filter(({ id }) => id !== gone),
  ideas: ideas.map((one) => (one.districtId === gone ? { ...one, districtId: null } : one)),
});

/** By neighbourhood, the district in which it votes. */
export const districtsByPlace = (districts: readonly District[]): ReadonlyMap<string, District> =>
  new Map(districts.flatMap((one) => one.neighbourhoodIds.map((id) => [id, one] as const)));

/** The only district, else the one of the idea's neighbourhood; null where nothing speaks for one. */
export function districtProposals(districts: readonly District[]): (idea: KnownIdea | undefined) => string | null {
  const byPlace = districtsByPlace(districts);
  const [first, ...others] = districts;
  return (idea) => {
    if (first && others.length === 0) return first.id;
    return (idea?.neighbourhoodId && byPlace.get(idea.neighbourhoodId)?.id) || null;
  };
}

/** These at the end of the ballot, as long as there is room. */
export function withIdeas({ districts, ideas }: Divided, added: readonly KnownIdea[]): Pick<Draft, "ideas"> {
  const proposalFor = districtProposals(districts);
  const present = new Set(ideas.map(({ ideaId }) => ideaId));
  const more = added
    .filter(({ ideaId }) => !present.has(ideaId))
    .map((idea) => ({ ideaId: idea.ideaId, districtId: proposalFor(idea) }));
  return { ideas: [...ideas, ...more].slice(0, roundLimits.ideas) };
}

/** Each idea without a district in that of its neighbourhood. */
export function assigned({ districts, ideas }: Divided, known: ReadonlyMap<string, KnownIdea>): Pick<Draft, "ideas"> {
  const proposalFor = districtProposals(districts);
  return {
    ideas: ideas.map((one) =>
      one.districtId === null ? { ...one, districtId: proposalFor(known.get(one.ideaId)) } : one,
    ),
  };
}

export type DistrictSum = { ideas: number; cost: number; tooDear: number };

/** How many ideas each district has, what they cost together, and how many cost more than its budget. */
export function districtSums({ districts, ideas }: Divided, known: ReadonlyMap<string, KnownIdea>) {
  const sums = new Map<string, DistrictSum>(districts.map(({ id }) => [id, { ideas: 0, cost: 0, tooDear: 0 }]));
  const budgets = new Map(districts.map(({ id, budget }) => [id, budget]));
  for (const { ideaId, districtId } of ideas) {
    const sum = sums.get(districtId ?? "");
    if (!sum) continue;
    const cost = known.get(ideaId)?.cost ?? 0;
    sum.ideas += 1;
    sum.cost += cost;
    if (isTooDear(cost, budgets.get(districtId ?? "") ?? null)) sum.tooDear += 1;
  }
  return sums;
}

/** It can never be chosen. */
export const isTooDear = (cost: number | null | undefined, budget: number | null): boolean =>
  cost !== null && cost !== undefined && budget !== null && cost > budget;
