/** Invents ballots: the same ones each time. */
import { type Chance, chance } from "../chance.ts";
import { type DemoDistrict, type DemoIdea, type DemoRound, ideas } from "../projects/index.ts";

/** How many ballots of Nadwiśle (Warsaw 2019, `data/budgets/Poland_Warszawa_2019_Nadwisle.pb`) named one idea, how many two, and so on. */
const lengths = { 1: 45, 2: 30, 3: 17, 4: 85, 5: 28 };

/** Keys of ideas in as many ballots as `many`. An idea that more people support is on many more of them. */
export function inventBallots(round: DemoRound, district: DemoDistrict, many: number): string[][] {
  const luck = chance(`ballots/${round.key}/${district.name}`);
  const offered = district.ideas.flatMap((key) => ideas.find((idea) => idea.key === key) ?? []);
  return Array.from({ length: many }, () => inventBallot(luck, round, { budget: district.budget, offered }));
}

interface Offer {
  budget: number;
  offered: readonly DemoIdea[];
}

function inventBallot(luck: Chance, { ballot, choices }: DemoRound, { budget, offered }: Offer): string[] {
  const wanted = Math.min(Number(luck.weighted(lengths)), choices?.[1] ?? offered.length);
  const chosen: DemoIdea[] = [];
  let left = budget;
  while (chosen.length < wanted) {
    const fitting = offered.filter(
      (idea) => !chosen.includes(idea) && (ballot === "approval" || (idea.cost ?? 0) <= left),
    );
    if (fitting.length === 0) break;
    const key = luck.weighted(Object.fromEntries(fitting.map((idea) => [idea.key, idea.support ** 2])));
    const next = fitting.find((idea) => idea.key === key) as DemoIdea;
    chosen.push(next);
    left -= next.cost ?? 0;
  }
  return chosen.map(({ key }) => key);
}
