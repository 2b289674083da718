/** Makes the codes that staff asked for, as letters or as a file for a printer, and removes lists and files in time. D §11 */
import { dayAt, Id } from "@stoep/contract/kernel";
import { z } from "zod";
import type { Network } from "#kernel/actor.ts";
import type { JobCall } from "#kernel/call.ts";
import { isUnavailable } from "#kernel/database.ts";
import { defineJob, defineRecurring } from "#kernel/jobs.ts";
import { shareRound } from "../ballots/index.ts";
import { stateOfRound } from "../rules.ts";
import { findRound } from "../store/rounds.ts";
import * as store from "./store/batches.ts";
import { insertCodes } from "./store/codes.ts";
import { partsOf, removeFiles, removeList } from "./stored-files.ts";
import { codeFilesMs, makingMs } from "./times.ts";
import { type CodeOrder, writeCodes } from "./write-codes.ts";

/** Idempotent: codes are valid from the moment at which all are written, and another run before it replaces the files. */
export const makeCodes = defineJob({
  name: "budgets.makeCodes",
  payload: z.object({ batchId: Id }),
  retries: 3,
  heartbeatSeconds: 60,
  atOnce: 1,
  async run({ batchId }, call) {
    const { network } = call;
    const batch = await store.findBatch(call.db, batchId);
    // On a cluster a job may be seen a moment before its row.
    if (!batch || !network || batch.firstSerial === null) throw new Error("the codes are not asked for yet");
    // Others may have been made before it for hours.
    const filesUntil = new Date(call.now.getTime() + makingMs);
    if (!(await store.putProgress(call.db, batchId, { state: "running", written: 0, filesUntil }))) return;
    const making = { call: { ...call, network }, batch: { ...batch, firstSerial: batch.firstSerial } };
    try {
      const hashes = await writeCodes({ ...making, note: (written) => noteProgress(call, batch, written) });
      if (!(await finish(making, hashes))) await giveUp(making);
    } catch (error) {
      // If the database was unavailable, the job is retried.
      if (isUnavailable(error)) throw error;
      call.log.error({ err: error, batchId }, "codes to vote with could not be made");
      await giveUp(making);
    }
    await announceCodes(call, batch);
  },
});

type Made = Omit<CodeOrder, "note">;

async function noteProgress(call: JobCall, batch: store.BatchRow, written: number): Promise<boolean> {
  const isGoingOn = await store.putProgress(call.db, batch.id, { state: "running", written });
  await announceCodes(call, batch);
  return isGoingOn;
}

/** False: it took so long that the batch was given up, or its vote is over, in the meantime. */
async function finish({ call, batch }: Made, hashes: readonly Buffer[]): Promise<boolean> {
  const { network, now, ports } = call;
  const isDone = await call.transact(async ({ db }) => {
    await shareRound(db, batch.roundId);
    const round = await findRound(db, batch.roundId);
    const state = round && stateOfRound(round, dayAt(now, network.timeZone));
    if (state !== "upcoming" && state !== "active") return false;
    const filesUntil = new Date(now.getTime() + codeFilesMs);
    const done = { state: "done" as const, written: batch.codes, parts: partsOf(batch), filesUntil };
    if (!(await store.putProgress(db, batch.id, done))) return false;
    const { projectId, phaseId, districtId, issue, firstSerial } = batch;
    await insertCodes(db, { projectId, phaseId, districtId, issue, firstSerial, hashes });
    return true;
  });
  if (isDone) await removeList(ports.files, batch.id);
  return isDone;
}

async function giveUp({ call, batch }: Made): Promise<void> {
  await store.putProgress(call.db, batch.id, { state: "failed" });
  await removeFiles(call.ports.files, call.network, batch);
  await store.putFilesRemoved(call.db, batch.id);
}

const announceCodes = async ({ announce, network }: JobCall, { organisationId }: store.BatchRow): Promise<void> => {
  if (network) await announce("budgets", { networkId: network.id, organisationId });
};

/** Lists and files go after a day, and with them lists that were never confirmed; what is not made by its time has failed. */
const sweepCodes = defineRecurring({
  name: "budgets.sweepCodes",
  heartbeatSeconds: 30,
  every: { seconds: 3600, offsetSeconds: 1800, for: "each_network" },
  async run(call) {
    const { db, network, now } = call;
    if (network === null) return;
    for (const batch of await store.expireBatches(db, now)) await forget({ ...call, network }, batch);
  },
});

async function forget(call: JobCall & { network: Network }, batch: store.BatchRow): Promise<void> {
  const { db, network, ports } = call;
  await removeFiles(ports.files, network, batch);
  if (batch.state === "checked") await store.deleteBatch(db, batch.id);
  else await store.putFilesRemoved(db, batch.id);
  await announceCodes(call, batch);
}

export const codeJobs = [makeCodes, sweepCodes];
