/** Where a round stands, what a new one begins with, and which ideas may be put to the vote. Pure. */
import {
  type CountingRule,
  type RoundContent,
  RoundDraft,
  type RoundState,
  roundLimits,
} from "@stoep/contract/budgets";
import { type IdeaType, timingOf } from "@stoep/contract/participation";
import { moneyPerUnit, type Rule } from "@stoep/tally";
import { v7 as newId } from "uuid";

/** Of an idea that may be put to the vote. D §11 */
export const votableTypes: readonly IdeaType[] = ["accepted", "budgeted"];

interface Moments {
  opensOn: string | null;
  endsOn: string | null;
  openedAt: Date | null;
  replacedAt: Date | null;
  countedAt: Date | null;
}

/** `today`: the day by the network's clock. */
export function stateOfRound(moments: Moments, today: string): RoundState {
  const { opensOn, endsOn, openedAt, replacedAt, countedAt } = moments;
  if (replacedAt !== null) return "replaced";
  // What is counted is over, also for a call that began before midnight.
  if (countedAt !== null) return "finished";
  // An open one has both its days.
  if (openedAt === null || opensOn === null || endsOn === null) return "draft";
  return timingOf({ startsOn: opensOn, endsOn }, today);
}

/** As it was locked. */
export const ruleOf = ({ rule, stopsAtFirst }: { rule: CountingRule; stopsAtFirst: boolean }): Rule =>
  rule === "equal-shares" ? { name: rule } : { name: rule, stopsAtFirst, leastVotes: 0 };

/** Whole units of an amount as it was locked. */
export const unitsOf = (money: number): number => money / moneyPerUnit;

interface Phase {
  startsOn: string | null;
  endsOn: string | null;
  budget: number | null;
}

interface Beginning {
  project: { budget: number | null; neighbourhoodIds: readonly string[] };
  phase: Phase;
  /** The best supported first. */
  candidates: readonly { ideaId: string; cost: number | null }[];
  /** The vote of the phase whose codes are still out: they are valid in its districts alone. */
  withCodes: Pick<RoundContent, "districts" | "ideas"> | null;
  today: string;
}

/** One district with what the project and its phase say, or those for which codes were handed out, and the ideas that have a cost. */
export function firstContent({ project, phase, candidates, withCodes, today }: Beginning): RoundContent {
  const district = {
    id: newId(),
    budget: phase.budget ?? project.budget,
    neighbourhoodIds: project.neighbourhoodIds.slice(0, roundLimits.neighbourhoods),
  };
  const ideas = candidates.filter(({ cost }) => cost !== null).slice(0, roundLimits.ideas);
  const districts = withCodes?.districts ?? [district];
  const former = new Map(withCodes?.ideas.map(({ ideaId, districtId }) => [ideaId, districtId]));
  const only = districts.length === 1 ? districts[0]?.id : null;
  const opensOn = phase.startsOn !== null && phase.startsOn < today ? today : phase.startsOn;
  // A phase that is over has no days to offer.
  const isOver = phase.endsOn !== null && opensOn !== null && phase.endsOn < opensOn;
  return RoundDraft.parse({
    opensOn,
    endsOn: isOver ? null : phase.endsOn,
    roll: withCodes ? "codes" : undefined,
    districts,
    ideas: ideas.map(({ ideaId }) => ({ ideaId, districtId: former.get(ideaId) ?? only })),
  });
}

/** In one form, as two versions are compared by: the neighbourhoods of a district have no order. */
export const normalContent = ({ districts, ideas, ...rest }: RoundContent): RoundContent => ({
  opensOn: rest.opensOn,
  endsOn: rest.endsOn,
  ballot: rest.ballot,
  atLeast: rest.atLeast,
  atMost: rest.atMost,
  rule: rest.rule,
  stopsAtFirst: rest.stopsAtFirst,
  roll: rest.roll,
  leastAge: rest.leastAge,
  districts: districts.map(({ id, name, budget, neighbourhoodIds }) => ({
    id,
    name,
    budget,
    neighbourhoodIds: neighbourhoodIds.toSorted(),
  })),
  ideas: ideas.map(({ ideaId, districtId }) => ({ ideaId, districtId })),
});
