import { dayMs } from "@stoep/contract/kernel";
import { z } from "zod";
import type { JobCall } from "#kernel/call.ts";
import { violation } from "#kernel/database.ts";
import { defineJob, defineRecurring } from "#kernel/jobs.ts";
import { sweepInterruptedUploads, sweepOrphanedContent } from "./leftovers.ts";
import { contentKeys } from "./rules.ts";
import { deleteUnused, listUnused, markUsed } from "./store.ts";

const batch = 200;

const removeContent = defineJob({
  name: "files.removeContent",
  payload: z.object({ keys: z.array(z.string()) }),
  retries: 20,
  heartbeatSeconds: 30,
  async run({ keys }, { ports }) {
    for (const key of keys) await ports.files.remove(key);
  },
});

/** Removes files that nobody used within a day: the row first, in one transaction with the job that removes the content. */
const sweepUnused = defineRecurring({
  name: "files.sweepUnused",
  heartbeatSeconds: 30,
  every: { seconds: 3600, offsetSeconds: 600, for: "each_network" },
  async run(call) {
    const before = new Date(call.now.getTime() - dayMs);
    for (;;) {
      const found = await listUnused(call.db, before, batch);
      for (const { id } of found) await sweepFile(call, id);
      if (found.length < batch) return;
    }
  },
});

async function sweepFile(call: JobCall, id: string): Promise<void> {
  const isReferred = await call
    .transact(async ({ db, enqueue, network }) => {
      const gone = await deleteUnused(db, id);
      if (gone && network) await enqueue(removeContent, { keys: contentKeys(network.schema, gone) });
      return false;
    })
    .catch((error) => (violation(error) === "foreign_key" ? true : Promise.reject(error)));
  // One thing released it while another still shows it.
  if (isReferred) await markUsed(call.db, id, call.now);
}

export const jobs = [removeContent, sweepUnused, sweepInterruptedUploads, sweepOrphanedContent];
