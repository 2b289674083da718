/** What each choice of a vote would mean for the ideas at hand. Pure. */
import { sumOf } from "@stoep/contract/kernel";
import type { KnownIdea } from "../parts/surroundings.ts";
import type { Draft } from "./draft.ts";

type Priced = { title: string; cost: number };

export type Example = {
  budget: number;
  /** What fits into a basket, in the order of the list. */
  basket: { titles: string[]; cost: number };
  /** As many ideas as a ballot may name. */
  named: { titles: string[]; cost: number };
  mostVotes: MostVotesExample;
  equalShares: EqualSharesExample | null;
};

/** If votes came in the order of the list: what is chosen, the first idea that does not fit, and one after it that does. */
export type MostVotesExample = {
  chosen: string[];
  left: number;
  misfit: Priced | null;
  next: Priced | null;
};

/** Of a hundred voters: what each may spend, and how many an idea needs. */
export type EqualSharesExample = { idea: Priced; part: number; supporters: number };

/** Few enough to be read in a sentence. */
const most = 3;
const voters = 100;

/** From the first district that has a budget and ideas that it can pay; null while there is none. */
export function exampleOf(
  { districts, ideas, atMost }: Pick<Draft, "districts" | "ideas" | "atMost">,
  known: ReadonlyMap<string, KnownIdea>,
): Example | null {
  for (const { id, budget } of districts) {
    if (budget === null) continue;
    const priced = ideas.flatMap(({ ideaId, districtId }): Priced[] => {
      const idea = districtId === id ? known.get(ideaId) : undefined;
      return idea && idea.cost !== null && idea.cost <= budget ? [{ title: idea.title, cost: idea.cost }] : [];
    });
    if (priced.length === 0) continue;
    return {
      budget,
      basket: summary(fitting(priced, budget).slice(0, most)),
      named: summary(priced.slice(0, Math.max(1, Math.min(atMost, most)))),
      mostVotes: mostVotesOf(priced, budget),
      equalShares: equalSharesOf(priced, budget),
    };
  }
  return null;
}

const summary = (ideas: readonly Priced[]) => ({
  titles: ideas.map(({ title }) => title),
  cost: sumOf(ideas, ({ cost }) => cost),
});

function fitting(ideas: readonly Priced[], budget: number): Priced[] {
  let left = budget;
  return ideas.filter(({ cost }) => {
    if (cost > left) return false;
    left -= cost;
    return true;
  });
}

function mostVotesOf(ideas: readonly Priced[], budget: number): MostVotesExample {
  const place = ideas.findIndex((_, at) => sumOf(ideas.slice(0, at + 1), ({ cost }) => cost) > budget);
  const chosen = place < 0 ? ideas : ideas.slice(0, place);
  const left = budget - sumOf(chosen, ({ cost }) => cost);
  const misfit = ideas[place] ?? null;
  const next = (place < 0 ? undefined : ideas.slice(place + 1).find(({ cost }) => cost <= left)) ?? null;
  return { chosen: chosen.map(({ title }) => title), left, misfit, next };
}

function equalSharesOf(ideas: readonly Priced[], budget: number): EqualSharesExample | null {
  const [idea] = ideas;
  const part = Math.floor(budget / voters);
  if (!idea || part === 0) return null;
  return { idea, part, supporters: Math.min(voters, Math.ceil((idea.cost * voters) / budget)) };
}
