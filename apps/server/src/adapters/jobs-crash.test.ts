import { spawn } from "node:child_process";
import { join } from "node:path";
import { expect, test } from "vitest";
import { type CrashJob, crashJobs, workOn } from "../testing/crash-job.ts";
import { newDatabase } from "../testing/database.ts";
import { waitUntil } from "../testing/stand-ins.ts";

const program = join(import.meta.dirname, "../testing/crash-job.ts");

test.concurrent.each<[what: string, name: CrashJob]>([
  ["a job", "once"],
  ["the turn of a recurring job", "recurring"],
])(
  "%s whose process is killed in the middle of it is run again once its heartbeats are missed",
  async (_, name) => {
    const job = crashJobs[name];
    const databases = await newDatabase();
    const { pool } = databases;
    await databases.asOwner(`
    create table public.run (id bigserial primary key, pid integer, at timestamptz default clock_timestamp());
    grant all on table public.run to public; grant all on sequence public.run_id_seq to public`);
    const runs = async () => (await pool.query("select pid, at from public.run order by id")).rows;
    const sender = await workOn(databases, [job], "send");
    const child = spawn(process.execPath, [program, databases.url, name], { stdio: "inherit" });
    try {
      if (!job.every) await sender.enqueue(databases.platform, null, job, {});
      await waitUntil(async () => (await runs()).length === 1);
      child.kill("SIGKILL");
      const next = await workOn(databases, [job]);
      // After ten seconds without a heartbeat; its time to finish, fifteen minutes, is not waited for.
      await waitUntil(async () => (await runs()).length === 2, 45_000);
      await next.stop();
      const [first, second] = await runs();
      expect([first.pid, second.pid]).toEqual([child.pid, process.pid]);
    } finally {
      child.kill("SIGKILL");
      await sender.stop();
      await databases.close();
    }
  },
  60_000,
);
