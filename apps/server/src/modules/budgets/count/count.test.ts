/** A vote that is over is counted: by its rule, once, and nothing ties a ballot to a voter any more. D §11 */
import { randomBytes } from "node:crypto";
import { count, moneyPerUnit, type Rule } from "@stoep/tally";
import fc from "fast-check";
import { beforeEach, describe, expect, test } from "vitest";
import { inTransaction } from "#kernel/database.ts";
import { runs } from "../../../testing/fuzz.ts";
import { waitUntil } from "../../../testing/stand-ins.ts";
import { nextTown, type Town } from "../../../testing/town.ts";
import { castBallot, listBallots, listRights, moveTo, runVote, toDayAfter } from "../testing/ballots.ts";
import {
  countVote,
  endVote,
  firstDistrictOf,
  insertBallots,
  listCounted,
  readVote,
  rowsOf,
  times,
} from "../testing/counts.ts";
import { roundParams } from "../testing/rounds.ts";
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
