/** Scheduled work: projects go live at their time, and the images of deleted ones are removed. */
import { Id } from "@stoep/contract/kernel";
import { z } from "zod";
import type { JobCall } from "#kernel/call.ts";
import { defineJob, defineRecurring } from "#kernel/jobs.ts";
import { releaseFiles } from "#modules/files/index.ts";
import { isAboutToGoLive, restorableSince } from "#modules/publishing/index.ts";
import { goLive } from "./go-live.ts";
import { recordScheduledPublication, takeBackIfUncovered } from "./scheduled.ts";
import { removeImagesOfDeleted } from "./store/deletion.ts";
import { findMoments, listDue } from "./store/publication.ts";

/** Runs at the scheduled moment. A project that was rescheduled, unscheduled or is already live is left alone. */
export const goLiveLater = defineJob({
  name: "participation.goLive",
  payload: z.object({ projectId: Id }),
  retries: 10,
  heartbeatSeconds: 10,
  async run({ projectId }, call) {
    if (await goLiveSeparately(call, projectId)) return;
    const project = await findMoments(call.db, projectId);
    // On a cluster a job may be seen a moment before its row.
    if (!project) throw new Error("the project is not there yet");
    if (!project.deletedAt && isAboutToGoLive(project, call.now)) throw new Error("the clock here is a little behind");
  },
});

const goLiveSeparately = (call: JobCall, projectId: string): Promise<boolean> =>
  call.transact(async (inside) => {
    if (!inside.network) throw new Error("a project belongs to a network");
    const going = { ...inside, network: inside.network };
    if (await takeBackIfUncovered(going, projectId)) return true;
    if (!(await goLive(going, projectId))) return false;
    await recordScheduledPublication(going, projectId);
    return true;
  });

/** Publishes overdue projects, in case a wake-up was lost: within 60 seconds. S1 §4, D §6 */
const sweepDue = defineRecurring({
  name: "participation.sweepDue",
  heartbeatSeconds: 20,
  every: { seconds: 30, for: "each_network" },
  async run(call) {
    const failed: unknown[] = [];
    for (const { id } of await listDue(call.db, call.now, 200)) {
      // A project that cannot go live must not hold up the others.
      await goLiveSeparately(call, id).catch((error) => failed.push(error));
    }
    if (failed.length > 0) throw new AggregateError(failed, `${failed.length} projects could not go live`);
  },
});

const batch = 200;

/** Deletes the images of projects deleted 30 days ago; nobody could see them since. docs/decisions/2026-11-27-files-follow-what-has-them.md */
const deleteExpiredImages = defineRecurring({
  name: "participation.deleteExpiredImages",
  heartbeatSeconds: 30,
  every: { seconds: 3600, offsetSeconds: 2700, for: "each_network" },
  async run(call) {
    const before = restorableSince(call.now);
    for (;;) {
      const taken = await call.transact(async ({ db }) => {
        const ids = await removeImagesOfDeleted(db, before, batch);
        await releaseFiles(db, ids);
        return ids.length;
      });
      if (taken === 0) return;
    }
  },
});

export const jobs = [goLiveLater, sweepDue, deleteExpiredImages];
