/** Deletes old notices, and those of people who leave. */

import { daySeconds, daysBefore } from "@stoep/contract/kernel";
import type { Tx } from "#kernel/database.ts";
import { defineRecurring, inBatches } from "#kernel/jobs.ts";
import { eraseDeliveriesAbout } from "../deliveries/index.ts";
import { deleteNoticesBefore, deleteNoticesOf, removeActor, removeClosedActors } from "./store/notices.ts";
import { deletePreferences, deletePreferencesOf } from "./store/preferences.ts";

const keptDays = 90;
const batch = 5_000;

export const expireNotices = defineRecurring({
  name: "notifications.forgetNotices",
  heartbeatSeconds: 30,
  every: { seconds: daySeconds, offsetSeconds: 9_000, for: "each_network" },
  async run(call) {
    await call.transact(({ db }) => removeClosedActors(db));
    await inBatches(call, batch, () => deleteNoticesBefore(call.db, daysBefore(call.now, keptDays), batch));
  },
});

interface Leaver {
  accountId: string;
  residentId: string;
  now: Date;
}
/** For a resident who deletes the account: their notices and choices, and their name and words in what others are told. */
export async function eraseNotices({ db }: { db: Tx }, { accountId, residentId, now }: Leaver): Promise<void> {
  await deleteNoticesOf(db, accountId, [residentId]);
  await eraseDeliveriesAbout(db, { subjectIds: await removeActor(db, accountId), isToThem: false, now });
  await deletePreferences(db, residentId);
}

/** The same for somebody who works nowhere in this network any more. */
export async function eraseStaffNotices(db: Tx, accountId: string, now: Date): Promise<void> {
  await deleteNoticesOf(db, accountId);
  await eraseDeliveriesAbout(db, { subjectIds: await removeActor(db, accountId), isToThem: false, now });
  await deletePreferencesOf(db, accountId);
}
