/** Preparing a vote: what it begins with, and saving it. D §11 */
import type { Project } from "@stoep/contract/participation";
import { v7 as newId } from "uuid";
import { beforeEach, describe, expect, test } from "vitest";
import { support } from "../../testing/decided-ideas.ts";
import { createIdea, ofIdea } from "../../testing/ideas.ts";
import { aPhase, changeProject, createProject, projectParams } from "../../testing/projects.ts";
import { statementsOf } from "../../testing/statements.ts";
import { nextTown, type Town } from "../../testing/town.ts";
import { dayIn } from "../../testing/town-people.ts";
import {
  asBudget,
  aVotingPhase,
  changeRound,
  createBudget,
  createChoice,
  createRound,
  openRound,
  openVote,
  prepareVote,
  repeatRound,
  roundDraftOf,
  roundParams,
  votingPhaseOf,
} from "./testing/rounds.ts";

let town: Town;
let people: Town["people"];
beforeEach(async () => {
  town = await nextTown();
  people = town.people;
});

const log = async () => (await people.ada.audit.listEntries()).items;
const list = (project: Project) => people.pim.budgets.listRounds(projectParams(project));
const get = (round: { id: string }) => people.pim.budgets.getRound(roundParams(round));

describe("a new vote", () => {
  test("begins with the days of its phase, the budget, the neighbourhoods, and the ideas that have a cost, best supported first", async () => {
    const project = await createBudget(town);
    const bench = await createChoice(town, project);
    const tree = await createChoice(town, project, { title: "Een boom", type: "accepted", cost: 1200 });
    await createChoice(town, project, { title: "Zonder bedrag", cost: null });
    await createChoice(town, project, { title: "Gebouwd", type: "implemented", cost: 700 });
    await createIdea(people.dirk, project, { title: "Nog niet bekeken" });
    await support(people.fatma, tree);
    const round = await createRound(people.pim, project);
    const [district] = round.districts;
    expect(round).toMatchObject({
      number: 1,
      phaseTitle: "Stemmen",
      state: "draft",
      version: 1,
      opensOn: dayIn(11),
      endsOn: dayIn(20),
      currency: "EUR",
      ballot: "basket",
      rule: "most-votes",
      roll: "residents",
      openedAt: null,
      replaced: null,
      can: { edit: true, open: true, repeat: "round_not_open", delete: true },
    });
    expect(round.districts).toEqual([
      { id: district?.id, name: "", budget: 50_000, neighbourhoodIds: [town.noord.id, town.zuid.id].toSorted() },
    ]);
    expect(round.ideas).toMatchObject([
      { ideaId: tree.id, districtId: district?.id, title: "Een boom", cost: 1200, language: "nl", isEligible: true },
      { ideaId: bench.id, districtId: district?.id, cost: 9000 },
    ]);
    expect(await get(round)).toEqual(round);
  });

  test("of a phase that began yesterday opens today at the earliest", async () => {
    const project = await createBudget(town);
    town.clock.move(new Date(town.in({ days: 12 })));
    expect((await createRound(people.pim, project)).opensOn).toBe(dayIn(12));
  });

  test("is prepared for a project in any state but deleted", async () => {
    const draft = await createProject(people.pim, [town.noord], asBudget());
    expect((await createRound(people.pim, draft)).can.open).toBe("project_not_live");
    await people.pim.participation.deleteProject(projectParams(draft));
    await expect(createRound(people.pim, draft)).refuses("not_found");
    await expect(list(draft)).refuses("not_found");
  });

  test("is of a citizen budget", async () => {
    const project = await createBudget(town, { kind: "project" });
    await expect(createRound(people.pim, project)).refuses("not_a_budget");
    expect((await list(project)).canCreate).toBe("not_a_budget");
  });

  test("is of a phase of it that decides about a budget, and is shown", async () => {
    const project = await createBudget(town);
    const ideation = project.phases.find(({ type }) => type !== "budgeting")?.id;
    await expect(createRound(people.pim, project, ideation)).refuses("phase_not_budgeting");
    await expect(createRound(people.pim, project, newId())).refuses("not_found");
    await expect(createRound(people.pim, project, votingPhaseOf(await createBudget(town)))).refuses("not_found");
    await changeProject(people.pim, project, { isPhased: false });
    await expect(createRound(people.pim, project)).refuses("phase_not_budgeting");
    expect((await list(project)).freePhases).toEqual([]);
  });

  test("is the only one that stands for its phase", async () => {
    const { project, round } = await prepareVote(town);
    await expect(createRound(people.pim, project)).refuses("phase_has_round");
    expect(await list(project)).toMatchObject({ rounds: [{ id: round.id }], freePhases: [], canCreate: true });
  });

  test("is the hundredth at most, replaced ones included", async () => {
    const { project, round } = await openVote(town, {
      phases: [aPhase({ isBottomUpEnabled: true }), aVotingPhase(), aVotingPhase()],
    });
    const made = await town.db
      .selectFrom("ballotRound")
      .selectAll()
      .where("id", "=", round.id)
      .executeTakeFirstOrThrow();
    const gone = { replacedAt: town.clock.now(), replacedBecause: "Anders." };
    const rows = Array.from({ length: 99 }, (_, at) => ({ ...made, ...gone, id: newId(), number: at + 2 }));
    await town.db.insertInto("ballotRound").values(rows).execute();
    const districts = rows.map(({ id }) => ({ roundId: id, id: newId(), position: 0, name: "" }));
    await town.db.insertInto("ballotDistrict").values(districts).execute();
    const [free] = (await list(project)).freePhases;
    expect((await list(project)).canCreate).toBe("too_many_rounds");
    await expect(createRound(people.pim, project, free?.id)).refuses("too_many_rounds");
    expect((await get(round)).can.repeat).toBe("too_many_rounds");
    await expect(repeatRound(people.pim, round)).refuses("too_many_rounds");
  });

  test("of two that are made at once is one", async () => {
    const project = await createBudget(town);
    const outcomes = await Promise.allSettled([1, 2, 3].map(() => createRound(people.pim, project)));
    expect(outcomes.filter(({ status }) => status === "fulfilled")).toHaveLength(1);
    const refusals = outcomes.flatMap((one) => (one.status === "rejected" ? one.reason.code : []));
    expect(refusals).toEqual(["phase_has_round", "phase_has_round"]);
    expect((await list(project)).rounds).toHaveLength(1);
  });
});

describe("ideas that may be put to the vote", () => {
  test("are accepted or budgeted, open to readers, and stand on their own", async () => {
    const project = await createBudget(town);
    const make = (title: string, cost: number | null = 100) => createChoice(town, project, { title, cost });
    const bench = await make("Bank");
    const tree = await make("Boom", null);
    const [hidden, merged, withdrawn] = [
      await make("Verborgen"),
      await make("Samengevoegd"),
      await make("Ingetrokken"),
    ];
    await createChoice(town, project, { title: "Afgewezen", type: "rejected", cost: null });
    await people.pim.participation.hideIdea({ ...ofIdea(hidden), body: { ground: "private", reason: "Een naam" } });
    await people.pim.participation.mergeIdeas({ ...ofIdea(bench), body: { ideaIds: [merged.id] } });
    await people.dirk.participation.withdrawIdea(ofIdea(withdrawn));
    await createChoice(town, await createBudget(town), { title: "Van een ander project" });
    const { items, isCut } = await people.pim.budgets.listRoundCandidates(projectParams(project));
    expect(items.map(({ ideaId, cost }) => [ideaId, cost])).toEqual([
      [tree.id, null],
      [bench.id, 100],
    ]);
    expect(items[0]).toMatchObject({ title: "Boom", language: "nl", neighbourhoodId: town.noord.id });
    expect(isCut).toBe(false);
  });
});

test("of more than five hundred ideas the best supported may be put to the vote, and it is said that there are more", async () => {
  const project = await createBudget(town);
  const made = await createChoice(town, project);
  const { words: _, ...row } = await town.db
    .selectFrom("idea")
    .selectAll()
    .where("id", "=", made.id)
    .executeTakeFirstOrThrow();
  const rows = Array.from({ length: 500 }, () => ({ ...row, id: newId() }));
  await town.db.insertInto("idea").values(rows).execute();
  const tallies = rows.map(({ id }) => ({ ideaId: id, projectId: project.id, supporters: 1 }));
  await town.db.insertInto("ideaTally").values(tallies).execute();
  const { items, isCut } = await people.pim.budgets.listRoundCandidates(projectParams(project));
  expect([items.length, isCut, items.some(({ ideaId }) => ideaId === made.id)]).toEqual([500, true, false]);
  expect((await createRound(people.pim, project)).ideas).toHaveLength(500);
});

describe("saving", () => {
  test("replaces districts and ideas as one whole, and comes back as it was sent", async () => {
    const { round, bench, tree } = await prepareVote(town);
    const [north, south] = [newId(), newId()];
    const changes = {
      opensOn: dayIn(12),
      endsOn: null,
      ballot: "approval" as const,
      atLeast: 2,
      atMost: 4,
      rule: "equal-shares" as const,
      stopsAtFirst: true,
      roll: "codes" as const,
      leastAge: 16,
      districts: [
        { id: south, name: "Zuid", budget: 20_000, neighbourhoodIds: [town.zuid.id] },
        { id: north, name: "Noord", budget: null, neighbourhoodIds: [] },
      ],
      ideas: [
        { ideaId: bench.id, districtId: north },
        { ideaId: tree.id, districtId: null },
      ],
    };
    const saved = await changeRound(people.pim, round, changes);
    expect(roundDraftOf(saved)).toEqual(changes);
    expect(saved.version).toBe(2);
    expect(await get(round)).toEqual(saved);
    const again = await changeRound(people.pim, saved, { ideas: [], districts: changes.districts.toReversed() });
    expect(again).toMatchObject({ ideas: [], districts: [{ id: north }, { id: south }], version: 3 });
  });

  test("of what did not change counts no version and leaves no trace", async () => {
    const { round } = await prepareVote(town);
    const before = await log();
    expect(await changeRound(people.pim, round, {})).toEqual(round);
    expect(await log()).toEqual(before);
  });

  test("is based on the version that was read", async () => {
    const { round } = await prepareVote(town);
    await changeRound(people.pim, round, { leastAge: 16 });
    await expect(changeRound(people.pim, round, { leastAge: 18 })).refuses("changed_meanwhile");
  });

  test("takes ideas of the project only, and says the same of others’ as of those that nobody has", async () => {
    const { round } = await prepareVote(town);
    const other = await createChoice(town, await createBudget(town));
    for (const ideaId of [other.id, newId()]) {
      const ideas = [...(roundDraftOf(round).ideas ?? []), { ideaId, districtId: null }];
      await expect(changeRound(people.pim, round, { ideas })).refuses("invalid_input", {
        "round.ideas.2": "ideaNotEligible",
      });
    }
    expect(await get(round)).toEqual(round);
  });

  test("keeps an idea that cannot be voted for any more, and says so", async () => {
    const { round, bench } = await prepareVote(town);
    await people.dirk.participation.withdrawIdea(ofIdea(bench));
    const saved = await changeRound(people.pim, round, { leastAge: 16 });
    expect(saved.ideas.map(({ ideaId, isEligible }) => [ideaId === bench.id, isEligible])).toEqual(
      expect.arrayContaining([
        [true, false],
        [false, true],
      ]),
    );
  });

  test("takes neighbourhoods of the network only, each once", async () => {
    const { round } = await prepareVote(town);
    const withPlaces = (...places: string[][]) => ({
      districts: places.map((neighbourhoodIds) => ({ id: newId(), neighbourhoodIds })),
      ideas: [],
    });
    for (const id of [newId(), town.elsewhere.id])
      await expect(changeRound(people.pim, round, withPlaces([town.noord.id], [id]))).refuses("invalid_input", {
        "round.districts.1.neighbourhoodIds": "neighbourhoodUnknown",
      });
    const { id } = town.noord;
    await expect(changeRound(people.pim, round, withPlaces([id], [id.toUpperCase()]))).refuses("invalid_input", {
      "round.districts": "neighbourhoodTwice",
    });
    expect((await changeRound(people.pim, round, withPlaces([town.west.id]))).districts).toHaveLength(1);
  });

  test("refuses a district that is not there, and an idea twice", async () => {
    const { round, bench } = await prepareVote(town);
    const idea = { ideaId: bench.id, districtId: newId() };
    await expect(changeRound(people.pim, round, { ideas: [idea] })).refuses("invalid_input", {
      "round.ideas.0.districtId": "districtRequired",
    });
    const twice = [
      { ideaId: bench.id, districtId: null },
      { ideaId: bench.id.toUpperCase(), districtId: null },
    ];
    await expect(changeRound(people.pim, round, { ideas: twice })).refuses("invalid_input", {
      "round.ideas": "ideaTwice",
    });
  });

  test("takes as many statements for many districts as for one", async () => {
    const { round } = await prepareVote(town);
    const districts = (count: number) =>
      Array.from({ length: count }, () => ({ id: newId(), name: "", budget: 1, neighbourhoodIds: [] }));
    let last = round;
    const statements = (count: number) =>
      statementsOf(town.databases.pool, async () => {
        last = await changeRound(people.pim, last, { districts: districts(count), ideas: [] });
      });
    const few = await statements(1);
    expect(await statements(50)).toHaveLength(few.length);
  });
});

describe("deleting", () => {
  test("removes what was prepared, and frees its phase", async () => {
    const { project, round } = await prepareVote(town);
    await people.pim.budgets.deleteRound(roundParams(round));
    await expect(get(round)).refuses("not_found");
    await expect(people.pim.budgets.deleteRound(roundParams(round))).refuses("not_found");
    expect((await createRound(people.pim, project)).number).toBe(1);
  });
});

test("the organisation’s log says who prepared, changed, opened, gave up and deleted a vote, and what changed", async () => {
  const { project, round } = await prepareVote(town);
  const saved = await changeRound(people.pim, round, { rule: "equal-shares", ideas: [] });
  const back = await changeRound(people.pim, saved, { ideas: roundDraftOf(round).ideas });
  const again = await repeatRound(people.pim, await openRound(people.pim, back), "Een bedrag klopte niet.");
  await people.pim.budgets.deleteRound(roundParams(again));
  const entries = (await log()).filter(({ action }) => action.startsWith("budgets."));
  expect(entries.map(({ action }) => action).toReversed()).toEqual([
    "budgets.prepareRound",
    "budgets.editRound",
    "budgets.editRound",
    "budgets.openRound",
    "budgets.repeatRound",
    "budgets.deleteRound",
  ]);
  expect(entries[4]).toMatchObject({
    subject: { kind: "round", id: round.id, name: project.title },
    old: { rule: "most-votes", ideas: [2] },
    new: { rule: "equal-shares", ideas: [0] },
  });
  expect(entries[5]).toMatchObject({ new: { phase: "Stemmen", opensOn: dayIn(11), ideas: [2] } });
  expect(entries[1]).toMatchObject({ new: { reason: "Een bedrag klopte niet." } });
  // The log keeps no words of residents.
  expect(JSON.stringify(entries)).not.toContain("Een bank");
});
