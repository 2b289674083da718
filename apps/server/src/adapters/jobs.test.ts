import { dayMs, hourMs } from "@stoep/contract/kernel";
import { sql } from "kysely";
import pino from "pino";
import { afterEach, beforeEach, describe, expect, onTestFinished, test, vi } from "vitest";
import { z } from "zod";
import type { JobCall } from "#kernel/call.ts";
import { systemClock } from "#kernel/clock.ts";
import { inTransaction } from "#kernel/database.ts";
import { defineJob, defineRecurring, giveUp, type Job, type JobRunner } from "#kernel/jobs.ts";
import { movableClock } from "../testing/clock.ts";
import { newDatabase, type TestDatabase } from "../testing/database.ts";
import {
  anyConfig,
  gent,
  leuven,
  noPorts,
  nothingProvided,
  quietLog,
  twoNetworks,
  waitUntil,
} from "../testing/stand-ins.ts";
import { startJobs } from "./jobs.ts";

let databases: TestDatabase;
const runners: JobRunner[] = [];
beforeEach(async () => {
  databases = await newDatabase();
});
afterEach(async () => {
  for (const runner of runners.splice(0)) await runner.stop();
  await databases.close();
});

async function start(jobs: readonly Job[], options: Partial<Parameters<typeof startJobs>[0]> = {}) {
  const live = { announce: async () => {}, end: async () => {} };
  const base = {
    config: anyConfig,
    ports: noPorts,
    log: quietLog,
    provided: nothingProvided,
    networks: twoNetworks,
    live,
    clock: systemClock,
  };
  const runner = await startJobs({ ...base, databases, jobs, mode: "work", ...options });
  runners.push(runner);
  return runner;
}

const Word = z.object({ word: z.string() });
function listener(run: (word: string, call: JobCall) => Promise<void> | void = () => {}) {
  const heard: string[] = [];
  const job = defineJob({
    name: "test.hear",
    payload: Word,
    retries: 2,
    heartbeatSeconds: 10,
    async run({ word }, call) {
      heard.push(word);
      await run(word, call);
    },
  });
  return { job, heard };
}

describe("a job", () => {
  test("runs in its network, after the commit that enqueued it and not before", async () => {
    const schemas: string[] = [];
    const { job, heard } = listener(async (_, { network, db }) => {
      const { rows } = await sql<{ n: number }>`select count(*) as n from public.tx_guard`.execute(db);
      schemas.push(`${network?.schema} ${rows[0]?.n}`);
    });
    const { enqueue } = await start([job]);
    await inTransaction(databases.network("n_gent"), async (trx) => {
      await enqueue(trx, gent, job, { word: "inside" });
      await enqueue(databases.platform, leuven, job, { word: "outside" });
      await waitUntil(() => schemas.length === 1);
      expect(heard).toEqual(["outside"]);
    });
    await waitUntil(() => schemas.length === 2);
    expect(schemas).toEqual(["n_leuven 0", "n_gent 0"]);
  });

  test("disappears when its transaction is rolled back", async () => {
    const { job, heard } = listener();
    const { enqueue } = await start([job]);
    const broken = inTransaction(databases.platform, async (trx) => {
      await enqueue(trx, null, job, { word: "never" });
      throw new Error("no");
    });
    await expect(broken).rejects.toThrow("no");
    await enqueue(databases.platform, null, job, { word: "later" });
    await waitUntil(() => heard.length > 0);
    expect(heard).toEqual(["later"]);
  });

  test("waits for its moment and starts close to it", async () => {
    const timers = vi.spyOn(globalThis, "setTimeout");
    onTestFinished(() => timers.mockRestore());
    const moments: number[] = [];
    const { job } = listener(() => void moments.push(Date.now()));
    const { enqueue } = await start([job]);
    const at = new Date(Date.now() + 2_500);
    await enqueue(databases.platform, null, job, { word: "at" }, { at });
    await waitUntil(() => moments.length === 1);
    expect((moments[0] ?? 0) - at.getTime()).toBeGreaterThanOrEqual(-50);
    // The worker looked at the job's start time, instead of waiting for the end of a full polling pause.
    const pauses = timers.mock.calls.filter(([act]) => act.name === "round").map(([, pause]) => pause ?? 0);
    expect(pauses.filter((pause) => pause > 0 && pause < 2_000)).not.toEqual([]);
  });

  test("that fails is tried again; one that gives up is not", async () => {
    let tries = 0;
    const { job, heard } = listener((word) => {
      if (word === "hopeless") giveUp("nothing can be done");
      tries++;
      if (tries < 2) throw new Error("first time");
    });
    const { enqueue } = await start([job]);
    await enqueue(databases.platform, null, job, { word: "hopeless" });
    await enqueue(databases.platform, null, job, { word: "again" });
    await waitUntil(() => tries === 2);
    const states = async () =>
      (await databases.pool.query("select state from pgboss.job where name = 'test.hear' order by created_on")).rows;
    await expect.poll(states).toEqual([{ state: "completed" }, { state: "completed" }]);
    expect(heard.filter((word) => word === "hopeless")).toHaveLength(1);
    expect(heard.filter((word) => word === "again")).toHaveLength(2);
  });

  test("does not store its error in the job tables", async () => {
    const { job, heard } = listener(() => {
      throw new Error("dirk@example.org lives at Muidelaan 1");
    });
    const { enqueue } = await start([job]);
    await enqueue(databases.platform, null, job, { word: "once" });
    await waitUntil(() => heard.length === 1);
    await waitUntil(async () => (await stored()).includes("see the log"));
    expect(await stored()).not.toContain("dirk@example.org");
    async function stored() {
      const { rows } = await databases.pool.query("select output::text as it from pgboss.job");
      return JSON.stringify(rows);
    }
  });

  test("is followed by the next one without a pause", async () => {
    const { job, heard } = listener();
    const { enqueue } = await start([job]);
    await inTransaction(databases.platform, async (trx) => {
      for (let n = 0; n < 40; n++) await enqueue(trx, null, job, { word: `${n}` });
    });
    await waitUntil(() => heard.length === 40);
    expect(new Set(heard).size).toBe(40);
  });

  test("of a deleted network ends without running", async () => {
    const { job, heard } = listener();
    const { enqueue } = await start([job]);
    await enqueue(databases.platform, { ...gent, id: "0190a6a0-0000-7000-8000-00000000000f" }, job, { word: "lost" });
    await waitUntil(async () => {
      const { rows } = await databases.pool.query("select state from pgboss.job where name = 'test.hear'");
      return rows[0]?.state === "completed";
    });
    expect(heard).toEqual([]);
  });
});

describe("a recurring job", () => {
  test("runs once in each turn however many processes there are, in each network", async () => {
    const ran: string[] = [];
    const job = defineRecurring({
      name: "test.sweep",
      heartbeatSeconds: 10,
      every: { seconds: 2, for: "each_network" },
      async run({ network }) {
        ran.push(network?.slug ?? "");
      },
    });
    const first = await turnByDatabase();
    await start([job]);
    await start([job]);
    await waitUntil(() => ran.length >= 6, 30_000);
    // A run that starts late may fall into the next turn, so runs are counted against the turns that have passed.
    const turns = (await turnByDatabase()) - first + 1;
    for (const slug of ["gent", "leuven"]) {
      const runs = ran.filter((one) => one === slug).length;
      expect(runs).toBeGreaterThanOrEqual(3);
      expect(runs).toBeLessThanOrEqual(turns);
    }

    async function turnByDatabase(): Promise<number> {
      const { rows } = await databases.pool.query(
        "select floor(extract(epoch from clock_timestamp()) / 2)::int as turn",
      );
      return rows[0].turn;
    }
  });

  test("goes on in the other networks when one fails", async () => {
    const ran: string[] = [];
    const job = defineRecurring({
      name: "test.sweep",
      heartbeatSeconds: 10,
      every: { seconds: 60, for: "each_network" },
      async run({ network }) {
        ran.push(network?.slug ?? "");
        if (network?.slug === "gent") throw new Error("only here");
      },
    });
    await start([job]);
    await waitUntil(() => ran.length === 2);
    expect(ran).toEqual(["gent", "leuven"]);
  });
});

describe("an outage of the database", () => {
  test("of some seconds needs no intervention", async () => {
    const { job, heard } = listener();
    const warnings: string[] = [];
    const log = pino({ level: "warn" }, { write: (line: string) => void warnings.push(line) });
    const { enqueue } = await start([job], { log });
    await databases.pool.query("select 1");
    const name = new URL(databases.url).pathname.slice(1);
    const other = await newDatabase({ from: "empty" });
    const asOther = (text: string) => other.pool.query(text);
    await asOther(`alter database ${name} allow_connections false`);
    await asOther(`select pg_terminate_backend(pid) from pg_stat_activity where datname = '${name}'`);
    await waitUntil(() => warnings.some((line) => line.includes("jobs wait for the database")));
    await asOther(`alter database ${name} allow_connections true`);
    await other.close();
    await waitUntil(() =>
      enqueue(databases.platform, null, job, { word: "back" }).then(
        () => true,
        () => false,
      ),
    );
    await waitUntil(() => heard.includes("back"), 20_000);
  });
});

test("a job is not earlier than the call that enqueued it, whose clock may be a little ahead of the database's", async () => {
  const told: Date[] = [];
  const { job } = listener((_, { now }) => void told.push(now));
  const ahead = { now: () => new Date(Date.now() + 2_000) };
  const { enqueue } = await start([job], { clock: ahead });
  const dueAt = ahead.now();
  await enqueue(databases.platform, null, job, { word: "now" });
  await waitUntil(() => told.length === 1);
  expect(told[0]?.getTime()).toBeGreaterThanOrEqual(dueAt.getTime());
});

describe("a clock of this machine that is a day ahead", () => {
  const ahead = { now: () => new Date(Date.now() + dayMs) };

  test("makes nothing due: a job and its transactions get the database's time", async () => {
    const told: number[] = [];
    const { job, heard } = listener(async (_, { now, transact }) => {
      told.push(now.getTime());
      await transact(async (inside) => void told.push(inside.now.getTime()));
    });
    const { enqueue } = await start([job], { clock: ahead });
    await enqueue(databases.platform, null, job, { word: "now" });
    await waitUntil(() => heard.length === 1 && told.length === 2);
    for (const moment of told) expect(Math.abs(moment - Date.now())).toBeLessThan(60_000);
  });

  test("does not take tomorrow's turn, which would then be skipped", async () => {
    let runs = 0;
    const every = { seconds: 3_600, for: "platform" } as const;
    const job = defineRecurring({ name: "test.hourly", heartbeatSeconds: 10, every, run: async () => void runs++ });
    await start([job], { clock: ahead });
    await waitUntil(() => runs === 1);
    const { job: later, heard } = listener();
    const next = await start([job, later]);
    // Nothing announces this job, so only a round that started after the turns began can find it.
    await next.enqueue(databases.platform, null, later, { word: "later" }, { at: new Date(Date.now() + 50) });
    await waitUntil(() => heard.length === 1);
    const { rowCount } = await databases.pool.query("select from pgboss.job where name = 'test.hourly'");
    expect([rowCount, runs]).toEqual([1, 1]);
  });
});

describe("by hand", () => {
  test("jobs due by the test's clock run, with the jobs they enqueue, and nothing else", async () => {
    const clock = movableClock(new Date("2026-03-02T09:00:00Z"));
    const second = listener();
    const chained: Job<z.infer<typeof Word>> = { ...second.job, name: "test.chained" };
    const first = listener((word, call) => call.enqueue(chained, { word: `${word} ${call.now.toISOString()}` }));
    const runner = await start([first.job, chained], { clock, mode: "by_hand" });
    await runner.enqueue(
      databases.platform,
      null,
      first.job,
      { word: "soon" },
      { at: new Date("2026-03-02T11:00:00Z") },
    );
    await runner.enqueue(
      databases.platform,
      null,
      first.job,
      { word: "late" },
      { at: new Date("2031-01-01T00:00:00Z") },
    );
    expect(await runner.runDue()).toEqual([]);
    clock.move(2 * hourMs);
    await runner.runDue();
    expect(first.heard).toEqual(["soon"]);
    expect(second.heard).toEqual(["soon 2026-03-02T11:00:00.000Z"]);
    await runner.runAgain("test.hear");
    expect(first.heard).toEqual(["soon", "soon"]);
  });

  test("of one organisation's many jobs, those of others with fewer wait for one", async () => {
    const { job, heard } = listener();
    const runner = await start([job], { clock: movableClock(new Date("2026-03-02T09:00:00Z")), mode: "by_hand" });
    const enqueue = (word: string, behind: number) =>
      runner.enqueue(databases.platform, null, job, { word }, { behind });
    for (const behind of [0, 1, 2]) await enqueue(`a${behind}`, behind);
    await enqueue("b0", 0);
    await runner.runDue();
    expect(heard).toEqual(["a0", "b0", "a1", "a2"]);
  });

  test("a failing job fails the test, unless the test allows it; the next try comes later", async () => {
    const clock = movableClock(new Date("2026-03-02T09:00:00Z"));
    const { job, heard } = listener(() => {
      throw new Error("broken");
    });
    const runner = await start([job], { clock, mode: "by_hand" });
    await runner.enqueue(databases.platform, null, job, { word: "x" });
    await expect(runner.runDue()).rejects.toThrow("broken");
    expect(await runner.runDue()).toEqual([]);
    clock.move(5_000);
    expect(await runner.runDue({ tolerant: true })).toMatchObject([
      { name: "test.hear", error: { message: "broken" } },
    ]);
    expect(heard).toHaveLength(2);
  });

  test("a recurring job runs once for every turn reached", async () => {
    const clock = movableClock(new Date("2026-03-02T09:00:00Z"));
    let ran = 0;
    const job = defineRecurring({
      name: "test.sweep",
      heartbeatSeconds: 10,
      every: { seconds: 60, for: "platform" },
      run: async () => void ran++,
    });
    const runner = await start([job], { clock, mode: "by_hand" });
    await runner.runDue();
    await runner.runDue();
    expect(ran).toBe(1);
    clock.move(60_000);
    await runner.runDue();
    expect(ran).toBe(2);
  });
});
