import { daySeconds, daysBefore } from "@stoep/contract/kernel";
import { channels } from "@stoep/contract/notifications";
import { defineRecurring } from "#kernel/jobs.ts";
import {
  daysToSendAgain,
  deleteSettledBefore,
  deleteWordsBefore,
  emptyDeliveriesToClosed,
  expireLeases,
  hasDue,
  senders,
} from "./deliveries/index.ts";
import { deleteDevicesElsewhere, deleteUnusedDevices } from "./devices/index.ts";
import { mailsByOutcome } from "./mail/index.ts";
import { expireNotices, noticeJobs } from "./notices/index.ts";

/** Finds what was missed: hand-overs whose process died, and deliveries whose next try is due. */
const sweepDeliveries = defineRecurring({
  name: "notifications.sweep",
  heartbeatSeconds: 10,
  every: { seconds: 30, for: "platform" },
  async run({ db, now, enqueue, log, provided }) {
    const lost = await expireLeases(db, now, mailsByOutcome(provided));
    if (lost > 0) log.warn({ lost }, "deliveries whose hand-over was cut off; it is not known whether they went");
    for (const channel of channels) if (await hasDue(db, channel, now)) await enqueue(senders[channel], {});
  },
});

const expireDeliveries = defineRecurring({
  name: "notifications.forget",
  heartbeatSeconds: 30,
  every: { seconds: daySeconds, offsetSeconds: 10_800, for: "platform" },
  async run({ db, now }) {
    await emptyDeliveriesToClosed(db);
    await deleteWordsBefore(db, daysBefore(now, daysToSendAgain));
    await deleteSettledBefore(db, daysBefore(now, 30));
  },
});

/** Deletes devices whose session has ended, those that nothing has reached for a year, and those of push services that are not called. */
const expireDevices = defineRecurring({
  name: "notifications.forgetDevices",
  heartbeatSeconds: 30,
  every: { seconds: 3600, offsetSeconds: 900, for: "platform" },
  async run({ db, now, ports, log }) {
    const before = (days: number) => daysBefore(now, days);
    const elsewhere = await deleteDevicesElsewhere(db, ports.push.knows);
    if (elsewhere > 0) log.warn({ devices: elsewhere }, "devices of unknown push services were removed");
    await deleteUnusedDevices(db, { reachedBefore: before(365), endedSince: before(7) });
  },
});

export const jobs = [
  ...Object.values(senders),
  sweepDeliveries,
  expireDeliveries,
  expireDevices,
  expireNotices,
  ...noticeJobs,
];
