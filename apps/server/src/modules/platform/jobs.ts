/** Loading addresses, which takes minutes for a large city; and clearing away what nobody needs any more. */
import { z } from "zod";
import type { JobCall } from "#kernel/call.ts";
import { isUnavailable } from "#kernel/database.ts";
import { defineJob, defineRecurring } from "#kernel/jobs.ts";
import * as neighbourhoods from "#modules/neighbourhoods/index.ts";
import { counted, failureOf, importFiles, keyOf, openRejections, readSource, targetOf } from "./doing/imports.ts";
import { deleteOldImports, findImport, type ImportRow, putProgress, updateImport } from "./store/imports.ts";

const progressMs = 500;
const keptMs = 30 * 24 * 60 * 60 * 1000;

/** Bears repetition: the same file twice changes nothing. */
export const loadAddresses = defineJob({
  name: "platform.loadAddresses",
  payload: z.object({ importId: z.uuid() }),
  retries: 3,
  heartbeatSeconds: 60,
  atOnce: 1,
  async run({ importId }, call) {
    const row = await findImport(call.db, importId);
    if (!row || row.state === "done" || row.state === "failed") return;
    await updateImport(call.db, importId, { state: "running" });
    const rejections = openRejections(call.ports.files, importId);
    const outcome = await load(call, row, rejections.add).catch((error) => failed(call, error));
    await rejections.close();
    await updateImport(call.db, importId, { ...outcome, rejections: rejections.shown, finishedAt: call.now });
    await call.ports.files.remove(keyOf(importId, "source"));
  },
});

/** A database that is away for a moment is worth another try; a file is not. */
function failed({ log }: JobCall, error: unknown) {
  if (isUnavailable(error)) throw error;
  if (!(error instanceof neighbourhoods.ImportError)) log.error({ err: error }, "addresses could not be loaded");
  return { state: "failed" as const, failure: failureOf(error) };
}

type OnRejected = ReturnType<typeof openRejections>["add"];

async function load(call: JobCall, { id, options }: ImportRow, onRejected: OnRejected) {
  const source = await readSource(call.ports.files, id);
  if (!source || !call.network) throw new Error(`the file or the network of the import ${id} is gone`);
  const file = counted(source);
  const report = await neighbourhoods.importAddresses(targetOf(call.db, call.network, call.now), file.content, {
    columns: options,
    onRejected,
    onProgress: progressOf(call, id, file.bytesRead),
  });
  const { isLoaded: _, ...figures } = report;
  return { state: "done" as const, ...figures, bytesRead: file.bytesRead() };
}

/** Tells how far it is: now and then, on a connection of its own, and never two at once. */
function progressOf({ db, log }: JobCall, id: string, bytesRead: () => number) {
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

/** Previews that nobody confirmed within the hour, and imports of more than 30 days ago, with their files. */
const sweepImports = defineRecurring({
  name: "platform.sweepImports",
  heartbeatSeconds: 30,
  every: { seconds: 3600, offsetSeconds: 1200, for: "platform" },
  async run({ db, ports, now }) {
    const gone = await deleteOldImports(db, { now, before: new Date(now.getTime() - keptMs) });
    for (const id of gone) {
      for (const file of importFiles) await ports.files.remove(keyOf(id, file));
    }
  },
});

export const jobs = [loadAddresses, sweepImports];
