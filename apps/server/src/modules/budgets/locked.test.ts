/** From the opening on nothing of a vote changes, whatever happens to its project, its phase and its ideas. D §11 */
import type { ReadRound, Round } from "@stoep/contract/budgets";
import type { Project } from "@stoep/contract/participation";
import { beforeEach, describe, expect, test } from "vitest";
import { answerTo, decideOn, merge, tellOfWorks } from "../../testing/decided-ideas.ts";
import { anIdea, createIdea, ofIdea } from "../../testing/ideas.ts";
import { changeProject, projectParams, setParticipationLicence } from "../../testing/projects.ts";
import { nextTown, type Town } from "../../testing/town.ts";
import { dayIn } from "../../testing/town-people.ts";
import { changeRound, openRound, openVote, prepareVote, repeatRound, roundParams } from "./testing/rounds.ts";

let town: Town;
let people: Town["people"];
beforeEach(async () => {
  town = await nextTown();
  people = town.people;
});

interface Vote {
  project: Project;
  round: Round;
  bench: { id: string };
  tree: { id: string };
}

const getProject = (project: Project) => people.pim.participation.getProject(projectParams(project));
const change = async ({ project }: Vote, changes: Parameters<typeof changeProject>[2]) =>
  changeProject(people.pim, await getProject(project), changes);

/** What editors and readers see of it; whether an idea can still be read is no part of the vote. */
async function seen({ project, round }: Vote) {
  const { can: _, phaseTitle: __, ...locked } = await people.pim.budgets.getRound(roundParams(round));
  const { items } = await people.daan.budgets.readRounds(projectParams(project));
  return { locked, read: items.map(withoutOpen) };
}
const withoutOpen = (round: ReadRound) => ({
  ...round,
  districts: round.districts.map(({ ideas, ...district }) => ({
    ...district,
    ideas: ideas.map(({ isOpen: _, ...idea }) => idea),
  })),
});

const editIdea = async ({ bench }: Vote) => {
  const { version } = await people.pim.participation.getIdea(ofIdea(bench));
  const body = { ...anIdea({ title: "Heel anders" }), showsName: false, version };
  return people.dirk.participation.editIdea({ ...ofIdea(bench), body });
};
const hide = ({ bench }: Vote) =>
  people.pim.participation.hideIdea({ ...ofIdea(bench), body: { ground: "private", reason: "Een naam" } });

const acts: Record<string, (vote: Vote) => Promise<unknown>> = {
  "the project gets another title, budget and last day": (vote) =>
    change(vote, { title: "Anders", budget: 1, endsOn: dayIn(12) }),
  "the project leaves a neighbourhood": (vote) => change(vote, { neighbourhoodIds: [town.noord.id] }),
  "the project is ended": ({ project }) => people.pim.participation.endProject(projectParams(project)),
  "the project comes on the public pages": ({ project }) =>
    people.pim.participation.setProjectPublic({ ...projectParams(project), body: { isPublic: true } }),
  "the project is deleted and put back": async ({ project }) => {
    await people.pim.participation.deleteProject(projectParams(project));
    await people.pim.participation.undeleteProject(projectParams(project));
  },
  "the phase gets another title, budget and days": (vote) =>
    change(vote, {
      phases: vote.project.phases.map((phase) => ({ ...phase, title: "Nu", budget: 7, endsOn: dayIn(25) })),
    }),
  "the phase becomes another kind": (vote) =>
    change(vote, { phases: vote.project.phases.map((phase) => ({ ...phase, type: "standard" as const })) }),
  "the phase goes": (vote) => change(vote, { phases: vote.project.phases.slice(0, 1) }),
  "phases are switched off": (vote) => change(vote, { isPhased: false }),
  "an idea gets another title": async (vote) => {
    // Until it was decided on, its author may change it.
    await decideOn(people.pim, vote.bench, { type: "proposed" });
    await editIdea(vote);
  },
  "an idea gets another cost": ({ bench }) => decideOn(people.pim, bench, { type: "budgeted", cost: 5 }),
  "an idea loses its cost": async ({ bench }) => {
    const { version } = await people.pim.participation.getIdea(ofIdea(bench));
    await people.pim.participation.setIdeaCost({ ...ofIdea(bench), body: { version, cost: null } });
  },
  "an idea is refused": ({ bench }) => decideOn(people.pim, bench, { type: "rejected" }),
  "an idea is answered": ({ bench }) => answerTo(people.pim, bench, "We bekijken het."),
  "ideas are merged": ({ bench, tree }) => merge(people.pim, tree, bench),
  "an idea is hidden by staff": hide,
  "an idea is hidden by staff and shown again": async (vote) => {
    await hide(vote);
    await people.pim.participation.showIdea(ofIdea(vote.bench));
  },
  "an idea is withdrawn by its author": ({ bench }) => people.dirk.participation.withdrawIdea(ofIdea(bench)),
  "an idea that is carried out is withdrawn": async ({ bench }) => {
    await tellOfWorks(people.pim, bench);
    await people.dirk.participation.withdrawIdea(ofIdea(bench));
  },
  "the author of an idea deletes the account with all texts": () =>
    people.dirk.residents.deleteMyAccount({
      body: { networkIds: [town.networks.testdorp.id], deletesTexts: true },
    }),
  "more is written in the project": async ({ project }) =>
    decideOn(people.pim, await createIdea(people.dirk, project), { type: "budgeted", cost: 3 }),
  "the licence ends": () => setParticipationLicence(town, { untilAt: new Date(town.clock.now().getTime() - 1000) }),
};

test.each(Object.entries(acts))("an open vote stays the same when %s", async (_, act) => {
  const vote = await openVote(town);
  const before = await seen(vote);
  await act(vote);
  expect(await seen(vote)).toEqual(before);
});

test("a draft follows its ideas", async () => {
  const { round, bench } = await prepareVote(town);
  await decideOn(people.pim, bench, { type: "budgeted", cost: 5 });
  const { ideas } = await people.pim.budgets.getRound(roundParams(round));
  expect(ideas.find(({ ideaId }) => ideaId === bench.id)).toMatchObject({ cost: 5, isEligible: true });
});

describe("calls that would change it", () => {
  const calls: Record<string, (round: Round) => Promise<unknown>> = {
    "saving it": (round) => changeRound(people.pim, round, { leastAge: 99 }),
    "deleting it": (round) => people.pim.budgets.deleteRound(roundParams(round)),
    "opening it again": (round) => openRound(people.pim, round),
  };
  const states: Record<string, (round: Round) => Promise<unknown>> = {
    upcoming: async () => {},
    active: () => town.pass({ days: 11 }),
    finished: () => town.pass({ days: 21 }),
    replaced: (round) => repeatRound(people.pim, round),
  };
  const cases = Object.keys(states).flatMap((state) => Object.keys(calls).map((call) => [state, call] as const));

  test.each(cases)("are refused of one that is %s: %s", async (state, call) => {
    const vote = await openVote(town);
    await states[state]?.(vote.round);
    const before = await people.pim.budgets.getRound(roundParams(vote.round));
    expect(before.state).toBe(state);
    await expect(calls[call]?.(vote.round)).refuses("round_locked");
    expect(await people.pim.budgets.getRound(roundParams(vote.round))).toEqual(before);
  });
});

describe("locked titles", () => {
  test("that staff hid are not shown once nobody votes about them any more", async () => {
    const vote = await openVote(town);
    await hide(vote);
    const titles = async () => {
      const { items } = await people.daan.budgets.readRounds(projectParams(vote.project));
      return items.flatMap(({ districts }) => districts.flatMap(({ ideas }) => ideas.map(({ title }) => title)));
    };
    expect(await titles()).toContain("Een bank");
    await repeatRound(people.pim, vote.round);
    expect((await titles()).toSorted()).toEqual(["Een boom", "Verborgen bijdrage"]);
  });

  test("go with their project, 30 days after it was deleted", async () => {
    const vote = await openVote(town);
    await people.pim.participation.deleteProject(projectParams(vote.project));
    await town.pass({ days: 29 });
    const kept = async () => (await town.db.selectFrom("ballotIdea").select("title").execute()).length;
    expect(await kept()).toBe(2);
    await town.pass({ days: 2 });
    expect(await kept()).toBe(0);
    expect(await town.db.selectFrom("ballotRound").select("id").execute()).toEqual([]);
  });
});
