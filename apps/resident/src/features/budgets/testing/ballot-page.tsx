/** Opens the screens of a ballot as Dirk, who has not voted yet unless a test says so. */
import { idOf, type Replies } from "@stoep/client/testing";
import type { MyBallot, ReadRound } from "@stoep/contract/budgets";
import { renderApp } from "../../../app/testing/render-app.tsx";
import { aBallot, aChoice, aDistrict, aReadRound, aVotedBudget } from "./samples.ts";

export const project = aVotedBudget();
export const ballotPage = `/gent/projects/${project.id}/votes/${idOf(191)}`;

/** Together dearer than the budget of €50,000; the fourth alone is. */
export const choices = [aChoice(1, 9000), aChoice(2, 1200), aChoice(3, 45_000), aChoice(4, 60_000)];

export const anActiveRound = (change: Partial<ReadRound> = {}): ReadRound =>
  aReadRound({ state: "active", districts: [aDistrict({ ideas: choices })], ...change });

interface Given {
  round?: ReadRound;
  mine?: MyBallot | (() => MyBallot);
  budgets?: Replies["budgets"];
  participation?: Replies["participation"];
  /** The ground of a map. */
  neighbourhoods?: Replies["neighbourhoods"];
}

const noPlaces = { items: [], isCut: false };

export function openBallot(
  at: string,
  { round = anActiveRound(), mine = aBallot(), budgets, participation, neighbourhoods = {} }: Given,
) {
  return renderApp(at, {
    participation: {
      readProject: project,
      listIdeas: { items: [], next: null },
      listIdeaPlaces: noPlaces,
      ...participation,
    },
    budgets: { readRounds: { items: [round] }, readMyBallot: mine, ...budgets },
    neighbourhoods,
  });
}
