/** Deletes old notices, and those of people who leave. */

import { daySeconds, daysBefore } from "@stoep/contract/kernel";
import type { Tx } from "#kernel/database.ts";
import { defineRecurring, inBatches } from "#kernel/jobs.ts";
import { deleteNoticesBefore, erasePerson } from "./store/notices.ts";
import { deletePreferences } from "./store/preferences.ts";

const keptDays = 90;
const batch = 5_000;

export const expireNotices = defineRecurring({
  name: "notifications.forgetNotices",
  heartbeatSeconds: 30,
  every: { seconds: daySeconds, offsetSeconds: 9_000, for: "each_network" },
  run: (call) => inBatches(call, batch, () => deleteNoticesBefore(call.db, daysBefore(call.now, keptDays), batch)),
});

/** For a resident who deletes the account: their notices and choices, and their name in others' notices. */
export async function eraseNotices(
  { db }: { db: Tx },
  { accountId, residentId }: { accountId: string; residentId: string },
): Promise<void> {
  await erasePerson(db, accountId, residentId);
  await deletePreferences(db, residentId);
}
