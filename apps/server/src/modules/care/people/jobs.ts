import { dayAt, daySeconds, daysBefore, monthsLater, startOfDay } from "@stoep/contract/kernel";
import { defineRecurring, inBatches } from "#kernel/jobs.ts";
import { erasePerson, eraseTraces } from "./erasure.ts";
import { listDeletedSince, lockExpiredMembers } from "./store/account-links.ts";

const monthsKept = 60;
const batch = 100;
/** Longer than any delivery is tried. */
const daysRepeated = 4;

/** Five years after their last ticket, nobody needs to know who a member was. */
const eraseExpiredMembers = defineRecurring({
  name: "care.forgetMembers",
  heartbeatSeconds: 30,
  every: { seconds: daySeconds, offsetSeconds: 9_000, for: "each_network" },
  async run(call) {
    const { network, now } = call;
    if (!network) throw new Error("a member belongs to a network");
    const since = startOfDay(monthsLater(dayAt(now, network.timeZone), -monthsKept), network.timeZone);
    await inBatches(call, batch, () =>
      call.transact(async (scope) => {
        const people = await lockExpiredMembers(scope.db, since, batch);
        for (const { id } of people) await erasePerson(scope, id);
        return people.length;
      }),
    );
  },
});

/**
 * Erases once more what was said of people who were deleted lately: words that somebody wrote at that moment, and of messages that
 * failed since.
 */
const eraseLateWords = defineRecurring({
  name: "care.forgetTraces",
  heartbeatSeconds: 30,
  every: { seconds: daySeconds, offsetSeconds: 9_300, for: "each_network" },
  async run(call) {
    const { db, now, stopping } = call;
    for (const { id } of await listDeletedSince(db, daysBefore(now, daysRepeated)))
      if (!stopping.aborted) await call.transact((scope) => eraseTraces(scope, id));
  },
});

export const jobs = [eraseExpiredMembers, eraseLateWords];
