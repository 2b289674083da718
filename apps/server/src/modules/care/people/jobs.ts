import { dayAt, daySeconds, monthsLater, startOfDay } from "@stoep/contract/kernel";
import { defineRecurring, inBatches } from "#kernel/jobs.ts";
import { erasePerson } from "./erasure.ts";
import { lockExpiredMembers } from "./store/account-links.ts";

const monthsKept = 60;
const batch = 100;

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

export const jobs = [eraseExpiredMembers];
