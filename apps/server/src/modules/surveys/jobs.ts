/** Scheduled work: surveys go live at their time, those deleted 30 days ago go with their answers, and keys after the end. */
import { dayAt, daysLater, hourMs, Id } from "@stoep/contract/kernel";
import { z } from "zod";
import { defineRecurring, inBatches } from "#kernel/jobs.ts";
import { releaseFiles } from "#modules/files/index.ts";
import { restorableSince, schedule } from "#modules/publishing/index.ts";
import { countParticipants, forgetWhoAnswered, keptDays, remindOfEnds, removePersonal } from "./answers/index.ts";
import { keepNumbers } from "./codes/index.ts";
import { removePrivate } from "./contributions/index.ts";
import { deleteOldDrafts } from "./drafts/index.ts";
import { goLive } from "./go-live.ts";
import { closePaperDays } from "./paper/index.ts";
import { addToSums } from "./results/index.ts";
import { recordScheduledPublication, takeBackIfUncovered } from "./scheduled.ts";
import { removeDeleted } from "./store/deletion.ts";

const { sweepDue, ...later } = schedule.goLiveJobs({
  table: "survey",
  capability: "surveys",
  payload: z.object({ surveyId: Id }),
  idOf: ({ surveyId }) => surveyId,
  takeBack: takeBackIfUncovered,
  goLive,
  record: recordScheduledPublication,
});
export const { goLiveLater } = later;

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
        network === null
          ? Promise.resolve(0)
          : forgetWhoAnswered(db, { now, timeZone: network.timeZone, keepNumbers }, batch),
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

const forgetPrivate = defineRecurring({
  name: "surveys.removePrivate",
  heartbeatSeconds: 30,
  every: { seconds: 3600, offsetSeconds: 3300, for: "each_network" },
  run: (call) =>
    inBatches(call, batch, () =>
      call.transact(({ db, network, now }) =>
        network === null ? Promise.resolve(0) : removePrivate(db, { now, timeZone: network.timeZone }, batch),
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
  forgetPrivate,
  countAnswers,
  remindFollowers,
  addToSums,
];
