/** Jobs that record each of their runs and never finish the first one. Run as a program it works on one until it is killed. */
import { daySeconds } from "@stoep/contract/kernel";
import { sql } from "kysely";
import { z } from "zod";
import type { JobCall } from "#kernel/call.ts";
import { systemClock } from "#kernel/clock.ts";
import { type Databases, openDatabase } from "#kernel/database.ts";
import { defineJob, defineRecurring, type Job, type JobRunner } from "#kernel/jobs.ts";
import { startJobs } from "../adapters/jobs.ts";
import { anyConfig, noPorts, nothingProvided, quietLog, twoNetworks } from "./stand-ins.ts";

async function run({ db }: JobCall): Promise<void> {
  const { rows } = await sql`insert into public.run (pid) values (${process.pid}) returning id`.execute(db);
  if ((rows[0] as { id: number }).id === 1) await new Promise(() => setTimeout(() => {}, 600_000));
}

const base = { heartbeatSeconds: 10 };
export const crashJobs = {
  once: defineJob({ ...base, name: "test.crash", payload: z.object({}), retries: 3, run: (_, call) => run(call) }),
  // Its next turn is months away, so a second run can only be the same turn again.
  recurring: defineRecurring({
    ...base,
    name: "test.sweep",
    every: { seconds: 1_000 * daySeconds, for: "platform" },
    run,
  }),
};
export type CrashJob = keyof typeof crashJobs;

export const workOn = (databases: Databases, jobs: Job[], mode: "work" | "send" = "work"): Promise<JobRunner> =>
  startJobs({
    databases,
    jobs,
    config: anyConfig,
    ports: noPorts,
    log: quietLog,
    provided: nothingProvided,
    networks: twoNetworks,
    live: { announce: async () => {}, end: async () => {} },
    clock: systemClock,
    mode,
  });

if (import.meta.main) {
  const [url = "", name] = process.argv.slice(2);
  await workOn(openDatabase(url), [crashJobs[name as CrashJob]]);
}
