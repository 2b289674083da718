/** Scheduled work: surveys go live at their time, those deleted 30 days ago go with their answers, and keys after the end. */
import { dayAt, daysLater, hourMs, Id } from "@stoep/contract/kernel";
import { z } from "zod";
import type { JobCall } from "#kernel/call.ts";
import { defineJob, defineRecurring, inBatches } from "#kernel/jobs.ts";
import { releaseFiles } from "#modules/files/index.ts";
import { isAboutToGoLive, restorableSince } from "#modules/publishing/index.ts";
import { countParticipants, forgetWhoAnswered, keptDays, remindOfEnds, removePersonal } from "./answers/index.ts";
import { deleteOldDrafts } from "./drafts/index.ts";
import { goLive } from "./go-live.ts";
import { closePaperDays } from "./paper/index.ts";
import { recordScheduledPublication, takeBackIfUncovered } from "./scheduled.ts";
import { removeDeleted } from "./store/deletion.ts";
import { findMoments, listDue } from "./store/publication.ts";

/** Runs at the scheduled moment. A survey that was rescheduled, unscheduled or is already live is left alone. */
export const goLiveLater = defineJob({
  name: "surveys.goLive",
  payload: z.object({ surveyId: Id }),
  retries: 10,
  heartbeatSeconds: 10,
  async run({ surveyId }, call) {
    if (await goLiveSeparately(call, surveyId)) return;
    const survey = await findMoments(call.db, surveyId);
    // On a cluster a job may be seen a moment before its row.
    if (!survey) throw new Error("the survey is not there yet");
    if (!survey.deletedAt && isAboutToGoLive(survey, call.now)) throw new Error("the clock here is a little behind");
  },
});

const goLiveSeparately = (call: JobCall, surveyId: string): Promise<boolean> =>
  call.transact(async (inside) => {
    if (!inside.network) throw new Error("a survey belongs to a network");
    const going = { ...inside, network: inside.network };
    if (await takeBackIfUncovered(going, surveyId)) return true;
    if (!(await goLive(going, surveyId))) return false;
    await recordScheduledPublication(going, surveyId);
    return true;
  });

/** Publishes overdue surveys, in case a wake-up was lost: within 60 seconds. S1 §4, D §6 */
const sweepDue = defineRecurring({
  name: "surveys.sweepDue",
  heartbeatSeconds: 20,
  every: { seconds: 30, for: "each_network" },
  async run(call) {
    const failed: unknown[] = [];
    for (const { id } of await listDue(call.db, call.now, 200)) {
      // A survey that cannot go live must not hold up the others.
      await goLiveSeparately(call, id).catch((error) => failed.push(error));
    }
    if (failed.length > 0) throw new AggregateError(failed, `${failed.length} surveys could not go live`);
  },
});

const batch = 20;
const answerBatch = 100;

const deleteExpired = defineRecurring({
  name: "surveys.deleteExpired",
  heartbeatSeconds: 30,
  every: { seconds: 3600, offsetSeconds: 2100, for: "each_network" },
  run: (call) =>
    inBatches(call, batch, () =>
      call.transact(async ({ db, now }) => {
        const { gone, fileIds } = await removeDeleted(db, restorableSince(now), batch);
        await releaseFiles(db, fileIds);
        return gone;
      }),
    ),
});

/** Who answered, and what ties an answer to them, is kept for 30 days after the end. D §12 */
const forget = defineRecurring({
  name: "surveys.forgetWhoAnswered",
  heartbeatSeconds: 30,
  every: { seconds: 3600, offsetSeconds: 1500, for: "each_network" },
  run: (call) =>
    inBatches(call, batch, () =>
      call.transact(({ db, network, now }) =>
        network === null ? Promise.resolve(0) : forgetWhoAnswered(db, { now, timeZone: network.timeZone }, batch),
      ),
    ),
});

/** Words, files and private answers, when the months that the introduction tells are over. D §12 */
const forgetPersonal = defineRecurring({
  name: "surveys.removePersonal",
  heartbeatSeconds: 30,
  every: { seconds: 3600, offsetSeconds: 2700, for: "each_network" },
  run: (call) =>
    inBatches(call, answerBatch, () =>
      call.transact(({ db, network, now }) =>
        network === null ? Promise.resolve(0) : removePersonal(db, { now, timeZone: network.timeZone }, answerBatch),
      ),
    ),
});

/** At the full hour, until no answer comes or goes any more. D §9 */
const countAnswers = defineRecurring({
  name: "surveys.countParticipants",
  heartbeatSeconds: 30,
  every: { seconds: 3600, for: "each_network" },
  async run({ db, network, now }) {
    if (network === null) return;
    const { timeZone } = network;
    const endedSince = daysLater(dayAt(now, timeZone), -(keptDays + 1));
    await countParticipants(db, { asOf: new Date(Math.floor(now.getTime() / hourMs) * hourMs), timeZone, endedSince });
  },
});

const remindFollowers = defineRecurring({
  name: "surveys.remindFollowers",
  heartbeatSeconds: 30,
  every: { seconds: 900, offsetSeconds: 180, for: "each_network" },
  run: (call) => inBatches(call, batch, () => call.transact((inside) => remindOfEnds(inside, batch))),
});

/** Answers that were not sent go 30 days after they were kept, or at the end. D §12 */
const deleteDrafts = defineRecurring({
  name: "surveys.deleteDrafts",
  heartbeatSeconds: 30,
  every: { seconds: 3600, offsetSeconds: 2400, for: "each_network" },
  run: (call) =>
    inBatches(call, answerBatch, () =>
      call.transact(({ db, network, now }) =>
        network === null ? Promise.resolve(0) : deleteOldDrafts(db, dayAt(now, network.timeZone), answerBatch),
      ),
    ),
});

const entryBatch = 1000;

/** Who entered which answers from paper is known on the day itself, so that they can be corrected. D §12 */
const closePaper = defineRecurring({
  name: "surveys.closePaperDays",
  heartbeatSeconds: 30,
  every: { seconds: 3600, offsetSeconds: 300, for: "each_network" },
  run: (call) => inBatches(call, entryBatch, () => closePaperDays(call, entryBatch)),
});

export const jobs = [
  goLiveLater,
  sweepDue,
  deleteExpired,
  deleteDrafts,
  closePaper,
  forget,
  forgetPersonal,
  countAnswers,
  remindFollowers,
];
