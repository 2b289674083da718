/** What happens at the same moment as a ballot is cast: the rows' locks decide, and each ballot is there or was refused. D §11 */
import type { Round } from "@stoep/contract/budgets";
import { beforeEach, describe, expect, test } from "vitest";
import type { Caller } from "../../../testing/client.ts";
import { crowdOfCallers } from "../../../testing/crowd.ts";
import { untilBlocked } from "../../../testing/lock-wait.ts";
import { nextTown, type Town } from "../../../testing/town.ts";
import {
  castBallot,
  listBallots,
  listRights,
  markCounted,
  moveTo,
  readMyBallot,
  runVote,
  toDayAfter,
  withdrawBallot,
} from "../testing/ballots.ts";
import { endVote, firstDistrictOf, listCounted } from "../testing/counts.ts";
import { repeatRound } from "../testing/rounds.ts";

let town: Town;
let people: Town["people"];
let round: Round;
let bench: { id: string };
let tree: { id: string };
beforeEach(async () => {
  town = await nextTown();
  people = town.people;
  ({ round, bench, tree } = await runVote(town));
});

const outcomeOf = (one: PromiseSettledResult<unknown> | undefined) =>
  one?.status === "rejected" ? one.reason.code : "done";
const all = async (...acts: Promise<unknown>[]) => (await Promise.allSettled(acts)).map(outcomeOf);

/** Rights that are used and ballots that stand are the same number, one for each voter; returns how many. */
async function countPairs(): Promise<number> {
  const [ballots, rights] = [await listBallots(town, round), await listRights(town)];
  const used = rights.filter(({ isUsed }) => isUsed);
  expect(ballots).toHaveLength(used.length);
  expect(new Set(rights.map(({ residentId }) => residentId)).size).toBe(rights.length);
  return used.length;
}

/** Holds the vote while the acts begin and wait for it, then does `work` and lets go. */
async function whileHeld(work: (trx: Town["db"]) => Promise<unknown>, ...acts: (() => Promise<unknown>)[]) {
  const begun: Promise<unknown>[] = [];
  const outcomes = await town.db.transaction().execute(async (trx) => {
    await trx.selectFrom("ballotRound").select("id").where("id", "=", round.id).forUpdate().execute();
    for (const act of acts) {
      begun.push(act());
      await untilBlocked(town.databases, ...begun);
    }
    await work(trx);
    return () => Promise.allSettled(begun);
  });
  return (await outcomes()).map(outcomeOf);
}

describe("the same right", () => {
  test("used twice at once, for the first time, is one right with one ballot", async () => {
    for (const who of [people.dirk, people.fatma, people.gust])
      expect(await all(castBallot(who, round, [bench]), castBallot(who, round, [tree]))).toEqual(["done", "done"]);
    expect(await countPairs()).toBe(3);
  });

  test("used by five windows at once has the ballot of one of them", async () => {
    const choices = [[bench], [tree], [bench, tree], [tree], [bench]];
    expect(new Set(await all(...choices.map((choice) => castBallot(people.dirk, round, choice))))).toEqual(
      new Set(["done"]),
    );
    expect(await countPairs()).toBe(1);
    const [ballot] = await listBallots(town, round);
    expect([[0], [1], [0, 1]]).toContainEqual(ballot?.choices);
  });

  test("withdrawn and cast at once is used with a ballot, or unused without one", async () => {
    await castBallot(people.dirk, round, [bench]);
    for (let turn = 0; turn < 6; turn++) {
      const [cast, withdrawn] = await all(castBallot(people.dirk, round, [tree]), withdrawBallot(people.dirk, round));
      expect(cast).toBe("done");
      expect(["done", "nothing_cast"]).toContain(withdrawn);
      expect(await countPairs()).toBe((await readMyBallot(people.dirk, round)).hasVoted ? 1 : 0);
    }
  });

  test("withdrawn twice at once is withdrawn once", async () => {
    await castBallot(people.dirk, round, [bench]);
    const outcomes = await all(withdrawBallot(people.dirk, round), withdrawBallot(people.dirk, round));
    expect(outcomes.toSorted()).toEqual(["done", "nothing_cast"]);
    expect(await countPairs()).toBe(0);
  });
});

test("first ballots of a vote at once make one key, and each finds its own", async () => {
  const voters: [Caller, { id: string }][] = [
    [people.dirk, bench],
    [people.fatma, tree],
    [people.gust, bench],
  ];
  await all(...voters.map(([who, choice]) => castBallot(who, round, [choice])));
  expect(await town.db.selectFrom("ballotKey").selectAll().execute()).toHaveLength(1);
  for (const [who, choice] of voters) expect((await readMyBallot(who, round)).ideaIds).toEqual([choice.id]);
});

describe("a ballot and the giving up of the vote", () => {
  const giveUp = () => repeatRound(people.pim, round);

  test("that was first: the ballot is refused, and nothing of it is left", async () => {
    expect(
      await whileHeld(
        async () => {},
        giveUp,
        () => castBallot(people.dirk, round, [bench]),
      ),
    ).toEqual(["done", "round_not_active"]);
    expect(await countPairs()).toBe(0);
  });

  test("that came second: the ballot is deleted with the others, and the right is open", async () => {
    expect(
      await whileHeld(
        async () => {},
        () => castBallot(people.dirk, round, [bench]),
        giveUp,
      ),
    ).toEqual(["done", "done"]);
    expect(await countPairs()).toBe(0);
    expect(await listRights(town)).toMatchObject([{ isUsed: false }]);
  });

  test("in whichever order: no ballot and no used right is left", async () => {
    const acts = [people.dirk, people.fatma, people.gust].map((who) => castBallot(who, round, [bench]));
    const [given, ...cast] = await all(giveUp(), ...acts);
    expect(given).toBe("done");
    for (const outcome of cast) expect(["done", "round_not_active"]).toContain(outcome);
    expect(await countPairs()).toBe(0);
    expect(await town.db.selectFrom("ballotKey").selectAll().execute()).toEqual([]);
  });
});

describe("a ballot in the moment of the count", () => {
  test("that waited for it is refused: it is not among those that were counted", async () => {
    const outcomes = await whileHeld(
      (trx) => markCounted({ db: trx, clock: town.clock }, round),
      () => castBallot(people.dirk, round, [bench]),
      () => castBallot(people.fatma, round, [tree]),
    );
    expect(outcomes).toEqual(["round_not_active", "round_not_active"]);
    expect([await countPairs(), await listRights(town)]).toEqual([0, []]);
  });

  test("that was sent before midnight and waited past it stands, if the count had not begun", async () => {
    const outcomes = await whileHeld(
      async () => toDayAfter(town),
      () => castBallot(people.dirk, round, [bench]),
    );
    expect(outcomes).toEqual(["done"]);
    expect(await countPairs()).toBe(1);
  });

  test("a withdrawal that waited for it is refused, and the right stays used", async () => {
    await castBallot(people.dirk, round, [bench]);
    const outcomes = await whileHeld(
      (trx) => markCounted({ db: trx, clock: town.clock }, round),
      () => withdrawBallot(people.dirk, round),
    );
    expect([outcomes, await countPairs()]).toEqual([["round_not_active"], 1]);
  });

  test("once it is over, those who come late hold nothing that the count waits for", async () => {
    toDayAfter(town);
    const late = whileHeld(
      async () => {},
      () => castBallot(people.dirk, round, [bench]),
    );
    expect(await late).toEqual(["round_not_active"]);
  });
});

test("a resident who moves while they vote has a ballot where they live then, or where they lived before", async () => {
  const addressId = town.zuid.streets[1]?.addresses[7]?.id ?? "";
  const move = people.gust.residents.moveHouse({ body: { networkSlug: "testdorp", addressId, pin: null } });
  const [moved, cast] = await all(move, castBallot(people.gust, round, [bench]));
  expect(moved).toBe("done");
  expect(["done", "residence_not_proven"]).toContain(cast);
  expect(await countPairs()).toBe(cast === "done" ? 1 : 0);
});

test("a thousand voters in the last minute: each ballot is counted, or its voter is told why not", async () => {
  moveTo(town, 21, -1 / 60);
  const callers = await crowdOfCallers(town, town.noord, 1000);
  const choices = [[bench], [tree], [bench, tree]] as const;
  const named = [[0], [1], [0, 1]];
  const outcomes = await all(...callers.map((who, at) => castBallot(who, round, choices[at % 3] ?? [bench])));
  // On a slow machine some wait in vain for a connection to the database, which is told: they vote again as long as there is time.
  for (const outcome of outcomes) expect(["done", "unavailable"]).toContain(outcome);
  expect(await countPairs()).toBe(outcomes.filter((one) => one === "done").length);
  await endVote(town);
  const counted = await listCounted(town, firstDistrictOf(round));
  const cast = outcomes.flatMap((one, at) => (one === "done" ? [String(named[at % 3])] : []));
  expect(counted.map(({ choices }) => String(choices)).toSorted()).toEqual(cast.toSorted());
});
