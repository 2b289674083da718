/** A vote that is over is counted: by its rule, once, and nothing ties a ballot to a voter any more. D §11 */
import { randomBytes } from "node:crypto";
import { count, moneyPerUnit, type Rule } from "@stoep/tally";
import fc from "fast-check";
import { beforeEach, describe, expect, test } from "vitest";
import { inTransaction } from "#kernel/database.ts";
import { decideOn, merge } from "../../../testing/decided-ideas.ts";
import { runs } from "../../../testing/fuzz.ts";
import { ofIdea } from "../../../testing/ideas.ts";
import { projectParams, setParticipationLicence } from "../../../testing/projects.ts";
import { waitUntil } from "../../../testing/stand-ins.ts";
import { nextTown, type Town } from "../../../testing/town.ts";
import {
  castBallot,
  listBallots,
  listRights,
  moveTo,
  runVote,
  runVoteOfDistricts,
  toDayAfter,
} from "../testing/ballots.ts";
import {
  countVote,
  endVote,
  firstDistrictOf,
  insertBallots,
  listCounted,
  readResult,
  readVote,
  rowsOf,
  times,
} from "../testing/counts.ts";
import { changeRound, createChoice, openRound, prepareVote, repeatRound, roundParams } from "../testing/rounds.ts";
import { publishBallots } from "./store/ballots.ts";

let town: Town;
let people: Town["people"];
beforeEach(async () => {
  town = await nextTown();
  people = town.people;
});

const sorted = (choices: readonly (readonly number[])[]) => choices.map(String).toSorted();

describe("a vote whose last day has passed", () => {
  test("is counted: ballots that were cast are copied and go with their key, and those who voted stay known as such", async () => {
    const { project, round, bench, tree } = await runVote(town);
    await castBallot(people.dirk, round, [bench, tree]);
    await castBallot(people.fatma, round, [tree]);
    const ids = (await listBallots(town, round)).map(({ id }) => id);
    await endVote(town);
    expect(await rowsOf(town, round)).toEqual({ ballots: 0, keys: 0, counted: 2, results: 1 });
    const counted = await listCounted(town, firstDistrictOf(round));
    expect(counted.map(({ number }) => number)).toEqual([1, 2]);
    expect(sorted(counted.map(({ choices }) => choices))).toEqual(["0,1", "1"]);
    expect((await listRights(town)).map(({ isUsed }) => isUsed)).toEqual([true, true]);
    const { state, result } = await readVote(people.dirk, project);
    expect([state, result?.countedAt]).toEqual(["finished", town.in({})]);
    const all = await town.db.selectFrom("countedBallot").selectAll().execute();
    expect(ids.filter((id) => JSON.stringify(all).includes(id))).toEqual([]);
  });

  test("is not counted before midnight by the clock of the network, and is a minute after", async () => {
    const { round } = await runVote(town);
    await insertBallots(town, firstDistrictOf(round), times(3, 0));
    moveTo(town, 21, -1 / 60);
    await town.runDue();
    expect(await rowsOf(town, round)).toMatchObject({ ballots: 3, results: 0 });
    await town.pass({ seconds: 60 });
    expect(await rowsOf(town, round)).toMatchObject({ ballots: 0, results: 1, counted: 3 });
  });

  test("takes no ballot any more, whatever clock the call has", async () => {
    const { round, bench } = await runVote(town);
    toDayAfter(town);
    await expect(castBallot(people.dirk, round, [bench])).refuses("round_not_active");
    await endVote(town);
    moveTo(town, 20, 23);
    await expect(castBallot(people.dirk, round, [bench])).refuses("round_not_active");
    await expect(
      people.pim.budgets.repeatRound({ ...roundParams(round), body: { version: 3, reason: "Te laat" } }),
    ).refuses("round_not_open");
  });

  test("is told to screens that are open", async () => {
    const { round } = await runVote(town);
    await insertBallots(town, firstDistrictOf(round), times(3, 0));
    const heard = await town.hear(people.dirk);
    await endVote(town);
    await waitUntil(() => heard.topics.includes("budgets"));
  });
});

describe("ballots", () => {
  const rules = [
    ["most votes first", {}, { name: "most-votes", stopsAtFirst: false, leastVotes: 0 }],
    [
      "most votes first to the first that does not fit",
      { stopsAtFirst: true },
      { name: "most-votes", stopsAtFirst: true, leastVotes: 0 },
    ],
    ["Equal Shares", { rule: "equal-shares" }, { name: "equal-shares" }],
  ] as const;

  test.each(rules)("are counted as by hand, by %s", async (_, changes, rule: Rule) => {
    await fc.assert(
      fc.asyncProperty(
        fc.array(fc.uniqueArray(fc.nat(2), { minLength: 1 }), { minLength: 1, maxLength: 300 }),
        async (chosen) => {
          town = await nextTown();
          const choices = chosen.map((places) => places.toSorted());
          const { round } = await countVote(town, choices, changes);
          const ideas = [9_000, 1_200, 42_000].map((cost, place) => ({ id: `${place}`, cost: cost * moneyPerUnit }));
          const election = { budget: 50_000 * moneyPerUnit, ideas, ballots: choices.map((one) => ({ ideas: one })) };
          const [stored] = await town.db
            .selectFrom("ballotResult")
            .selectAll()
            .where("roundId", "=", round.id)
            .execute();
          expect(stored).toMatchObject({ ballots: choices.length, outcome: count(election, rule) });
          const counted = await listCounted(town, firstDistrictOf(round));
          expect(counted.map(({ number }) => number)).toEqual(choices.map((_one, place) => place + 1));
          expect(sorted(counted.map(({ choices: one }) => one))).toEqual(sorted(choices));
          await town.close();
        },
      ),
      runs(2),
    );
  });

  test("are published in an order by chance, not by their ids or as they came", async () => {
    const { round } = await runVote(town);
    const district = firstDistrictOf(round);
    await insertBallots(town, district, [...times(200, 0), ...times(200, 1)]);
    const byId = await town.db
      .selectFrom("ballot")
      .select("choices")
      .where("roundId", "=", round.id)
      .orderBy("id")
      .execute();
    await endVote(town);
    const order = (await listCounted(town, district)).map(({ choices }) => choices[0]);
    for (const known of [[...times(200, 0), ...times(200, 1)].flat(), byId.flatMap(({ choices }) => choices)])
      expect(order.filter((place, at) => place === known[at]).length).toBeLessThan(300);
  });
});

test("ballots that take several statements are copied once each, and numbered on", async () => {
  const { round } = await runVote(town);
  const district = firstDistrictOf(round);
  await insertBallots(town, district, [...times(130, 0), ...times(70, 1)]);
  const copied = { ...district, ballots: 200 };
  await inTransaction(town.db, (db) => publishBallots(db, copied, { chance: randomBytes(32), atOnce: 30 }));
  const counted = await listCounted(town, district);
  expect(counted.map(({ number }) => number)).toEqual(Array.from({ length: 200 }, (_, place) => place + 1));
  expect(counted.filter(({ choices }) => choices[0] === 0)).toHaveLength(130);
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

describe("a vote whose last night has an hour more or less", () => {
  test.each([
    ["2026-10-25", "2026-10-25T23:00:00.000Z"],
    ["2027-03-28", "2027-03-28T22:00:00.000Z"],
  ])("%s ends at midnight by the clock of the network, %s", async (endsOn, end) => {
    const { project, round } = await runVote(town);
    const district = firstDistrictOf(round);
    await insertBallots(town, district, times(12, 0));
    await town.db.updateTable("ballotRound").set({ endsOn }).where("id", "=", round.id).execute();
    town.clock.move(new Date(Date.parse(end) - 60_000));
    await town.runDue();
    expect((await readVote(people.dirk, project)).state).toBe("active");
    await town.pass({ seconds: 60 });
    const { result, turnout } = await readVote(people.dirk, project);
    expect(result).toMatchObject({ countedAt: end, districts: [{ ballots: 12 }] });
    expect(turnout).toEqual({ asOf: end, districts: [{ districtId: district.districtId, voters: 12 }] });
  });
});
