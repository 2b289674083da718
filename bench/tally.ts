/** How long the votes of a citizen budget take to count, on one core, by both rules, for budgets of four shapes. */
import { count, type Election, moneyPerUnit, type Rule } from "@stoep/tally";
import { formatWhole } from "./performance-page.ts";
import { type Row, row } from "./report-row.ts";
import { randomOf } from "./rows.ts";

interface Shape {
  name: string;
  /** Units of the currency for each ballot. */
  perBallot: number;
  /** Of how many ideas a ballot chooses at most. */
  choices: number;
  /** Voters choose among the ideas of their own; 1: of the whole city. */
  districts: number;
  /** What all ideas cost together, in budgets. */
  wanted: number;
}

/** Equal Shares takes the longer, the more units each voter has and the more ballots name an idea. */
const shapes = [
  { name: "five of all ideas", perBallot: 60, choices: 5, districts: 1, wanted: 4 },
  { name: "ten districts", perBallot: 60, choices: 5, districts: 10, wanted: 4 },
  { name: "twenty of all ideas", perBallot: 60, choices: 20, districts: 1, wanted: 4 },
  { name: "a thousand euros for each ballot", perBallot: 1000, choices: 5, districts: 1, wanted: 10 },
] as const satisfies Shape[];

/** Takes the longest. */
export const slowestShape: Shape = shapes[3];

/** Some ideas are chosen much more often than others, and some cost a hundred times as much. */
export function electionOf(ballots: number, ideas: number, { perBallot, choices, districts, wanted }: Shape): Election {
  const random = randomOf(29);
  const weights = Array.from({ length: ideas }, () => 1 + random(10) * random(10));
  const unit = (perBallot * ballots * wanted) / weights.reduce((sum, weight) => sum + weight, 0);
  const own = Math.floor(ideas / districts);
  const ballotOf = (voter: number) => {
    const first = (voter % districts) * own;
    const chosen = new Set<number>();
    for (let nth = 1 + random(choices); nth > 0; nth--)
      chosen.add(first + Math.floor((random(own) * random(own)) / own));
    return { ideas: [...chosen] };
  };
  return {
    budget: perBallot * ballots * moneyPerUnit,
    ideas: weights.map((weight, place) => ({ id: `${place}`, cost: Math.ceil(weight * unit) * moneyPerUnit })),
    ballots: Array.from({ length: ballots }, (_, voter) => ballotOf(voter)),
  };
}

const rules = [
  { name: "most-votes", stopsAtFirst: false, leastVotes: 0 },
  { name: "equal-shares" },
] as const satisfies Rule[];

export interface TallyTimes {
  ballots: number;
  ideas: number;
  /** Seconds, of each shape the longest of three counts. */
  times: { rule: Rule["name"]; shape: string; seconds: number }[];
}

export function measureTally(tell: (line: string) => void): TallyTimes[] {
  return [
    [10_000, 100],
    [100_000, 300],
  ].map(([ballots = 0, ideas = 0]) => {
    const times = shapes.flatMap((shape) => {
      const election = electionOf(ballots, ideas, shape);
      return rules.map((rule) => {
        const seconds = Math.max(...Array.from({ length: 3 }, () => secondsOf(election, rule)));
        tell(`  ${formatWhole(ballots)} ballots, ${shape.name}, ${rule.name}: ${seconds.toFixed(2)} s`);
        return { rule: rule.name, shape: shape.name, seconds };
      });
    });
    return { ballots, ideas, times };
  });
}

function secondsOf(election: Election, rule: Rule): number {
  const began = performance.now();
  const { winners } = count(election, rule);
  const seconds = (performance.now() - began) / 1000;
  if (winners.length === 0) throw new Error(`${rule.name} chose nothing`);
  return seconds;
}

const titles = { "most-votes": "Most votes first", "equal-shares": "Equal Shares" };

/** The smaller election has a figure that is asked for; the larger one is told. */
export const tallyRows = (elections: TallyTimes[]): Row[] =>
  elections.flatMap(({ ballots, ideas, times }, place) =>
    rules.map(({ name }) => {
      const own = times.filter(({ rule }) => rule === name);
      const most = name === "most-votes" ? 1 : 20;
      const slowest = Math.max(...own.map(({ seconds }) => seconds));
      return row(
        `${titles[name]} over ${formatWhole(ballots)} ballots and ${formatWhole(ideas)} ideas, the slowest of four shapes`,
        `${slowest.toFixed(2)} s (${own.map(({ shape, seconds }) => `${shape} ${seconds.toFixed(2)} s`).join(", ")})`,
        place === 0 ? `at most ${most} s` : "–",
        place > 0 || slowest <= most,
      );
    }),
  );
