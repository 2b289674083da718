/** The job that makes codes, and the sweep that removes their files in time. */
import { Id } from "@stoep/contract/kernel";
import { z } from "zod";
import type { Network } from "#kernel/actor.ts";
import type { JobCall } from "#kernel/call.ts";
import { type Db, isUnavailable, type Tx } from "#kernel/database.ts";
import { defineJob, defineRecurring } from "#kernel/jobs.ts";
import type { BatchBase, BatchesIn } from "./store.ts";
import { codeFilesMs, makingMs } from "./times.ts";

export interface PrintedCode {
  serial: number;
  /** In groups, as it is read out and printed. */
  code: string;
}

type Made<B extends BatchBase> = B & { firstSerial: number };
type NetworkCall<D extends Db = Db> = JobCall<D> & { network: Network };

export interface CodeOrder<B extends BatchBase> {
  call: NetworkCall;
  batch: Made<B>;
  /** Called after each part; false: the batch was given up meanwhile. */
  note: (written: number) => Promise<boolean>;
}

/** What codes are made for, such as votes or surveys. */
export interface CodeSubject<B extends BatchBase> {
  /** Its jobs are called after it. */
  capability: string;
  /** When in the hour files are removed. */
  sweptAfterSeconds: number;
  batches: BatchesIn;
  find: (db: Db, batchId: string) => Promise<B | undefined>;
  /** As many different ones as the batch has. */
  newCodes: (db: Db, batch: B) => Promise<string[]> | string[];
  partsOf: (batch: B) => number;
  /** Stores the files. */
  write: (order: CodeOrder<B>, codes: readonly PrintedCode[]) => Promise<void>;
  /** Until the end of the transaction what they are made for stays as it is. False: it is over, or gone. */
  hold: (call: NetworkCall<Tx>, batch: B) => Promise<boolean>;
  /** From now on they are valid. */
  keep: (db: Tx, batch: Made<B>, codes: readonly PrintedCode[]) => Promise<void>;
  /** After they have become valid. */
  whenDone?: (call: NetworkCall, batch: B) => Promise<void>;
  removeFiles: (call: NetworkCall, batch: B) => Promise<void>;
  /** Their files were removed. */
  forget: (db: Db, batch: B) => Promise<void>;
  announce: (call: NetworkCall, batch: B) => Promise<void>;
}

/** @throws in the job that makes codes, where the batch is not there yet or the database is unavailable */
export function codeMaking<B extends BatchBase>(subject: CodeSubject<B>) {
  const { batches, capability } = subject;

  /** False: it took so long that the batch was given up, or what it is for is over, in the meantime. */
  async function finish(call: NetworkCall, batch: Made<B>, codes: readonly PrintedCode[]): Promise<boolean> {
    const isDone = await call.transact(async (inside) => {
      if (!(await subject.hold({ ...inside, network: call.network }, batch))) return false;
      const filesUntil = new Date(call.now.getTime() + codeFilesMs);
      const done = { state: "done" as const, written: batch.codes, parts: subject.partsOf(batch), filesUntil };
      if (!(await batches.putProgress(inside.db, batch.id, done))) return false;
      await subject.keep(inside.db, batch, codes);
      return true;
    });
    if (isDone) await subject.whenDone?.(call, batch);
    return isDone;
  }

  async function giveUp(call: NetworkCall, batch: B): Promise<void> {
    await batches.putProgress(call.db, batch.id, { state: "failed" });
    await subject.removeFiles(call, batch);
    await subject.forget(call.db, batch);
  }

  /** Idempotent: codes are valid from the moment at which all are written, and another run before it replaces the files. */
  const makeCodes = defineJob({
    name: `${capability}.makeCodes`,
    payload: z.object({ batchId: Id }),
    retries: 3,
    heartbeatSeconds: 60,
    atOnce: 1,
    async run({ batchId }, job) {
      const batch = await subject.find(job.db, batchId);
      // On a cluster a job may be seen a moment before its row.
      if (!batch || !job.network || batch.firstSerial === null) throw new Error("the codes are not asked for yet");
      const call = { ...job, network: job.network };
      const made = { ...batch, firstSerial: batch.firstSerial };
      // Others may have been made before it for hours.
      const filesUntil = new Date(call.now.getTime() + makingMs);
      if (!(await batches.putProgress(call.db, batchId, { state: "running", written: 0, filesUntil }))) return;
      const note = async (written: number) => {
        const isGoingOn = await batches.putProgress(call.db, batchId, { state: "running", written });
        await subject.announce(call, batch);
        return isGoingOn;
      };
      try {
        const drawn = await subject.newCodes(call.db, batch);
        const codes = drawn.map((code, at) => ({ serial: made.firstSerial + at, code }));
        await subject.write({ call, batch: made, note }, codes);
        if (!(await finish(call, made, codes))) await giveUp(call, batch);
      } catch (error) {
        // If the database was unavailable, the job is retried.
        if (isUnavailable(error)) throw error;
        call.log.error({ err: error, batchId }, "codes could not be made");
        await giveUp(call, batch);
      }
      await subject.announce(call, batch);
    },
  });

  /** Files go after a day; what is not made by its time has failed. */
  const sweepCodes = defineRecurring({
    name: `${capability}.sweepCodes`,
    heartbeatSeconds: 30,
    every: { seconds: 3600, offsetSeconds: subject.sweptAfterSeconds, for: "each_network" },
    async run(job) {
      if (job.network === null) return;
      const call = { ...job, network: job.network };
      for (const id of await batches.expire(call.db, call.now)) {
        const batch = await subject.find(call.db, id);
        if (!batch) continue;
        await subject.removeFiles(call, batch);
        await subject.forget(call.db, batch);
        await subject.announce(call, batch);
      }
    },
  });

  return { makeCodes, jobs: [makeCodes, sweepCodes] };
}
