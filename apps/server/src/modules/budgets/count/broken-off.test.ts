/** A count that is broken off, or meets another, leaves nothing half: the vote is counted once. D §11 */
import type { Round } from "@stoep/contract/budgets";
import { beforeEach, expect, test } from "vitest";
import type { Db } from "#kernel/database.ts";
import { untilBlocked } from "../../../testing/lock-wait.ts";
import { whileKilled } from "../../../testing/processes.ts";
import { waitUntil } from "../../../testing/stand-ins.ts";
import { nextTown, type Town } from "../../../testing/town.ts";
import { castBallot, runVote, toDayAfter } from "../testing/ballots.ts";
import { firstDistrictOf, insertBallots, rowsOf, times } from "../testing/counts.ts";

let town: Town;
let round: Round;
beforeEach(async () => {
  town = await nextTown();
  const vote = await runVote(town, { rule: "equal-shares" });
  round = vote.round;
  await castBallot(town.people.dirk, round, [vote.bench]);
  await insertBallots(town, firstDistrictOf(round), times(11, 0, 1));
  toDayAfter(town);
});

const untouched = { ballots: 12, keys: 1, counted: 0, results: 0 };
const counted = { ballots: 0, keys: 0, counted: 12, results: 1 };
const rows = () => rowsOf(town, round);
const runJobs = async () =>
  (await town.runDue({ tolerant: true })).flatMap(({ name, error }) => (error ? [[name, String(error)]] : []));

/** Holds a row while `work` is under way, which writes by the handle that holds it. */
const whileHeld = <T>(table: "ballotRound" | "ballotKey", work: (db: Db) => Promise<T>): Promise<T> =>
  town.db.transaction().execute(async (trx) => {
    const id = table === "ballotRound" ? "id" : "roundId";
    // As what locks a round, but a request to count it may still refer to it.
    await trx.selectFrom(table).select(id).where(id, "=", round.id).forNoKeyUpdate().execute();
    return work(trx);
  });

test("a count whose program is killed has done nothing, and the next try counts", async () => {
  expect(await whileKilled("count-program", runJobs)).toEqual([
    ["budgets.countRound", expect.stringContaining("the program that counts ballots ended (SIGKILL)")],
  ]);
  expect(await rows()).toEqual(untouched);
  await town.pass({ seconds: 60 });
  expect(await rows()).toEqual(counted);
});

test("a count that loses the database in the middle of writing has done nothing, and the next try counts", async () => {
  const running = await whileHeld("ballotKey", async () => {
    const begun = runJobs();
    await untilBlocked(town.databases, begun);
    // Results and copies are written, and ballots are deleted: the key is the last.
    await town.databases.pool.query("select pg_terminate_backend(pid) from pg_locks where not granted");
    return { failed: await begun };
  });
  expect(running.failed).toMatchObject([["budgets.countRound", expect.any(String)]]);
  expect(await rows()).toEqual(untouched);
  await town.pass({ seconds: 60 });
  expect(await rows()).toEqual(counted);
});

test("of two workers at once one writes the result, and the other finds it", async () => {
  const both = await whileHeld("ballotRound", async () => {
    const first = runJobs();
    await untilBlocked(town.databases, first);
    const second = town.runAgain("budgets.countRound");
    await untilBlocked(town.databases, first, second);
    return () => Promise.all([first, second]);
  });
  expect((await both())[0]).toEqual([]);
  expect(await rows()).toEqual(counted);
  await town.runAgain("budgets.countRound");
  expect(await rows()).toEqual(counted);
});

test("a ballot that came before midnight and waited for its turn is counted", async () => {
  const running = await whileHeld("ballotRound", async (db) => {
    const begun = runJobs();
    await untilBlocked(town.databases, begun);
    await insertBallots({ db }, firstDistrictOf(round), times(1, 2));
    return () => begun;
  });
  expect(await running()).toEqual([
    ["budgets.countRound", expect.stringContaining("ballots changed while they were counted")],
  ]);
  expect(await rows()).toEqual({ ...untouched, ballots: 13 });
  await town.pass({ seconds: 60 });
  expect(await rows()).toEqual({ ...counted, counted: 13 });
});

test("a ballot that was changed meanwhile is counted as it stands", async () => {
  const running = await whileHeld("ballotRound", async () => {
    const begun = runJobs();
    await untilBlocked(town.databases, begun);
    await town.db
      .updateTable("ballot")
      .set({ choices: [1] })
      .where("roundId", "=", round.id)
      .execute();
    return () => begun;
  });
  expect(await running()).toHaveLength(1);
  await town.pass({ seconds: 60 });
  const [result] = await town.db.selectFrom("ballotResult").select("outcome").execute();
  expect(result?.outcome.votes).toEqual([0, 12, 0]);
});

test("a voter who waits for a count is refused once it is done", async () => {
  const [ended] = await whileHeld("ballotKey", async () => {
    const counting = runJobs();
    await untilBlocked(town.databases, counting);
    // The call came a minute before midnight.
    town.clock.move(-60_000);
    const casting = castBallot(town.people.fatma, round, [{ id: round.ideas[0]?.ideaId ?? "" }]).catch(
      ({ code }: { code: string }) => code,
    );
    await untilBlocked(town.databases, counting, casting);
    return [{ counting, casting }];
  });
  await waitUntil(async () => (await rows()).results === 1);
  expect(await ended?.casting).toBe("round_not_active");
  expect(await ended?.counting).toEqual([]);
  expect(await rows()).toEqual(counted);
});

test("a count that fails for good is asked for again, less often each time", async () => {
  await town.db
    .updateTable("ballot")
    .set({ choices: [7] })
    .execute();
  const asked = async () => (await town.db.selectFrom("ballotCountRequest").select("times").executeTakeFirst())?.times;
  await runJobs();
  expect(await asked()).toBe(1);
  const timesAfter = async (minutes: number) => {
    town.clock.move(minutes * 60_000);
    await runJobs();
    return asked();
  };
  expect(await timesAfter(9)).toBe(1);
  expect(await timesAfter(1)).toBe(2);
  expect(await timesAfter(19)).toBe(2);
  expect(await timesAfter(1)).toBe(3);
  expect(await rows()).toEqual(untouched);
  await town.db
    .updateTable("ballot")
    .set({ choices: [1] })
    .execute();
  expect(await timesAfter(40)).toBeUndefined();
  expect(await rows()).toEqual(counted);
});
