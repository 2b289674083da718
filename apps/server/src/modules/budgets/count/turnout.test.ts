/** How many have voted is made known as of the full hour, and from ten on. D §11 */
import { v4 as randomId } from "uuid";
import { beforeEach, expect, test } from "vitest";
import { crowdIn } from "../../../testing/crowd.ts";
import { projectParams } from "../../../testing/projects.ts";
import { nextTown, type Town } from "../../../testing/town.ts";
import { castBallot, moveTo, runVote, runVoteOfDistricts } from "../testing/ballots.ts";
import { insertBallots, readVote, times } from "../testing/counts.ts";
import { repeatRound } from "../testing/rounds.ts";

let town: Town;
let people: Town["people"];
beforeEach(async () => {
  town = await nextTown();
  people = town.people;
});

type Vote = Awaited<ReturnType<typeof runVoteOfDistricts>>;

/** Residents of Noord who have used their rights in this district. */
async function vote(count: number, { project, round }: Pick<Vote, "project" | "round">, districtId: string) {
  const crowd = await crowdIn(town, town.noord, count);
  const right = { projectId: project.id, phaseId: round.phaseId, districtId, isUsed: true };
  await town.db
    .insertInto("ballotRight")
    .values(crowd.map(({ id }) => ({ id: randomId(), residentId: id, ...right })))
    .execute();
}

const turnoutOf = async (project: { id: string }) => (await readVote(people.dirk, project)).turnout;
const votersOf = async (project: { id: string }) => (await turnoutOf(project))?.districts.map(({ voters }) => voters);

test("those of each district are counted at the full hour, fewer than ten are not told", async () => {
  const running = await runVoteOfDistricts(town);
  const { project, north, south } = running;
  expect(await turnoutOf(project)).toBeNull();
  await vote(12, running, south);
  await vote(9, running, north);
  moveTo(town, 11, 10.25);
  await town.runDue();
  const hour = town.in({ minutes: -15 });
  expect(await turnoutOf(project)).toEqual({
    asOf: hour,
    districts: [
      { districtId: north, voters: null },
      { districtId: south, voters: 12 },
    ],
  });
  await vote(1, running, north);
  await vote(1, running, south);
  await town.pass({ minutes: 44 });
  expect(await turnoutOf(project)).toMatchObject({ asOf: hour, districts: [{ voters: null }, { voters: 12 }] });
  await town.pass({ minutes: 1 });
  expect(await turnoutOf(project)).toMatchObject({ asOf: town.in({}), districts: [{ voters: 10 }, { voters: 13 }] });
});

test("who withdraws is not counted any more", async () => {
  const running = await runVote(town);
  await vote(9, running, running.round.districts[0]?.id ?? "");
  await castBallot(people.dirk, running.round, [running.bench]);
  await town.runDue();
  expect(await votersOf(running.project)).toEqual([10]);
  await people.dirk.budgets.withdrawBallot({ params: { roundId: running.round.id } });
  await town.pass({ hours: 1 });
  expect(await votersOf(running.project)).toEqual([null]);
});

test("of a vote that is over the ballots alone say how many, whatever the rights say", async () => {
  const running = await runVote(town);
  const districtId = running.round.districts[0]?.id ?? "";
  await vote(20, running, districtId);
  moveTo(town, 20, 23);
  await town.runDue();
  await insertBallots(town, { roundId: running.round.id, districtId }, times(15, 0));
  await town.pass({ hours: 1 });
  expect(await turnoutOf(running.project)).toEqual({ asOf: town.in({}), districts: [{ districtId, voters: 15 }] });
  await town.pass({ hours: 1 });
  expect(await votersOf(running.project)).toEqual([15]);
});

test("a vote that is to come, or was given up, has none", async () => {
  const running = await runVote(town);
  const { project, round } = running;
  moveTo(town, 10, 23);
  await town.runDue();
  expect(await turnoutOf(project)).toBeNull();
  moveTo(town, 11, 9);
  await vote(12, running, round.districts[0]?.id ?? "");
  await town.runDue();
  expect(await votersOf(project)).toEqual([12]);
  await repeatRound(people.pim, round);
  const { items } = await people.dirk.budgets.readRounds(projectParams(project));
  expect(items.map(({ state, turnout }) => [state, turnout])).toEqual([["replaced", null]]);
});
