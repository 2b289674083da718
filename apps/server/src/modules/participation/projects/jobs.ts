/** Scheduled work: projects go live at their time, and the images of deleted ones are removed. */
import { Id } from "@stoep/contract/kernel";
import { z } from "zod";
import { defineRecurring } from "#kernel/jobs.ts";
import { releaseFiles } from "#modules/files/index.ts";
import { restorableSince, schedule } from "#modules/publishing/index.ts";
import { goLive } from "./go-live.ts";
import { recordScheduledPublication, takeBackIfUncovered } from "./scheduled.ts";
import { removeImagesOfDeleted } from "./store/deletion.ts";

const { sweepDue, ...later } = schedule.goLiveJobs({
  table: "project",
  capability: "participation",
  payload: z.object({ projectId: Id }),
  idOf: ({ projectId }) => projectId,
  takeBack: takeBackIfUncovered,
  goLive,
  record: recordScheduledPublication,
});
export const { goLiveLater } = later;

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
