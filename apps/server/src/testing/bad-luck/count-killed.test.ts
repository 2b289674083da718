/** kill -9 of the server while it writes what a vote came to: nothing of it is there, and the vote is counted once. D §11 */
import { dayAt, daysLater } from "@stoep/contract/kernel";
import { expect, test } from "vitest";
import { countRound } from "#modules/budgets/count/jobs.ts";
import { firstDistrictOf, insertBallots, listCounted, rowsOf, times } from "#modules/budgets/testing/counts.ts";
import { openRound, prepareVote, type VoteMakers } from "#modules/budgets/testing/rounds.ts";
import { workOn } from "../crash-job.ts";
import { untilBlocked } from "../lock-wait.ts";
import { aPhase } from "../projects.ts";
import { waitUntil } from "../stand-ins.ts";
import { letAMinutePass, newInstallation } from "./installation.ts";

const many = 500;

test("kill -9 in the middle of a count", async ({ onTestFinished }) => {
  const house = await newInstallation();
  onTestFinished(() => house.close());
  await house.start();
  const { databases, db, networks, places } = house;
  const today = dayAt(new Date(), networks.testdorp.timeZone);
  const [tomorrow, yesterday] = [daysLater(today, 1), daysLater(today, -1)];
  const makers: VoteMakers = { people: { pim: house.as("pim"), dirk: house.as("dirk") }, ...places };
  const { round } = await prepareVote(makers, {
    startsOn: today,
    endsOn: tomorrow,
    phases: [
      // Midnight may pass while the vote is prepared.
      aPhase({ isBottomUpEnabled: true, startsOn: today, endsOn: tomorrow }),
      aPhase({ type: "budgeting", startsOn: tomorrow, endsOn: tomorrow }),
    ],
  });
  await openRound(makers.people.pim, round);
  await insertBallots(house, firstDistrictOf(round), times(many, 0, 1));
  await db.insertInto("ballotKey").values({ roundId: round.id, key: "" }).execute();
  await db.updateTable("ballotRound").set({ opensOn: yesterday, endsOn: yesterday }).execute();

  const sender = await workOn(databases, [countRound], "send");
  onTestFinished(() => sender.stop());
  await db.transaction().execute(async (trx) => {
    // It is deleted last, when all else is written.
    await trx.selectFrom("ballotKey").select("roundId").forUpdate().execute();
    await sender.enqueue(databases.platform, networks.testdorp, countRound, { roundId: round.id });
    await untilBlocked(databases, new Promise(() => {}));
    await house.server.end("SIGKILL");
  });
  await letAMinutePass(house);
  expect(await rowsOf(house, round)).toEqual({ ballots: many, keys: 1, counted: 0, results: 0 });

  await house.start();
  await waitUntil(async () => (await rowsOf(house, round)).results > 0, 60_000);
  expect(await rowsOf(house, round)).toEqual({ ballots: 0, keys: 0, counted: many, results: 1 });
  const numbers = (await listCounted(house, firstDistrictOf(round))).map(({ number }) => number);
  expect(numbers).toEqual(Array.from({ length: many }, (_, place) => place + 1));
}, 120_000);
