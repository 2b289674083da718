/** Rounds that come with their history. D §11 */
import type { RoundDraft } from "@stoep/contract/budgets";
import { daysBefore } from "@stoep/contract/kernel";
import type { Project } from "@stoep/contract/participation";
import { v7 as newId } from "uuid";
import { beforeEach, expect, test } from "vitest";
import { inTransaction } from "#kernel/database.ts";
import { createLiveProject, projectParams } from "../../testing/projects.ts";
import { nextTown, type Town } from "../../testing/town.ts";
import { dayIn } from "../../testing/town-people.ts";
import { countTurnout, type ImportedBallot, importBallots, importCount, importRound } from "./index.ts";
import { listBallots, listRights, readMyBallot, toFirstDay } from "./testing/ballots.ts";
import { createBudget, createChoice, openVote, roundParams, votingPhaseOf } from "./testing/rounds.ts";

let town: Town;
beforeEach(async () => {
  town = await nextTown();
});

interface History {
  /** Opened and given up so many days ago. */
  opened?: number;
  replaced?: number;
  phaseId?: string;
}

/** Prepared nine days ago. Resolves to its id. */
async function bring(project: Project, draft: RoundDraft, { opened, replaced, phaseId }: History = {}) {
  const ago = (days: number) => daysBefore(town.clock.now(), days);
  const written = {
    id: newId(),
    organisationId: town.organisations.city,
    projectId: project.id,
    phaseId: phaseId ?? votingPhaseOf(project),
    accountId: town.people.pim.accountId,
    at: ago(9),
  };
  const opening = {
    timeZone: town.networks.testdorp.timeZone,
    openedAt: opened === undefined ? null : ago(opened),
    replaced: replaced === undefined ? null : { at: ago(replaced), reason: "Een idee ontbrak." },
  };
  await inTransaction(town.db, (db) => importRound(db, written, draft, opening));
  return written.id;
}

const draftOf = (ideas: readonly { id: string }[]): RoundDraft => {
  const id = newId();
  return {
    opensOn: dayIn(11),
    endsOn: dayIn(20),
    districts: [{ id, budget: 20_000, neighbourhoodIds: [town.noord.id] }],
    ideas: ideas.map((idea) => ({ ideaId: idea.id, districtId: id })),
  };
};

test("an imported vote is locked when it was opened, follows the one that it took the place of, and is in no log", async () => {
  const project = await createBudget(town);
  const [bench, tree] = [await createChoice(town, project), await createChoice(town, project, { cost: 1200 })];
  const former = await bring(project, draftOf([bench]), { opened: 8, replaced: 5 });
  const standing = await bring(project, draftOf([bench, tree]), { opened: 4 });
  expect((await town.people.pim.budgets.listRounds(projectParams(project))).rounds).toMatchObject([
    {
      id: standing,
      number: 2,
      state: "upcoming",
      openedAt: town.in({ days: -4 }),
      ideas: [{ cost: 9000 }, { cost: 1200 }],
    },
    { id: former, number: 1, state: "replaced", replaced: { at: town.in({ days: -5 }), reason: "Een idee ontbrak." } },
  ]);
  const logged = await town.db
    .selectFrom("public.auditEntry")
    .where("action", "like", "budgets.%")
    .select("id")
    .execute();
  expect(logged).toEqual([]);
});

test("an imported vote that was not opened is a draft", async () => {
  const project = await createBudget(town);
  const roundId = await bring(project, { ...draftOf([await createChoice(town, project)]), endsOn: null });
  expect(await town.people.pim.budgets.getRound(roundParams({ id: roundId }))).toMatchObject({
    state: "draft",
    endsOn: null,
    savedAt: town.in({ days: -9 }),
  });
});

test("what could not be prepared or opened is not imported either", async () => {
  const project = await createBudget(town);
  const bench = await createChoice(town, project);
  const draft = draftOf([bench]);
  const [ideation = { id: "" }] = project.phases;
  const beside = await createLiveProject(town.people.pim, [town.noord]);
  await expect(bring(beside, draft, { phaseId: newId() })).rejects.toMatchObject({ code: "not_a_budget" });
  await expect(bring(project, draft, { phaseId: ideation.id })).rejects.toMatchObject({ code: "phase_not_budgeting" });
  await expect(bring(project, draftOf([bench, { id: newId() }]))).rejects.toMatchObject({
    fields: { "round.ideas.1": "ideaNotEligible" },
  });
  await expect(bring(project, { ...draft, opensOn: dayIn(-9) }, { opened: 8 })).rejects.toMatchObject({
    fields: { opensOn: "startPassed" },
  });
  expect(await town.db.selectFrom("ballotRound").selectAll().execute()).toEqual([]);
  await bring(project, draft);
  await expect(bring(project, draft)).rejects.toMatchObject({ code: "phase_has_round" });
});

const timeZone = () => town.networks.testdorp.timeZone;

/** Of an open vote over a bench and a tree, with the residents who live there. */
async function openToImport() {
  const { project, round, bench, tree } = await openVote(town);
  const districtId = round.districts[0]?.id ?? "";
  const ballot = (ideas: readonly { id: string }[], residentId: string | null = null): ImportedBallot => ({
    districtId,
    ideaIds: ideas.map(({ id }) => id),
    residentId,
  });
  const put = (ballots: readonly ImportedBallot[]) =>
    inTransaction(town.db, (db) => importBallots(db, round.id, ballots));
  return { project, round, bench, tree, ballot, put };
}

test("an imported ballot is found by its voter, who changes it; one of nobody counts as well", async () => {
  const { round, bench, tree, ballot, put } = await openToImport();
  const dirk = await town.db
    .selectFrom("resident")
    .select("id")
    .where("accountId", "=", town.people.dirk.accountId)
    .executeTakeFirstOrThrow();
  await put([ballot([tree, bench], dirk.id), ballot([bench])]);
  toFirstDay(town);
  expect(await readMyBallot(town.people.dirk, round)).toMatchObject({ hasVoted: true, ideaIds: [tree.id, bench.id] });
  expect(await readMyBallot(town.people.fatma, round)).toMatchObject({ hasVoted: false });
  expect((await listBallots(town, round)).map(({ choices }) => choices)).toEqual([[0, 1], [1]]);
  expect(await listRights(town)).toMatchObject([{ isUsed: true, residentId: dirk.id }]);
  await countTurnout(town.db, { today: dayIn(11), asOf: town.clock.now() });
  expect(await town.db.selectFrom("ballotTurnout").select("voters").execute()).toEqual([{ voters: 1 }]);
});

test("a ballot that could not be cast is not imported either", async () => {
  const { round, bench, ballot, put } = await openToImport();
  await expect(put([ballot([])])).rejects.toMatchObject({ fields: { ideaIds: "choicesRequired" } });
  await expect(put([ballot([{ id: newId() }])])).rejects.toMatchObject({ fields: { ideaIds: "ideaNotOnBallot" } });
  await expect(put([{ ...ballot([bench]), districtId: newId() }])).rejects.toMatchObject({ code: "not_on_roll" });
  await expect(put([ballot([bench], newId())])).rejects.toMatchObject({ code: "not_on_roll" });
  await expect(inTransaction(town.db, (db) => importBallots(db, newId(), []))).rejects.toMatchObject({
    code: "not_found",
  });
  expect(await listBallots(town, round)).toEqual([]);
  expect(await listRights(town)).toEqual([]);
});

test("an imported vote that is over is counted at its moment, and nobody is told", async () => {
  const { round, bench, tree, ballot, put } = await openToImport();
  await put([ballot([bench]), ballot([bench, tree]), ballot([tree])]);
  const countAt = (countedAt: Date) =>
    inTransaction(town.db, (db) => importCount(db, round.id, { countedAt, timeZone: timeZone() }));
  await expect(countAt(new Date(town.in({ days: 3 })))).rejects.toMatchObject({ code: "round_not_open" });
  const countedAt = new Date(town.in({ days: 30 }));
  await countAt(countedAt);
  expect(await town.db.selectFrom("ballotResult").select("ballots").execute()).toEqual([{ ballots: 3 }]);
  expect(await town.db.selectFrom("countedBallot").select("choices").execute()).toHaveLength(3);
  expect(await listBallots(town, round)).toEqual([]);
  const moments = town.db.selectFrom("ballotRound").select(["countedAt", "toldAt"]);
  expect(await moments.execute()).toEqual([{ countedAt, toldAt: countedAt }]);
  await expect(countAt(countedAt)).rejects.toMatchObject({ code: "round_not_open" });
  await expect(put([ballot([bench])])).rejects.toMatchObject({ code: "round_not_active" });
});
