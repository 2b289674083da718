/** A job that writes down each of its runs and never ends the first one. Run as a program it works on jobs until it is killed. */
import { sql } from "kysely";
import { z } from "zod";
import { systemClock } from "#kernel/clock.ts";
import { type Databases, openDatabase } from "#kernel/database.ts";
import { defineJob, type JobRunner } from "#kernel/jobs.ts";
import { startJobs } from "../adapters/jobs.ts";
import { anyConfig, noPorts, quietLog, twoNetworks } from "./quiet.ts";

export const crashJob = defineJob({
  name: "test.crash",
  payload: z.object({}),
  retries: 3,
  heartbeatSeconds: 10,
  async run(_, { db }) {
    const { rows } = await sql`insert into public.run (pid) values (${process.pid}) returning id`.execute(db);
    if ((rows[0] as { id: number }).id === 1) await new Promise(() => setTimeout(() => {}, 600_000));
  },
});

export const workOn = (databases: Databases, mode: "work" | "send" = "work"): Promise<JobRunner> =>
  startJobs({
    databases,
    jobs: [crashJob],
    config: anyConfig,
    ports: noPorts,
    log: quietLog,
    networks: twoNetworks,
    live: { announce: async () => {} },
    clock: systemClock,
    mode,
  });

if (import.meta.main) await workOn(openDatabase(process.argv[2] ?? ""));
