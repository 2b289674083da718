/** What a count comes to, also where there is little to count. D §11 */
import { beforeEach, describe, expect, test } from "vitest";
import { decideOn, merge } from "../../../testing/decided-ideas.ts";
import { ofIdea } from "../../../testing/ideas.ts";
import { projectParams, setParticipationLicence } from "../../../testing/projects.ts";
import { nextTown, type Town } from "../../../testing/town.ts";
import { moveTo, runVote, runVoteOfDistricts } from "../testing/ballots.ts";
import {
  countVote,
  endVote,
  firstDistrictOf,
  insertBallots,
  readResult,
  readVote,
  rowsOf,
  times,
} from "../testing/counts.ts";
import { changeRound, createChoice, openRound, prepareVote, repeatRound } from "../testing/rounds.ts";

let town: Town;
let people: Town["people"];
beforeEach(async () => {
  town = await nextTown();
  people = town.people;
});

describe("a result", () => {
  test("without any ballot is counted too, and chooses nothing", async () => {
    const { project, round } = await countVote(town, []);
    expect(await readResult(people.dirk, project)).toMatchObject({ disclosure: "winners", ballots: null, spent: 0 });
    expect(await rowsOf(town, round)).toEqual({ ballots: 0, keys: 0, counted: 0, results: 1 });
  });

  test("has each district on its own, also one without ballots", async () => {
    const { project, round, tree, fountain, north, south } = await runVoteOfDistricts(town);
    await insertBallots(town, { roundId: round.id, districtId: south }, times(12, 2));
    await endVote(town);
    const vote = await readVote(people.dirk, project);
    expect(vote.result?.districts).toMatchObject([
      {
        districtId: north,
        ballots: null,
        spent: 0,
        ideas: [{ isChosen: false }, { ideaId: tree.id, isChosen: false }],
      },
      { districtId: south, ballots: 12, spent: 42_000, ideas: [{ ideaId: fountain.id, isChosen: true, votes: 12 }] },
    ]);
    expect(vote.turnout?.districts).toEqual([
      { districtId: north, voters: null },
      { districtId: south, voters: 12 },
    ]);
  });

  test("never chooses an idea that nobody chose, however much money is left", async () => {
    const { project, tree } = await countVote(town, times(100, 0));
    expect((await readResult(people.dirk, project)).ideas).toContainEqual({
      ideaId: tree.id,
      isChosen: false,
      votes: 0,
      reason: { kind: "no-votes" },
    });
  });

  test.each(["most-votes", "equal-shares"] as const)(
    "of a budget that pays for all, or for nothing, by %s",
    async (rule) => {
      const { project, round, bench, tree } = await prepareVote(town);
      const fountain = await createChoice(town, project, { title: "Een fontein", cost: 42_000 });
      const [north, south] = [round.districts[0]?.id ?? "", crypto.randomUUID()];
      const saved = await changeRound(people.pim, round, {
        rule,
        districts: [
          { id: north, name: "Noord", budget: 10_200, neighbourhoodIds: [town.noord.id] },
          { id: south, name: "Zuid", budget: 1, neighbourhoodIds: [town.zuid.id] },
        ],
        ballot: "approval",
        ideas: [
          { ideaId: bench.id, districtId: north },
          { ideaId: tree.id, districtId: north },
          { ideaId: fountain.id, districtId: south },
        ],
      });
      await openRound(people.pim, saved);
      await insertBallots(town, { roundId: round.id, districtId: north }, times(100, 0, 1));
      await insertBallots(town, { roundId: round.id, districtId: south }, times(100, 2));
      await endVote(town);
      const { result } = await readVote(people.dirk, project);
      const reason = rule === "most-votes" ? { kind: "does-not-fit", left: 1 } : { kind: "over-budget" };
      expect(result?.districts).toMatchObject([
        { spent: 10_200, ideas: [{ isChosen: true }, { isChosen: true }] },
        { spent: 0, ideas: [{ isChosen: false, reason }] },
      ]);
    },
  );

  test("counts ideas as they were locked: changed, merged, withdrawn and hidden ones too", async () => {
    const { project, round, bench, tree, fountain } = await runVote(town);
    await insertBallots(town, firstDistrictOf(round), times(100, 0, 1, 2));
    await decideOn(people.pim, bench, { type: "budgeted", cost: 3 });
    await merge(people.pim, tree, bench);
    await people.pim.participation.hideIdea({ ...ofIdea(fountain), body: { ground: "private", reason: "Een naam" } });
    await endVote(town);
    const vote = await readVote(people.daan, project);
    expect(vote.result?.districts[0]).toMatchObject({
      spent: 10_200,
      ideas: [{ ideaId: tree.id }, { ideaId: bench.id }, {}],
    });
    expect(vote.districts[0]?.ideas.map(({ title }) => title)).toEqual(["Een bank", "Een boom", "Verborgen bijdrage"]);
    await people.dirk.participation.withdrawIdea(ofIdea(tree));
    expect((await readResult(people.daan, project)).ideas[0]).toMatchObject({ ideaId: tree.id, votes: 100 });
  });

  test("of a vote that was given up on its last day is never made", async () => {
    const { round } = await runVote(town);
    await insertBallots(town, firstDistrictOf(round), times(12, 0));
    moveTo(town, 20, 23);
    await repeatRound(people.pim, round);
    await endVote(town);
    expect(await rowsOf(town, round)).toEqual({ ballots: 0, keys: 0, counted: 0, results: 0 });
  });

  test("comes although the licence has ended", async () => {
    const { project, round } = await runVote(town);
    await insertBallots(town, firstDistrictOf(round), times(12, 0));
    await setParticipationLicence(town, { untilAt: town.clock.now() });
    await endVote(town);
    expect(await readResult(people.dirk, project)).toMatchObject({ ballots: 12 });
  });

  test("of a deleted project comes too, and goes with it after thirty days with all that was voted", async () => {
    const { project, round } = await runVote(town);
    await insertBallots(town, firstDistrictOf(round), times(120, 0));
    await people.pim.participation.deleteProject(projectParams(project));
    await endVote(town);
    expect(await rowsOf(town, round)).toMatchObject({ counted: 120, results: 1 });
    await town.pass({ days: 31 });
    expect(await rowsOf(town, round)).toEqual({ ballots: 0, keys: 0, counted: 0, results: 0 });
    expect(await town.db.selectFrom("ballotTurnout").selectAll().execute()).toEqual([]);
  });
});
