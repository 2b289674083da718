/** Recurring work on attendance: people who are gone make room, and names are deleted half a year later. */
import { daySeconds, daysBefore, sumOf } from "@stoep/contract/kernel";
import { defineRecurring, inBatches } from "#kernel/jobs.ts";
import { settlePlaces } from "./attendance.ts";
import { holdPostOf, lockDate } from "./store/attendance.ts";
import { deleteDeparted, deleteOldAttendance, listDatesOfDeparted } from "./store/departure.ts";

/** Residents who left the city, closed their account or moved out of reach no longer come to future dates. */
const removeDeparted = defineRecurring({
  name: "publishing.letGoneLeave",
  heartbeatSeconds: 30,
  every: { seconds: 600, offsetSeconds: 120, for: "each_network" },
  async run({ db, now, network, transact, stopping }) {
    if (!network) throw new Error("an activity belongs to a network");
    for (const { dateId } of await listDatesOfDeparted(db, now)) {
      if (stopping.aborted) return;
      await transact(async (call) => {
        const post = await holdPostOf(call.db, dateId);
        const date = post && (await lockDate(call.db, dateId));
        if (!date) return;
        const gone = await deleteDeparted(call.db, dateId, now);
        const people = (state: string) => sumOf(gone, (one) => (one.state === state ? one.people : 0));
        const counts = { coming: date.coming - people("coming"), waiting: date.waiting - people("waiting") };
        // Free places of a deleted activity are given to others when it is restored.
        const isFreed = counts.coming < date.coming && post.deletedAt === null;
        await settlePlaces({ ...call, network }, { ...date, ...counts }, isFreed);
        const { organisationId, neighbourhoodIds } = post;
        await call.announce("publishing", { networkId: network.id, organisationId, neighbourhoodIds });
      });
    }
  },
});

/** docs/specification/activities.md: names are deleted six months after the date; the counts stay. */
const keptDays = 183;
/** Dates per statement, each with all its names. */
const batch = 50;

const expireAttendance = defineRecurring({
  name: "publishing.forgetAttendance",
  heartbeatSeconds: 30,
  every: { seconds: daySeconds, offsetSeconds: 12_600, for: "each_network" },
  run: (call) => inBatches(call, batch, () => deleteOldAttendance(call.db, daysBefore(call.now, keptDays), batch)),
});

export const activityJobs = [removeDeparted, expireAttendance];
