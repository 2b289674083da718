/** Jobs for tests: they run only when told to, and "due" means due by the test's clock. */
import type { JobWithMetadata, PgBoss, TestClock } from "pg-boss";
import type { Clock } from "#kernel/clock.ts";
import type { Job, JobRunner } from "#kernel/jobs.ts";
import { type Envelope, turnOf } from "./jobs-pg-boss.ts";

/** Runs one job once, with its payload. */
export type Perform = (job: Job, envelope: Envelope) => Promise<void>;

type JobOutcome = { name: string; error?: unknown };

interface TestRunnerOptions {
  boss: PgBoss;
  jobs: readonly Job[];
  clock: Clock;
  testClock: TestClock | undefined;
  attempt(job: Job, claim: JobWithMetadata<Envelope>): Promise<object | null>;
  perform: Perform;
}

const next = `select name from pgboss.job where state < 'active' and start_after <= $1 order by start_after, created_on limit 1`;

/** How tests run jobs. @throws in other modes, and for jobs that do not exist or have not run */
export function testRunner({
  boss,
  jobs,
  clock,
  testClock,
  attempt,
  perform,
}: TestRunnerOptions): Pick<JobRunner, "runDue" | "runAgain" | "forgetRuns"> {
  const last = new Map<string, Envelope>();
  const turns = new Map<string, number>();
  const find = (name: string) => jobs.find((job) => job.name === name);

  async function runOne(name: string) {
    const job = find(name);
    const [claim] = await boss.fetch<Envelope>(name, { includeMetadata: true });
    if (!job || !claim) throw new Error(`no job is called ${name}`);
    last.set(name, claim.data);
    try {
      const output = await attempt(job, claim);
      await boss.complete(name, claim.id, output);
      return { name };
    } catch (error) {
      await boss.fail(name, claim.id);
      return { name, error };
    }
  }

  /** Bypasses the queue, which costs four statements for each of dozens of jobs; a job that fails stays queued and is retried. */
  async function runTurn(job: Job) {
    turns.set(job.name, turnOf(job, clock.now()));
    const data: Envelope = { networkId: null, payload: {} };
    last.set(job.name, data);
    try {
      await attempt(job, { data, id: job.name, retryCount: 0, retryLimit: job.retries } as JobWithMetadata<Envelope>);
      return { name: job.name };
    } catch (error) {
      await boss.send(job.name, data, { startAfter: clock.now() });
      const [claim] = await boss.fetch<Envelope>(job.name);
      if (claim) await boss.fail(job.name, claim.id);
      return { name: job.name, error };
    }
  }

  async function runQueued(ran: JobOutcome[]): Promise<void> {
    for (;;) {
      const { rows } = await boss.getDb().executeSql(next, [clock.now()]);
      if (rows.length === 0) break;
      ran.push(await runOne(rows[0].name));
    }
  }

  return {
    async runDue({ tolerant } = { tolerant: false }) {
      if (!testClock) throw new Error("jobs run automatically in this mode");
      await testClock.setTime(clock.now());
      const ran: JobOutcome[] = [];
      await runQueued(ran);
      for (const job of jobs.filter((job) => job.every && turns.get(job.name) !== turnOf(job, clock.now())))
        ran.push(await runTurn(job));
      await runQueued(ran);
      const failed = ran.find((one) => "error" in one);
      if (failed && !tolerant) throw failed.error;
      return ran;
    },
    async runAgain(name) {
      const job = find(name);
      const envelope = last.get(name);
      if (!job || !envelope) throw new Error(`${name} has not run yet`);
      await perform(job, envelope);
    },
    forgetRuns() {
      last.clear();
      turns.clear();
    },
  };
}
