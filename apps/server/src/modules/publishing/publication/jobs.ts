/** Scheduled work: messages go live at their scheduled time. For figures see engagement/roll-up.ts */
import { Id } from "@stoep/contract/kernel";
import { z } from "zod";
import { defineJob, defineRecurring } from "#kernel/jobs.ts";
import { releaseFiles } from "#modules/files/index.ts";
import { removeFilesOfDeleted, restorableSince } from "../posts/index.ts";
import { goLiveJobs } from "../schedule/index.ts";
import { goLive } from "./go-live.ts";
import { recordScheduledPublication, takeBackIfUnfit } from "./scheduled.ts";

const { sweepDue, publishDue, ...later } = goLiveJobs({
  table: "post",
  capability: "publishing",
  payload: z.object({ postId: Id }),
  idOf: ({ postId }) => postId,
  takeBack: takeBackIfUnfit,
  goLive,
  record: recordScheduledPublication,
});
export const { goLiveLater } = later;

/** Runs at a time to which several messages were moved: publishes everything due by then. */
export const goLiveTogether = defineJob({
  name: "publishing.goLiveTogether",
  payload: z.object({}),
  retries: 10,
  heartbeatSeconds: 20,
  run: (_, call) => publishDue(call),
});

const batch = 200;

/** Deletes the files of messages deleted 30 days ago; nobody could read them since. docs/decisions/2026-11-27-files-follow-what-has-them.md */
const deleteExpiredFiles = defineRecurring({
  name: "publishing.letFilesGo",
  heartbeatSeconds: 30,
  every: { seconds: 3600, offsetSeconds: 300, for: "each_network" },
  async run(call) {
    const before = restorableSince(call.now);
    for (;;) {
      const taken = await call.transact(async ({ db }) => {
        const ids = await removeFilesOfDeleted(db, before, batch);
        await releaseFiles(db, ids);
        return ids.length;
      });
      if (taken === 0) return;
    }
  },
});

export const publicationJobs = [goLiveLater, goLiveTogether, sweepDue, deleteExpiredFiles];
