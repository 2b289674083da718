/** Runs the jobs of kernel/jobs.ts on pg-boss. */
import { sql } from "kysely";
import { fromKysely, type JobWithMetadata, TestClock } from "pg-boss";
import type { Network } from "#kernel/actor.ts";
import type { Context, JobCall } from "#kernel/call.ts";
import type { Clock } from "#kernel/clock.ts";
import { type Databases, type Db, inTransaction } from "#kernel/database.ts";
import { GiveUp, giveUp, type Job, type JobRunner } from "#kernel/jobs.ts";
import type { Live } from "#kernel/live.ts";
import type { Metrics } from "#kernel/metrics.ts";
import { type Perform, testRunner } from "./jobs-in-tests.ts";
import { createQueues, Envelope, openBoss, startWorkers } from "./jobs-pg-boss.ts";

export interface Networks {
  byId(id: string): Promise<Network | null>;
  all(): Promise<Network[]>;
}

interface Options extends Pick<Context, "config" | "ports" | "log" | "provided"> {
  databases: Databases;
  jobs: readonly Job[];
  networks: Networks;
  live: Pick<Live, "announce" | "end">;
  clock: Clock;
  /** `work`: runs jobs. `send`: only enqueues them. `by_hand`: runs them when a test says so, by the test's clock. */
  mode: "work" | "send" | "by_hand";
  metrics?: Pick<Metrics, "job">;
}

export async function startJobs(options: Options): Promise<JobRunner> {
  const { databases, jobs, clock, mode, log } = options;
  const testClock = mode === "by_hand" ? new TestClock(clock.now()) : undefined;
  const { boss, close } = openBoss(databases.pool, mode === "work", log, testClock);
  await boss.start();
  await createQueues(boss, jobs);

  const enqueue: JobRunner["enqueue"] = async (db, network, job, payload, { at, behind = 0 } = {}) => {
    const envelope: Envelope = {
      networkId: network?.id ?? null,
      payload: job.payload.parse(payload),
      enqueuedAt: clock.now().toISOString(),
    };
    // Without a moment the server's clock decides: only then does PostgreSQL wake the workers at the commit.
    const startAfter = at ?? (testClock ? clock.now() : undefined);
    // On a cluster this makes the commit two-phase, so that the job and its reason stay together.
    if (db.isTransaction) await sql`delete from public.tx_guard where id = -1`.execute(db);
    const priority = -behind;
    await boss.send(job.name, envelope, { db: fromKysely(db), priority, ...(startAfter && { startAfter }) });
  };
  const stopping = new AbortController();
  const perform = performIn(options, enqueue, stopping.signal);
  const attempt = (job: Job, claim: JobWithMetadata<Envelope>) => attemptTo(options, job, claim, perform);
  const workers = mode === "work" ? await startWorkers({ boss, jobs, log, attempt }) : null;
  return {
    enqueue,
    ...testRunner({ boss, jobs, clock, testClock, attempt, perform }),
    async stop() {
      stopping.abort();
      workers?.stop();
      await close();
    },
  };
}

/** A clock that is further ahead of the database's is wrong, and is not followed. */
const longestAheadMs = 5_000;

/**
 * The database's time, read once: all processes decide by the same clock what is due, not by their own. Not before `enqueuedAt`: the
 * clock of the process that enqueued the job may be a little ahead, and the job must find due what that made due.
 */
async function clockOf(db: Db, enqueuedAt = ""): Promise<Clock> {
  const { rows } = await sql<{ now: Date }>`select clock_timestamp() as now`.execute(db);
  const [answeredAt, read] = [performance.now(), rows[0]?.now.getTime() ?? Number.NaN];
  const aheadMs = Date.parse(enqueuedAt) - read;
  const start = read + (aheadMs > 0 && aheadMs <= longestAheadMs ? aheadMs : 0);
  return { now: () => new Date(start + performance.now() - answeredAt) };
}

/** Returns a function that runs a job in its network or, without one, in each network. It rejects with the job's error. */
function performIn(
  { databases, networks, config, ports, log, provided, clock, live, mode }: Options,
  enqueue: JobRunner["enqueue"],
  stopping: AbortSignal,
): Perform {
  const callIn = <D extends Db>(network: Network | null, db: D, time: Clock): JobCall<D> => ({
    config,
    ports,
    log,
    provided,
    db,
    network,
    stopping,
    now: time.now(),
    enqueue: (job, payload, when) => enqueue(db, network, job, payload, when),
    announce: (topic, audience) => live.announce(db, topic, audience),
    endStreams: (ended) => live.end(db, ended),
    transact: (work) => inTransaction(db, (trx) => work(callIn(network, trx, time))),
  });
  const callFor = async (network: Network | null, enqueuedAt?: string) => {
    const time = mode === "by_hand" ? clock : await clockOf(databases.platform, enqueuedAt);
    return callIn(network, network ? databases.network(network.schema) : databases.platform, time);
  };

  async function inEach(job: Job): Promise<void> {
    const failures: unknown[] = [];
    for (const network of await networks.all()) {
      await callFor(network)
        .then((call) => job.run({}, call))
        .catch((error) => failures.push(error));
    }
    if (failures.length > 0)
      throw failures.length === 1 ? failures[0] : new AggregateError(failures, "failed in several networks");
  }

  return async (job, { networkId, payload, enqueuedAt }) => {
    if (job.every?.for === "each_network") return inEach(job);
    const network = networkId ? await networks.byId(networkId) : null;
    if (networkId && !network) giveUp("its network is gone");
    await job.run(job.payload.parse(payload), await callFor(network, enqueuedAt));
  };
}

/** Runs one claimed job and reports its outcome. */
async function attemptTo(
  { log, metrics, mode }: Options,
  job: Job,
  claim: JobWithMetadata<Envelope>,
  perform: Perform,
): Promise<object | null> {
  const started = performance.now();
  const seconds = () => (performance.now() - started) / 1000;
  const facts = { job: job.name, id: claim.id, network: claim.data.networkId, attempt: claim.retryCount + 1 };
  try {
    await perform(job, Envelope.parse(claim.data));
    metrics?.job(job.name, "done", seconds());
    return null;
  } catch (error) {
    if (error instanceof GiveUp) {
      log.warn({ ...facts, reason: error.message }, "job gave up");
      metrics?.job(job.name, "gave_up", seconds());
      return { gaveUp: true };
    }
    const isLast = claim.retryCount >= claim.retryLimit;
    if (isLast) log.error({ ...facts, err: error }, "job failed");
    else log.warn({ ...facts, err: error }, "job failed and will be tried again");
    metrics?.job(job.name, isLast ? "failed" : "again", seconds());
    // pg-boss stores the error in a table, which must not hold the personal data that errors quote.
    throw mode === "by_hand" ? error : new Error("see the log");
  }
}
