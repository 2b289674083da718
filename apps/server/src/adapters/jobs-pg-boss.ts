/** pg-boss with little polling: one query every two seconds instead of one per queue, and a NOTIFY for jobs due immediately. */
import { createHash } from "node:crypto";
import { Instant } from "@stoep/contract/kernel";
import pg from "pg";
import {
  type Db as BoardDatabase,
  CLOCK_OVERRIDE_SETTING,
  type JobWithMetadata,
  PgBoss,
  type TestClock,
} from "pg-boss";
import { z } from "zod";
import type { Job } from "#kernel/jobs.ts";
import type { Log } from "#kernel/log.ts";

/** What pg-boss stores for a job. `enqueuedAt`: by the clock of the process that enqueued it; runs of recurring jobs have none. */
export const Envelope = z.object({
  networkId: z.string().nullable(),
  payload: z.unknown(),
  enqueuedAt: Instant.optional(),
});
export type Envelope = z.infer<typeof Envelope>;

const hour = 3600;
const lookMs = 2_000;
/** Passed on to the driver: a server that hangs does not close its connections, so they are dropped and replaced. */
const driverOptions = { query_timeout: 60_000, keepAlive: true };

export function openBoss(
  pool: pg.Pool,
  works: boolean,
  log: Log,
  testClock?: TestClock,
): { boss: PgBoss; close(): Promise<void> } {
  const connectionString = pool.options.connectionString ?? "";
  const timeless = testClock && timelessDatabase(connectionString);
  const boss = new PgBoss({
    connectionString,
    max: works ? 3 : 1,
    application_name: "stoep-jobs",
    connectionTimeoutMillis: 5_000,
    ...driverOptions,
    // A cluster would otherwise spread pg-boss's schema over its nodes; plain PostgreSQL ignores it.
    options: "-c citus.enable_schema_based_sharding=off",
    // schema/roles.ts creates it, as the owner of the database.
    createSchema: false,
    schedule: false,
    supervise: works,
    useListenNotify: works,
    monitorIntervalSeconds: 1,
    superviseIntervalSeconds: 120,
    maintenanceIntervalSeconds: 900,
    queueCacheIntervalSeconds: hour,
    bamIntervalSeconds: hour,
    flowIntervalSeconds: hour,
    ...(testClock && { clock: testClock, db: timeless }),
  });
  boss.on("error", (error) => log.warn({ err: error }, "job board"));
  boss.on("warning", ({ message }) => log.warn({ reason: message }, "job board"));
  return {
    boss,
    async close() {
      await boss.stop({ graceful: works, timeout: 4_000 });
      await timeless?.end();
    },
  };
}

/** A connection whose sessions take the time from the test's clock. */
function timelessDatabase(connectionString: string): BoardDatabase & { end(): Promise<void> } {
  const own = new pg.Pool({ connectionString, max: 1, options: `-c ${CLOCK_OVERRIDE_SETTING}=on` });
  own.on("error", () => {});
  return {
    executeSql: (text, values) => own.query(text, values),
    // Sessions are set up with these statements when they are opened.
    setSessionStatements: async () => {},
    end: () => own.end(),
  };
}

export async function createQueues(boss: PgBoss, jobs: readonly Job[]): Promise<void> {
  const present = new Map((await boss.getQueues()).map((queue) => [queue.name, queue]));
  for (const job of jobs) {
    const settings = {
      retryLimit: job.retries,
      retryDelay: 1,
      retryBackoff: true,
      retryDelayMax: 300,
      heartbeatSeconds: job.heartbeatSeconds,
      // The row of a recurring run marks that turn as taken, so it is kept after the run.
      deleteAfterSeconds: Math.max(hour, 2 * (job.every?.seconds ?? 0)),
      notify: true,
    };
    const queue = present.get(job.name);
    if (!queue) await boss.createQueue(job.name, { ...settings, policy: job.every ? "exclusive" : "standard" });
    else if (Object.entries(settings).some(([key, value]) => queue[key as keyof typeof queue] !== value)) {
      await boss.updateQueue(job.name, settings);
    }
  }
}

/** The number of a recurring job's current turn. */
export const turnOf = ({ every }: Job, now: Date): number =>
  every ? Math.floor((now.getTime() / 1000 - (every.offsetSeconds ?? 0)) / every.seconds) : 0;

/** The same id in every process, so that the primary key lets only one of them enqueue the run. */
function turnId(name: string, turn: number): string {
  const hex = createHash("sha256").update(`${name} ${turn}`).digest("hex");
  return `${hex.slice(0, 8)}-${hex.slice(8, 12)}-8${hex.slice(13, 16)}-8${hex.slice(17, 20)}-${hex.slice(20, 32)}`;
}

const waiting = `
  select name, bool_or(state < 'active' and start_after <= now()) as due,
    bool_or(state = 'active' and heartbeat_on + heartbeat_seconds * interval '1 second' < now()) as lost,
    extract(epoch from min(start_after) filter (where state < 'active' and start_after > now()) - now())::float8 as later
  from pgboss.job where state <= 'active' group by name`;

interface WorkerOptions {
  boss: PgBoss;
  jobs: readonly Job[];
  log: Log;
  attempt(job: Job, claim: JobWithMetadata<Envelope>): Promise<object | null>;
}

/** Starts the workers, and the timer that wakes them for jobs that are due, lost or recurring. */
export async function startWorkers(work: WorkerOptions): Promise<{ stop(): void }> {
  const workers = new Map<string, string[]>();
  for (const job of work.jobs) workers.set(job.name, await startWorker(work, job));
  const turns = new Map<string, number>();
  let isBroken = false;
  let isStopped = false;
  let timer = setTimeout(round, 0);

  async function round(): Promise<void> {
    let pause = lookMs;
    try {
      await startTurns(work, turns);
      pause = await wakeWorkers(work.boss, (name) =>
        workers.get(name)?.forEach((id) => void work.boss.notifyWorker(id)),
      );
      isBroken = false;
    } catch (error) {
      if (!isBroken && !isStopped) work.log.warn({ err: error }, "jobs wait for the database");
      isBroken = true;
    }
    if (!isStopped) timer = setTimeout(round, pause);
  }
  return {
    stop() {
      isStopped = true;
      clearTimeout(timer);
    },
  };
}

async function startWorker({ boss, attempt }: WorkerOptions, job: Job): Promise<string[]> {
  const options = { includeMetadata: true, pollingIntervalSeconds: 300, notifyPollingIntervalSeconds: 300 } as const;
  const ids: string[] = [];
  for (let n = job.every ? 1 : (job.atOnce ?? 2); n > 0; n--) {
    const id = await boss.work<Envelope, object | null, typeof options>(job.name, options, async ([claim]) => {
      // A worker that had a job fetches the next one immediately, and pauses only when there is none.
      boss.notifyWorker(id);
      return claim ? attempt(job, claim) : null;
    });
    ids.push(id);
  }
  return ids;
}

/** By the database's clock: with a wrong clock a run could start too early, and its proper turn would then be skipped. */
async function startTurns({ boss, jobs }: WorkerOptions, turns: Map<string, number>): Promise<void> {
  const { rows } = await boss.getDb().executeSql("select clock_timestamp() as now");
  for (const job of jobs.filter((job) => job.every)) {
    const turn = turnOf(job, new Date(rows[0].now));
    if (turns.get(job.name) === turn) continue;
    await boss.send(job.name, { networkId: null, payload: {} }, { id: turnId(job.name, turn) });
    turns.set(job.name, turn);
  }
}

/** Wakes the workers whose queues have due jobs; returns the milliseconds until the next check. */
async function wakeWorkers(boss: PgBoss, wake: (name: string) => void): Promise<number> {
  const { rows } = await boss.getDb().executeSql(waiting);
  for (const { name, due, lost } of rows) {
    if (lost) await boss.supervise(name);
    if (due || lost) wake(name);
  }
  return Math.min(lookMs, ...rows.map(({ later }) => (later === null ? lookMs : later * 1000 + 5)));
}
