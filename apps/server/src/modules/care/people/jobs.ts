import { instantAt, monthsLater, wallAt } from "@stoep/contract/publishing";
import { defineRecurring } from "#kernel/jobs.ts";
import { forget } from "./deleting.ts";
import { lockForgotten } from "./store/keeping.ts";

const monthsKept = 60;
const batch = 100;

/** Five years after the last ticket nobody needs to know who a member was. */
const forgetMembers = defineRecurring({
  name: "care.forgetMembers",
  heartbeatSeconds: 30,
  every: { seconds: 86_400, offsetSeconds: 9_000, for: "each_network" },
  async run({ network, now, stopping, transact }) {
    if (!network) throw new Error("a member belongs to a network");
    const since = instantAt(monthsLater(wallAt(now, network.timeZone).day, -monthsKept), "00:00", network.timeZone);
    const forgetSome = () =>
      transact(async (scope) => {
        const people = await lockForgotten(scope.db, since, batch);
        for (const { id } of people) await forget(scope.db, id, now);
        return people.length;
      });
    while ((await forgetSome()) === batch && !stopping.aborted);
  },
});

export const jobs = [forgetMembers];
