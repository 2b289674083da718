/** Casting, changing and withdrawing a ballot. D §11 */
import { beforeEach, describe, expect, test } from "vitest";
import { statementsOf } from "../../../testing/statements.ts";
import { nextTown, type Town } from "../../../testing/town.ts";
import {
  castBallot,
  listBallots,
  listRights,
  readMyBallot,
  runVote,
  runVoteOfDistricts,
  withdrawBallot,
} from "../testing/ballots.ts";
import { repeatRound } from "../testing/rounds.ts";

let town: Town;
let people: Town["people"];
beforeEach(async () => {
  town = await nextTown();
  people = town.people;
});

const may = { cast: true, withdraw: true };

describe("a resident", () => {
  test("reads whose ideas they vote on, and that they have not voted", async () => {
    const { round, north, south } = await runVoteOfDistricts(town);
    const nothing = { hasVoted: false, ideaIds: null, can: { cast: true, withdraw: "nothing_cast" } };
    expect(await readMyBallot(people.dirk, round)).toEqual({ districtId: north, ...nothing });
    expect(await readMyBallot(people.fatma, round)).toEqual({ districtId: south, ...nothing });
    expect(await listRights(town)).toEqual([]);
  });

  test("casts a ballot, which names ideas in the order of the list, and finds it again", async () => {
    const { round, bench, tree } = await runVote(town);
    const [district] = round.districts;
    const mine = { districtId: district?.id, hasVoted: true, ideaIds: [bench.id, tree.id], can: may };
    expect(await castBallot(people.dirk, round, [tree, bench])).toEqual(mine);
    expect(await readMyBallot(people.dirk, round)).toEqual(mine);
    expect(await listBallots(town, round)).toMatchObject([{ choices: [0, 1], districtId: district?.id }]);
    expect(await listRights(town)).toMatchObject([{ isUsed: true, districtId: district?.id }]);
    expect((await readMyBallot(people.fatma, round)).hasVoted).toBe(false);
  });

  test("changes it as often as they like, and has one all the time", async () => {
    const { round, bench, tree, fountain } = await runVote(town);
    for (const choice of [[bench], [tree, fountain], [bench], [tree]]) {
      const { ideaIds } = await castBallot(people.dirk, round, choice);
      expect(ideaIds).toEqual(choice.map(({ id }) => id));
      expect(await listBallots(town, round)).toHaveLength(1);
    }
    expect(await listBallots(town, round)).toMatchObject([{ choices: [1] }]);
    expect(await listRights(town)).toHaveLength(1);
  });

  test("withdraws it, and casts another", async () => {
    const { round, bench, tree } = await runVote(town);
    await castBallot(people.dirk, round, [bench]);
    expect(await withdrawBallot(people.dirk, round)).toEqual({
      districtId: round.districts[0]?.id,
      hasVoted: false,
      ideaIds: null,
      can: { cast: true, withdraw: "nothing_cast" },
    });
    expect(await listBallots(town, round)).toEqual([]);
    expect(await listRights(town)).toEqual([]);
    await expect(withdrawBallot(people.dirk, round)).refuses("nothing_cast");
    expect((await castBallot(people.dirk, round, [tree])).ideaIds).toEqual([tree.id]);
    expect(await listRights(town)).toHaveLength(1);
  });

  test("sends the same ballot twice, as after a lost answer, and has cast it once", async () => {
    const { round, bench } = await runVote(town);
    const once = await castBallot(people.dirk, round, [bench]);
    expect(await castBallot(people.dirk, round, [bench])).toEqual(once);
    expect(await listBallots(town, round)).toHaveLength(1);
  });

  test("names ideas in whichever case their ids are written", async () => {
    const { round, bench } = await runVote(town);
    expect((await castBallot(people.dirk, round, [{ id: bench.id.toUpperCase() }])).ideaIds).toEqual([bench.id]);
  });
});

describe("what is stored", () => {
  test("is random where it names anything: version 4 of ids, and a seal that says nothing without the key", async () => {
    const { round, bench } = await runVote(town);
    await castBallot(people.dirk, round, [bench]);
    await castBallot(people.fatma, round, [bench]);
    const [ballots, rights] = [await listBallots(town, round), await listRights(town)];
    for (const { id } of [...ballots, ...rights]) expect(id[14]).toBe("4");
    expect(new Set(ballots.map(({ seal }) => seal.toString("hex"))).size).toBe(2);
    const [key, ...others] = await town.db.selectFrom("ballotKey").selectAll().execute();
    expect(others).toEqual([]);
    expect(key?.key).toMatch(/^[\w-]+:[\w-]+$/);
  });

  test("has no more columns than these: no person, right, channel or moment on a ballot, no ballot on a right", async () => {
    const { round, bench } = await runVote(town);
    await castBallot(people.dirk, round, [bench]);
    const [[ballot], [right]] = [await listBallots(town, round), await listRights(town)];
    expect(Object.keys(ballot ?? {}).toSorted()).toEqual(["choices", "districtId", "id", "roundId", "seal"]);
    const ofRight = ["districtId", "id", "isUsed", "lostIn", "phaseId", "projectId", "residentId"];
    const ofCodes = ["codeDistrictId", "codeHash", "isRevoked", "issue", "serial"];
    expect(Object.keys(right ?? {}).toSorted()).toEqual([...ofRight, ...ofCodes].toSorted());
  });
});

test("as many statements are sent for one idea as for three, and for a change as for a first ballot", async () => {
  const { round, bench, tree, fountain } = await runVote(town, { ballot: "approval" });
  const all = [bench, tree, fountain];
  await castBallot(people.gust, round, all);
  const counts: number[] = [];
  for (const choice of [[bench], all, all])
    counts.push((await statementsOf(town.databases.pool, () => castBallot(people.dirk, round, choice))).length);
  const [first = 0, changed = 0, again = 0] = counts;
  expect(changed).toBe(again);
  expect(Math.abs(first - changed)).toBeLessThan(3);
  expect(first).toBeLessThan(20);
});

test("a vote that is given up deletes its ballots uncounted, with the key, and opens the rights again", async () => {
  const { round, bench, tree } = await runVote(town);
  await castBallot(people.dirk, round, [bench]);
  await castBallot(people.fatma, round, [tree]);
  await repeatRound(people.pim, round);
  expect(await listBallots(town, round)).toEqual([]);
  expect(await town.db.selectFrom("ballotKey").selectAll().execute()).toEqual([]);
  const rights = await listRights(town);
  expect(rights.map(({ isUsed, districtId }) => [isUsed, districtId])).toEqual([
    [false, null],
    [false, null],
  ]);
  expect(await readMyBallot(people.dirk, round)).toMatchObject({
    hasVoted: false,
    ideaIds: null,
    can: { cast: "round_not_active", withdraw: "round_not_active" },
  });
});
