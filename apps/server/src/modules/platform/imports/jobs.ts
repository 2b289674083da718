/** Checks and loads addresses, which takes minutes for a large city, and removes old imports. */
import { dayMs, hourMs } from "@stoep/contract/kernel";
import { z } from "zod";
import type { Network } from "#kernel/actor.ts";
import type { JobCall } from "#kernel/call.ts";
import { isUnavailable } from "#kernel/database.ts";
import { defineJob, defineRecurring } from "#kernel/jobs.ts";
import * as neighbourhoods from "#modules/neighbourhoods/index.ts";
import { moveHouseholdsToNewAddresses } from "#modules/residents/index.ts";
import { countBytes, failureOf, importFileKey, importFiles, importTargetOf, readImportFile } from "./import-files.ts";
import { deleteOldImports, findImport, type ImportRow, putProgress, updateImport } from "./store.ts";

const progressMs = 500;
/** How long a preview can be confirmed. */
export const previewMs = hourMs;
/** The wait while another import into the network is under way. */
const waitMs = 30_000;
const keptImportMs = 30 * dayMs;

const importPayload = z.object({ importId: z.uuid() });
const jobSettings = { payload: importPayload, retries: 3, heartbeatSeconds: 60, atOnce: 1 };

/** Finds what a file of addresses would change. Idempotent: it changes only the import's own row. */
export const checkAddresses = defineJob({
  name: "platform.checkAddresses",
  ...jobSettings,
  async run({ importId }, call) {
    const row = await findImport(call.db, importId);
    if (row?.state !== "checking") return;
    const expiresAt = new Date(call.now.getTime() + previewMs);
    const found = await readAddresses(call, row, neighbourhoods.previewAddresses);
    await updateImport(call.db, importId, "failure" in found ? found : { ...found, state: "previewed", expiresAt });
    if ("failure" in found) await call.ports.files.remove(importFileKey(importId, "source"));
  },
});

/** Loads addresses that were previewed and confirmed. Idempotent: the same file a second time changes nothing. */
export const loadAddresses = defineJob({
  name: "platform.loadAddresses",
  ...jobSettings,
  async run({ importId }, call) {
    const row = await findImport(call.db, importId);
    if (row?.state !== "queued" && row?.state !== "running") return;
    await updateImport(call.db, importId, { state: "running", read: 0, bytesRead: 0 });
    const found = await readAddresses(call, row, neighbourhoods.importAddresses);
    if ("failure" in found && found.failure.reason === "import_running") {
      await updateImport(call.db, importId, { state: "queued" });
      await call.enqueue(loadAddresses, { importId }, { at: new Date(call.now.getTime() + waitMs) });
      return;
    }
    // Includes what an earlier run loaded before its process died.
    if (!("failure" in found))
      await call.transact((inside) => moveHouseholdsToNewAddresses({ ...inside, network: requireNetwork(call) }));
    await updateImport(
      call.db,
      importId,
      "failure" in found ? found : { ...found, state: "done", finishedAt: call.now },
    );
    await call.ports.files.remove(importFileKey(importId, "source"));
  },
});

function requireNetwork({ network }: JobCall): Network {
  if (!network) throw new Error("an import belongs to a network");
  return network;
}

/** Reads the file with `take`, reporting progress and storing rejected rows. */
async function readAddresses(call: JobCall, { id, options }: ImportRow, take: typeof neighbourhoods.importAddresses) {
  const { rejectionWriter } = await import("./rejections-file.ts");
  const rejections = rejectionWriter(call.ports.files, id);
  try {
    const source = await readImportFile(call.ports.files, id, "source");
    if (!source || !call.network) throw new Error(`the file or the network of the import ${id} is gone`);
    const file = countBytes(source);
    const onProgress = progressReporter(call, id, file.bytesRead);
    const watch = { columns: options, onRejected: rejections.add, onProgress };
    const { isLoaded: _, ...figures } = await take(
      importTargetOf(call.db, call.network, call.now),
      file.content,
      watch,
    );
    return { ...figures, bytesRead: file.bytesRead(), rejections: rejections.shown };
  } catch (error) {
    return { ...failureOrRetry(call, error), rejections: rejections.shown, finishedAt: call.now };
  } finally {
    await rejections.close();
  }
}

/** If the database was unavailable, the job is retried; a bad file is not read again. */
function failureOrRetry({ log }: JobCall, error: unknown) {
  if (isUnavailable(error)) throw error;
  if (!(error instanceof neighbourhoods.ImportError)) log.error({ err: error }, "addresses could not be read");
  return { state: "failed" as const, failure: failureOf(error) };
}

/** Reports progress now and then, on a separate connection, one report at a time. */
function progressReporter({ db, log }: JobCall, id: string, bytesRead: () => number) {
  let next = 0;
  let isTelling = false;
  return (read: number) => {
    if (isTelling || performance.now() < next) return;
    isTelling = true;
    putProgress(db, id, { read, bytesRead: bytesRead() })
      .catch((error) => log.warn({ err: error }, "the progress of an import could not be told"))
      .finally(() => {
        isTelling = false;
        next = performance.now() + progressMs;
      });
  };
}

/** Deletes previews not confirmed within the hour and imports older than 30 days, with their files. */
const sweepImports = defineRecurring({
  name: "platform.sweepImports",
  heartbeatSeconds: 30,
  every: { seconds: 3600, offsetSeconds: 1200, for: "platform" },
  async run({ db, ports, now }) {
    const gone = await deleteOldImports(db, { now, before: new Date(now.getTime() - keptImportMs) });
    for (const id of gone) {
      for (const file of importFiles) await ports.files.remove(importFileKey(id, file));
    }
  },
});

export const jobs = [checkAddresses, loadAddresses, sweepImports];
