/** Citizen budgets with a phase in which residents vote, and their rounds, for tests. */
import { type Round, RoundDraft } from "@stoep/contract/budgets";
import type { IdeaDecision, Project, ProjectDraft, ReadIdea } from "@stoep/contract/participation";
import type { Caller } from "../../../testing/client.ts";
import { decideOn } from "../../../testing/decided-ideas.ts";
import { createIdea } from "../../../testing/ideas.ts";
import type { Place } from "../../../testing/places.ts";
import { aPhase, createLiveProject, projectParams } from "../../../testing/projects.ts";
import type { Town } from "../../../testing/town.ts";
import { dayIn } from "../../../testing/town-people.ts";

/** Who makes a vote, and where: a town, or an installation. */
export interface VoteMakers {
  people: Record<"pim" | "dirk", Caller>;
  noord: Place;
  zuid: Place;
}

export const aVotingPhase = () =>
  aPhase({ type: "budgeting", title: "Stemmen", startsOn: dayIn(11), endsOn: dayIn(20) });

/** What makes a project a citizen budget that is voted on: ideas today, the vote from the eleventh day to the twentieth. */
export const asBudget = (changes: Partial<ProjectDraft> = {}): Partial<ProjectDraft> => ({
  kind: "budget",
  isPhased: true,
  phases: [aPhase({ isBottomUpEnabled: true }), aVotingPhase()],
  budget: 50_000,
  currency: "EUR",
  ...changes,
});

/** Live, in Noord and Zuid. */
export const createBudget = (
  { people, noord, zuid }: VoteMakers,
  changes: Partial<ProjectDraft> = {},
): Promise<Project> => createLiveProject(people.pim, [noord, zuid], asBudget(changes));

export const votingPhaseOf = ({ phases }: Project): string => phases.find(({ type }) => type === "budgeting")?.id ?? "";

/** An idea of Dirk that may be put to the vote. */
export async function createChoice(
  { people: { dirk, pim } }: Pick<VoteMakers, "people">,
  project: { id: string },
  { title = "Een bank", ...decision }: Partial<IdeaDecision> & { title?: string } = {},
): Promise<ReadIdea> {
  const idea = await createIdea(dirk, project, { title });
  await decideOn(pim, idea, { type: "budgeted", cost: 9000, ...decision });
  return idea;
}

export const roundParams = ({ id }: { id: string }) => ({ params: { roundId: id } });

export const createRound = (editor: Caller, project: Project, phaseId = votingPhaseOf(project)): Promise<Round> =>
  editor.budgets.createRound({ ...projectParams(project), body: { phaseId } });

/** What an editor sends back after reading a round: only what can be written. */
export const roundDraftOf = (round: Round, changes: Partial<RoundDraft> = {}): RoundDraft => ({
  ...RoundDraft.parse(round),
  ...changes,
});

export const changeRound = (editor: Caller, round: Round, changes: Partial<RoundDraft>): Promise<Round> =>
  editor.budgets.updateRound({
    ...roundParams(round),
    body: { version: round.version, round: roundDraftOf(round, changes) },
  });

export const openRound = (admin: Caller, round: Round): Promise<Round> =>
  admin.budgets.openRound({ ...roundParams(round), body: { version: round.version } });

export const repeatRound = (admin: Caller, round: Round, reason = "Een bedrag klopte niet."): Promise<Round> =>
  admin.budgets.repeatRound({ ...roundParams(round), body: { version: round.version, reason } });

/** A budget with two ideas on the ballot, and its round as it was just prepared. */
export async function prepareVote(town: VoteMakers, changes: Partial<ProjectDraft> = {}) {
  const project = await createBudget(town, changes);
  const bench = await createChoice(town, project);
  const tree = await createChoice(town, project, { title: "Een boom", cost: 1200, type: "accepted" });
  return { project, bench, tree, round: await createRound(town.people.pim, project) };
}

export async function openVote(town: Town, changes: Partial<ProjectDraft> = {}) {
  const prepared = await prepareVote(town, changes);
  return { ...prepared, round: await openRound(town.people.pim, prepared.round) };
}
