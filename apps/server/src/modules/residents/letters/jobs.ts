/** Makes the letters that staff ordered, and deletes their files and codes in time. D §5 */
import { dateFormats, Id } from "@stoep/contract/kernel";
import { z } from "zod";
import type { Network } from "#kernel/actor.ts";
import type { JobCall } from "#kernel/call.ts";
import { isUnavailable } from "#kernel/database.ts";
import { defineJob, defineRecurring } from "#kernel/jobs.ts";
import { lettersPerFile, writeLetters } from "#modules/files/index.ts";
import { findNetworkLook } from "#modules/neighbourhoods/index.ts";
import * as store from "../store/letters.ts";
import {
  forgetCodesBefore,
  letterCodeHash,
  letterCodeMs,
  letterFilesMs,
  lettersMax,
  listedSince,
  newLetterCode,
  printingMs,
} from "./codes.ts";
import { letterTitle, letterWords } from "./texts.ts";

export const letterFileKey = (network: Pick<Network, "schema">, batchId: string, part: number): string =>
  `letters/${network.schema}/${batchId}/${part}.pdf`;

/** Idempotent: codes count from the time that all letters are made, and another run replaces them. */
export const createLetters = defineJob({
  name: "residents.makeLetters",
  payload: z.object({ batchId: Id }),
  retries: 3,
  heartbeatSeconds: 60,
  atOnce: 1,
  async run({ batchId }, call) {
    const batch = await store.findBatch(call.db, batchId);
    // On a cluster a job may be seen a moment before its row.
    if (!batch || !call.network) throw new Error("the letters are not asked for yet");
    if (!(await store.putBatchState(call.db, batchId, { state: "running" }))) return;
    try {
      await finishBatch(call, batch, await printBatch({ ...call, network: call.network }, batch));
    } catch (error) {
      // If the database was unavailable, the job is retried.
      if (isUnavailable(error)) throw error;
      call.log.error({ err: error, batchId }, "letters could not be made");
      await store.putBatchState(call.db, batchId, { state: "failed" });
      await removeFiles(call, batchId);
      await announceLetters(call, batch);
    }
  },
});

type PrintedCodes = { householdId: string; codeHash: string }[];

/** Stores the files. The codes themselves are on paper only. */
async function printBatch(call: JobCall & { network: Network }, batch: store.BatchRow): Promise<PrintedCodes> {
  const { config, db, network, now, ports } = call;
  const households = await store.listUnproven(db, batch, now, lettersMax);
  const words = {
    network: network.name,
    link: `${config.publicUrl}/${network.slug}/me/home`,
    until: new Date(now.getTime() + letterCodeMs),
    timeZone: network.timeZone,
  };
  const look = await findNetworkLook(db, network.id);
  const [language = "en"] = network.languages;
  const printed: PrintedCodes = [];
  for (let part = 1; (part - 1) * lettersPerFile < households.length; part++) {
    const some = households.slice((part - 1) * lettersPerFile, part * lettersPerFile);
    const letters = some.map((household) => ({
      id: household.id,
      address: addressLines(household, network),
      code: newLetterCode(),
    }));
    printed.push(...letters.map(({ id, code }) => ({ householdId: id, codeHash: letterCodeHash(id, code) })));
    const document = {
      layout: "letters" as const,
      look,
      title: letterTitle(language, batch.street ?? batch.neighbourhood),
      author: batch.organisation,
      date: dateFormats(language, { timeZone: network.timeZone, month: "long" }).day(now),
      language,
      words: letterWords(network.languages, words),
      letters: letters.map(({ address, code }) => ({ address, code })),
    };
    await writeLetters(config.folder, document, (pdf) =>
      ports.files.put(letterFileKey(network, batch.id, part), pdf, "application/pdf"),
    );
  }
  return printed;
}

/** Without names: the letter is for the household. */
const addressLines = (row: store.UnprovenRow, network: Network): string[] =>
  row.street === null || row.houseNumber === null
    ? [row.pinnedLabel ?? "", network.name]
    : [`${row.street} ${row.houseNumber}`, `${row.postcode} ${row.municipality}`];

async function finishBatch(call: JobCall, batch: store.BatchRow, codes: PrintedCodes): Promise<void> {
  const { now } = call;
  const parts = Math.ceil(codes.length / lettersPerFile);
  const isDone = await call.transact(async ({ db }) => {
    const filesUntil = new Date(now.getTime() + letterFilesMs);
    const done = { state: "done" as const, parts, households: codes.length, filesUntil };
    if (!(await store.putBatchState(db, batch.id, done))) return false;
    await store.putCodes(db, { codes, printedAt: now, expiresAt: new Date(now.getTime() + letterCodeMs) });
    return true;
  });
  // It took so long that the batch was given up in the meantime.
  if (!isDone) await removeFiles(call, batch.id);
  await announceLetters(call, batch);
}

async function announceLetters({ announce, network }: JobCall, { organisationId }: store.BatchRow): Promise<void> {
  if (network) await announce("residents", { networkId: network.id, organisationId });
}

async function removeFiles({ network, ports }: JobCall, batchId: string): Promise<void> {
  if (!network) return;
  for (let part = 1; part <= lettersMax / lettersPerFile; part++)
    await ports.files.remove(letterFileKey(network, batchId, part));
}

/** Deletes files after a day, ends batches that no job works on any more, and deletes old codes and batches. */
const sweepLetters = defineRecurring({
  name: "residents.sweepLetters",
  heartbeatSeconds: 30,
  every: { seconds: 3600, offsetSeconds: 1500, for: "each_network" },
  async run(call) {
    const { db, now } = call;
    const startedBefore = new Date(now.getTime() - printingMs);
    for (const id of await store.expireBatches(db, { now, startedBefore })) {
      await removeFiles(call, id);
      await store.putFilesRemoved(db, id);
    }
    await store.deleteOldBatches(db, listedSince(now));
    await store.deleteCodesBefore(db, forgetCodesBefore(now));
  },
});

export const letterJobs = [createLetters, sweepLetters];
