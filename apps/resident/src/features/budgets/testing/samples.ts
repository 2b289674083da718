/** Votes, complete as the contract requires. */
import { aReadProject, idOf, now } from "@stoep/client/testing";
import type { DistrictResult, MyBallot, ReadRound } from "@stoep/contract/budgets";
import type { ReadProject } from "@stoep/contract/participation";

type District = ReadRound["districts"][number];

export const votingPhaseId = idOf(171);

/** A citizen budget with a phase in which residents vote. */
export function aVotedBudget(change: Partial<ReadProject> = {}): ReadProject {
  const project = aReadProject({ kind: "budget", title: "A million for Gent" });
  const [phase] = project.phases;
  const voting = phase ? [{ ...phase, id: votingPhaseId, type: "budgeting" as const, title: "Choosing" }] : [];
  return { ...project, phases: voting, ...change };
}

export const aChoice = (number: number, cost: number, change: Partial<District["ideas"][number]> = {}) => ({
  ideaId: idOf(800 + number),
  title: `Idea ${number}`,
  language: "en" as const,
  cost,
  isOpen: true,
  ...change,
});

export const aDistrict = (change: Partial<District> = {}): District => ({
  id: idOf(181),
  name: "",
  budget: 50_000,
  neighbourhoods: [
    { id: idOf(20), name: "Dok" },
    { id: idOf(3), name: "Muide" },
  ],
  ideas: [aChoice(1, 9000), aChoice(2, 1200)],
  ...change,
});

export const aReadRound = (change: Partial<ReadRound> = {}): ReadRound => ({
  id: idOf(191),
  number: 1,
  state: "upcoming",
  phaseId: votingPhaseId,
  opensOn: "2026-12-01",
  endsOn: "2026-12-15",
  currency: "EUR",
  ballot: "basket",
  atLeast: 1,
  atMost: 3,
  rule: "most-votes",
  stopsAtFirst: false,
  roll: "residents",
  leastAge: null,
  importedFrom: null,
  districts: [aDistrict()],
  replaced: null,
  turnout: null,
  result: null,
  codes: null,
  ...change,
});

/** Of somebody who can vote and has not. */
export const aBallot = (change: Partial<MyBallot> = {}): MyBallot => ({
  districtId: idOf(181),
  hasVoted: false,
  ideaIds: null,
  can: { cast: true, withdraw: "nothing_cast" },
  ...change,
});

/** Of somebody who voted for these ideas. */
export const aCastBallot = (...ideaIds: string[]): MyBallot =>
  aBallot({ hasVoted: true, ideaIds, can: { cast: true, withdraw: true } });

/** A district where 120 ballots were cast, and the first idea won. */
export const aDistrictResult = (change: Partial<DistrictResult> = {}): DistrictResult => ({
  districtId: idOf(181),
  disclosure: "ballots",
  ballots: 120,
  spent: 9000,
  part: null,
  ideas: [
    { ideaId: idOf(801), isChosen: true, votes: 90, reason: { kind: "fits", left: 50_000 } },
    { ideaId: idOf(802), isChosen: false, votes: 0, reason: { kind: "no-votes" } },
  ],
  ...change,
});

export const aCountedRound = (result: DistrictResult, change: Partial<ReadRound> = {}): ReadRound =>
  aReadRound({ state: "finished", result: { countedAt: now, districts: [result] }, ...change });
