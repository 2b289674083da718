/** Scheduled work: messages go live at their scheduled time. For figures see engagement/roll-up.ts */
import { Id } from "@stoep/contract/kernel";
import { z } from "zod";
import type { JobCall } from "#kernel/call.ts";
import { defineJob, defineRecurring } from "#kernel/jobs.ts";
import { releaseFiles } from "#modules/files/index.ts";
import { removeFilesOfDeleted, restorableSince } from "../posts/index.ts";
import { goLive } from "./go-live.ts";
import { isAboutToGoLive } from "./rules.ts";
import { recordScheduledPublication, takeBackIfUnfit } from "./scheduled.ts";
import { findMoments, listDue } from "./store/publication.ts";

/** Runs at the scheduled moment. A message that was rescheduled, unscheduled or is already live is left alone. */
export const goLiveLater = defineJob({
  name: "publishing.goLive",
  payload: z.object({ postId: Id }),
  retries: 10,
  heartbeatSeconds: 10,
  async run({ postId }, call) {
    if (await goLiveSeparately(call, postId)) return;
    const post = await findMoments(call.db, postId);
    // On a cluster a job may be seen a moment before its row.
    if (!post) throw new Error("the message is not there yet");
    if (!post.deletedAt && isAboutToGoLive(post, call.now)) throw new Error("the clock here is a little behind");
  },
});

const goLiveSeparately = (call: JobCall, postId: string): Promise<boolean> =>
  call.transact(async (inside) => {
    if (!inside.network) throw new Error("a message belongs to a network");
    const going = { ...inside, network: inside.network };
    if (await takeBackIfUnfit(going, postId)) return true;
    if (!(await goLive(going, postId))) return false;
    await recordScheduledPublication(going, postId);
    return true;
  });

/** Runs at a time to which several messages were moved: publishes everything due by then. */
export const goLiveTogether = defineJob({
  name: "publishing.goLiveTogether",
  payload: z.object({}),
  retries: 10,
  heartbeatSeconds: 20,
  run: (_, call) => publishDue(call),
});

/** Publishes overdue messages, in case a wake-up was lost. S1 §4, D §6: within 60 seconds */
const sweepDue = defineRecurring({
  name: "publishing.sweepDue",
  heartbeatSeconds: 20,
  every: { seconds: 30, for: "each_network" },
  run: publishDue,
});

async function publishDue(call: JobCall): Promise<void> {
  const failed: unknown[] = [];
  for (const { id } of await listDue(call.db, call.now, 200)) {
    // A message that cannot go live must not hold up the others.
    await goLiveSeparately(call, id).catch((error) => failed.push(error));
  }
  if (failed.length > 0) throw new AggregateError(failed, `${failed.length} messages could not go live`);
}

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
