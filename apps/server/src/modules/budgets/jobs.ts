/** Scheduled work: what was voted about in projects that nobody can restore goes with them, and who voted is forgotten. */
import { secrecy } from "@stoep/contract/budgets";
import { dayAt, daysLater } from "@stoep/contract/kernel";
import { defineRecurring, inBatches } from "#kernel/jobs.ts";
import { deleteNoticesOfEvents } from "#modules/notifications/index.ts";
import { restorableSince } from "#modules/publishing/index.ts";
import { noticesOf } from "./announcements/index.ts";
import { deleteRightsOfEnded } from "./ballots/index.ts";
import { countJobs } from "./count/index.ts";
import { deleteRoundsOfDeleted } from "./store/content.ts";

const batch = 20;

/** Rounds of projects deleted 30 days ago. */
const deleteRounds = defineRecurring({
  name: "budgets.deleteRounds",
  heartbeatSeconds: 30,
  every: { seconds: 3600, offsetSeconds: 3300, for: "each_network" },
  run: (call) =>
    inBatches(call, batch, () =>
      call.transact(({ db, now }) => deleteRoundsOfDeleted(db, restorableSince(now), batch)),
    ),
});

const manyRights = 1000;

/** Who has voted is kept for complaints, for 30 days after the last day of a vote that was counted or given up; who was reminded had not. D §11 */
const deleteRights = defineRecurring({
  name: "budgets.deleteRights",
  heartbeatSeconds: 30,
  every: { seconds: 3600, offsetSeconds: 3000, for: "each_network" },
  run: (call) =>
    inBatches(call, manyRights, () =>
      call.transact(async ({ db, network, now }) => {
        if (network === null) return 0;
        const before = daysLater(dayAt(now, network.timeZone), -secrecy.keptDays);
        const gone = await deleteRightsOfEnded(db, before, manyRights);
        const reminders = gone.flatMap(({ roundIds }) => roundIds.map((id) => noticesOf("ends", id)));
        const projects = new Set(gone.map(({ projectId }) => projectId));
        await deleteNoticesOfEvents(db, [...new Set(reminders)], [...projects]);
        return gone.length;
      }),
    ),
});

export const jobs = [deleteRounds, deleteRights, ...countJobs];
