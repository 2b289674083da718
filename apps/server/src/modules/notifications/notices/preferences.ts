/** What people choose about their notices. S1 §2 Personal account */
import { type NoticeGroup, noticeGroups, notifications } from "@stoep/contract/notifications";
import type { Network, Resident, Staff } from "#kernel/actor.ts";
import type { Db, Tx } from "#kernel/database.ts";
import { handle } from "#kernel/module.ts";
import { refuseFields } from "#kernel/refuse.ts";
import { findMailPreference } from "../store/mail-preference.ts";
import { groupsWithout, kindsIn } from "./kinds.ts";
import { hiddenFrom, readerOf } from "./reader.ts";
import { defaultTimings, type TimingChoice, timingAt } from "./rules.ts";
import {
  listPreferences,
  type NoticeReader,
  putPreferences,
  putQuietHours,
  readQuietHours,
  rescheduleMails,
} from "./store/preferences.ts";
import { viewPreferences } from "./views.ts";

export const preferenceHandlers = handle(notifications, {
  getNoticePreferences: ({ actor, db }) => loadPreferences(db, actor),

  async setNoticePreferences({ actor, body, db, now }) {
    const { side, ...reader } = readerOf(actor);
    const groups: readonly string[] = groupsFor(actor);
    if (body.groups?.some(({ group }) => !groups.includes(group))) refuseFields({ groups: "invalid" });
    // First, because mails to be sent at once wait for the end of quiet hours.
    if (body.quietHours !== undefined) await putQuietHours(db, reader, body.quietHours, now);
    const known = await listPreferences(db, reader.readerId);
    const chosen = (body.groups ?? []).map(({ group, mail, push }) => {
      const before = known.find((one) => one.group === group) ?? defaultTimings[group];
      return { group, mail, push: (side === "residents" && push) || before.push };
    });
    await savePreferences(db, reader, chosen, { now, network: actor.network });
    return loadPreferences(db, actor);
  },
});

/** Stores the choices, and reschedules waiting notices: one statement for each timing that was chosen. */
export async function savePreferences(
  db: Tx,
  reader: NoticeReader,
  chosen: readonly (TimingChoice & { group: NoticeGroup })[],
  { now, network }: { now: Date; network: Pick<Network, "timeZone"> },
): Promise<void> {
  const latest = [...new Map(chosen.map((one) => [one.group, one])).values()];
  await putPreferences(db, reader, latest, now);
  const timing = timingAt(now, network.timeZone);
  for (const [mail, list] of Map.groupBy(latest, (one) => one.mail)) {
    const kinds = kindsIn(list.map(({ group }) => group));
    await rescheduleMails(db, reader.readerId, kinds, mail, timing);
  }
}

/** Without groups that have nothing for this reader. */
const groupsFor = (actor: Resident | Staff): readonly NoticeGroup[] =>
  groupsWithout(noticeGroups[readerOf(actor).side], hiddenFrom(actor));

async function loadPreferences(db: Db, actor: Resident | Staff) {
  const { readerId, accountId, side } = readerOf(actor);
  const groups = groupsFor(actor);
  const [chosen, quietHours] = [await listPreferences(db, readerId), await readQuietHours(db, readerId)];
  const { refusesAll } = await findMailPreference(db, accountId);
  return viewPreferences({ side, groups }, { chosen, quietHours, refusesAll });
}
