import { accountLinkLimits } from "@stoep/contract/care";
import { dayMs, daySeconds, personName } from "@stoep/contract/kernel";
import { defineRecurring } from "#kernel/jobs.ts";
import { notifyOfNoAnswer } from "./notify.ts";
import { closeUnanswered, deleteRequestsBefore } from "./store/requests.ts";

const batch = 200;

/** Requests are kept as long as a resident who declined must not be asked again; links are kept with their people. */
const deleteExpiredRequests = defineRecurring({
  name: "care.forgetLinkRequests",
  heartbeatSeconds: 30,
  every: { seconds: daySeconds, offsetSeconds: 12_600, for: "each_network" },
  async run({ now, transact }) {
    const before = new Date(now.getTime() - (accountLinkLimits.waitDays + accountLinkLimits.quietDays) * dayMs);
    await transact(({ db }) => deleteRequestsBefore(db, before));
  },
});

/** The colleague who asked is told that nobody agreed, alike whether there is no such account or its owner declined. */
const closeUnansweredRequests = defineRecurring({
  name: "care.endLinkQuestions",
  heartbeatSeconds: 30,
  every: { seconds: daySeconds, offsetSeconds: 17_100, for: "each_network" },
  async run({ network, now, transact }) {
    if (!network) throw new Error("a question is asked in a network");
    await transact(async (scope) => {
      for (const { accountId, ...request } of await closeUnanswered(scope.db, now, batch))
        if (accountId === null)
          await notifyOfNoAnswer({ ...scope, network }, { ...request, name: personName(request) });
    });
  },
});

export const jobs = [deleteExpiredRequests, closeUnansweredRequests];
