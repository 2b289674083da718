/** Staff see how far a count is, until there is a result. D §11 */
import { moneyPerUnit } from "@stoep/tally";
import { expect, test } from "vitest";
import { untilBlocked } from "../../../testing/lock-wait.ts";
import { nextTown } from "../../../testing/town.ts";
import { runVote, toDayAfter } from "../testing/ballots.ts";
import { firstDistrictOf, insertBallots, rowsOf, times } from "../testing/counts.ts";
import { roundParams } from "../testing/rounds.ts";
import { countInProgram } from "./count-process.ts";

test("the program tells how far Equal Shares is", async () => {
  const election = {
    budget: 1000 * moneyPerUnit,
    ideas: [600, 500, 300].map((cost, place) => ({ id: `${place}`, cost: cost * moneyPerUnit })),
    ballots: [...times(4, 0), ...times(3, 1), ...times(3, 1, 2)].map((ideas) => ({ ideas })),
  };
  const told: number[] = [];
  await countInProgram(election, { name: "equal-shares" }, { turn: "", onShare: (share) => told.push(share) });
  expect(told.length).toBeGreaterThan(0);
  expect(told.every((share) => share >= 0 && share <= 1)).toBe(true);
});

test("a count that is under way tells colleagues how far it is, and one that is done nothing more", async () => {
  const town = await nextTown();
  const { pim } = town.people;
  const { round } = await runVote(town);
  const second = { ...firstDistrictOf(round), districtId: crypto.randomUUID() };
  await town.db
    .insertInto("ballotDistrict")
    .values({ roundId: round.id, id: second.districtId, position: 1, name: "Zuid", budget: 1000 })
    .execute();
  await insertBallots(town, firstDistrictOf(round), times(3, 0));
  const percent = async () => (await pim.budgets.getRound(roundParams(round))).countPercent;
  toDayAfter(town);
  expect(await percent()).toBeNull();
  const running = await town.db.transaction().execute(async (trx) => {
    // Both districts are counted, and the result waits to be written.
    await trx.selectFrom("ballotRound").select("id").where("id", "=", round.id).forNoKeyUpdate().execute();
    const begun = town.runDue();
    await untilBlocked(town.databases, begun);
    expect(await percent()).toBe(50);
    return () => begun;
  });
  await running();
  expect([await percent(), (await rowsOf(town, round)).results]).toEqual([null, 2]);
});
