/** Removes what uploads leave behind when their process is killed, or when content and row are separated. */

import { readdir, rm, stat } from "node:fs/promises";
import { join } from "node:path";
import { dayMs, daySeconds, hourMs } from "@stoep/contract/kernel";
import type { JobCall } from "#kernel/call.ts";
import { defineRecurring } from "#kernel/jobs.ts";
import { uploadFolderIn } from "./receive-upload.ts";
import { fileIdIn, momentOfId } from "./rules.ts";
import { listExisting } from "./store.ts";

/** Longer than any upload takes. */
const longestUploadMs = 2 * hourMs;
const orphanAgeMs = dayMs;
const batchSize = 500;

/** Removes interrupted uploads, on this machine and in the store. */
export const sweepInterruptedUploads = defineRecurring({
  name: "files.sweepHalf",
  heartbeatSeconds: 30,
  every: { seconds: 3600, offsetSeconds: 1200, for: "platform" },
  async run({ config, ports, now }) {
    const before = new Date(now.getTime() - longestUploadMs);
    const folder = uploadFolderIn(config.folder);
    for (const name of await readdir(folder).catch(() => [])) {
      const found = await stat(join(folder, name)).catch(() => null);
      if (found && found.mtime < before) await rm(join(folder, name), { recursive: true, force: true });
    }
    await ports.files.removeHalf(before);
  },
});

/** Removes content without a row. Every upload makes its row first, so such content is not in use. */
export const sweepOrphanedContent = defineRecurring({
  name: "files.sweepUnknown",
  heartbeatSeconds: 30,
  every: { seconds: daySeconds, offsetSeconds: 3 * 3600, for: "each_network" },
  async run(call) {
    const { known, unknown } = await findOrphanedKeys(call);
    // A store with mostly unknown content belongs to another database.
    if (unknown.length > 100 && unknown.length > known) {
      call.log.error({ known, unknown: unknown.length }, "the file store belongs to another database: nothing removed");
      return;
    }
    for (const key of unknown) await call.ports.files.remove(key);
  },
});

async function findOrphanedKeys({ db, ports, network, now }: JobCall): Promise<{ known: number; unknown: string[] }> {
  const unknown: string[] = [];
  let known = 0;
  const sort = async (keys: string[]) => {
    const there = new Set(await listExisting(db, [...new Set(keys.map(fileIdIn))]));
    unknown.push(...keys.filter((key) => !there.has(fileIdIn(key))));
    known += keys.filter((key) => there.has(fileIdIn(key))).length;
  };
  const keys: string[] = [];
  for await (const key of ports.files.list(network?.schema)) {
    const made = momentOfId(fileIdIn(key));
    if (made && made.getTime() < now.getTime() - orphanAgeMs) keys.push(key);
    if (keys.length === batchSize) await sort(keys.splice(0));
  }
  await sort(keys);
  return { known, unknown };
}
