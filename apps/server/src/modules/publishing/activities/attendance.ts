/** Residents register for a date: who gets a place, who waits, and who moves up. docs/specification/activities.md */

import { type Language, sumOf } from "@stoep/contract/kernel";
import { v7 as newId } from "uuid";
import type { MailScope, NoticeScope } from "#kernel/call.ts";
import { anyOf } from "#kernel/sql/id-list.ts";
import { activityValues, formatWeekdayMoment, notifyOfActivity } from "./notify.ts";
import type { Attendance, LockedDate } from "./store/attendance.ts";
import {
  deleteAttendance,
  listWaitingParties,
  selectAttendees,
  updateCounts,
  updateToComing,
  upsertAttendance,
} from "./store/attendance.ts";

/** Free places; without a capacity there is room for everyone. */
export const freePlaces = ({ capacity, coming }: Pick<LockedDate, "capacity" | "coming">): number =>
  capacity === null ? Number.POSITIVE_INFINITY : Math.max(0, capacity - coming);

interface AttendanceChange {
  residentId: string;
  before: Attendance | undefined;
  /** undefined: the resident is neither coming nor waiting. */
  after: Omit<Attendance, "turn"> | undefined;
}

/** Stores one resident's registration, and gives places that became free to people waiting. The date must be locked. */
export async function changeAttendance(
  call: MailScope & NoticeScope,
  date: LockedDate,
  { residentId, before, after }: AttendanceChange,
): Promise<void> {
  const { db, now } = call;
  const key = { dateId: date.id, residentId };
  const turn = before?.turn ?? date.nextTurn;
  if (after) await upsertAttendance(db, key, { ...after, turn }, now);
  else await deleteAttendance(db, date.id, residentId);
  const changed = {
    ...date,
    coming: date.coming + peopleIn("coming", after) - peopleIn("coming", before),
    waiting: date.waiting + peopleIn("waiting", after) - peopleIn("waiting", before),
    nextTurn: before ? date.nextTurn : date.nextTurn + 1,
  };
  await settlePlaces(call, changed, changed.coming < date.coming);
}

const peopleIn = (state: Attendance["state"], said: Omit<Attendance, "turn"> | undefined): number =>
  said?.state === state ? said.people : 0;

const batch = 500;

/**
 * Stores the counts. If places became free, waiting parties that fit move up in order and are notified. Returns how many were.
 */
export async function settlePlaces(call: MailScope & NoticeScope, date: LockedDate, isFreed: boolean): Promise<number> {
  const mayMoveUp = isFreed && date.waiting > 0 && date.cancelledAt === null && date.startsAt > call.now;
  const moved = mayMoveUp ? await moveUpWaiting(call, date) : [];
  const people = sumOf(moved, (one) => one.people);
  const { coming, waiting, nextTurn } = date;
  await updateCounts(call.db, date.id, { coming: coming + people, waiting: waiting - people, nextTurn });
  if (moved.length === 0) return 0;
  const { network } = call;
  const about = await activityValues(call, date.postId, date.address);
  const values = (language: Language) => ({
    ...about(language),
    when: formatWeekdayMoment(language, network.timeZone, date.startsAt),
  });
  const ids = moved.map((one) => one.residentId);
  const recipients = selectAttendees(call.db, [date.id]).where("attendance.residentId", "=", anyOf(ids));
  // Each move up is a separate mail: nobody moves up twice unless they left the list in between.
  return notifyOfActivity(
    call,
    { kind: "publishing.movedUp", eventId: newId(), postId: date.postId, values },
    recipients,
  );
}

/** A party is never split: one that is too large waits, and later ones that fit pass it. */
async function moveUpWaiting({ db }: MailScope & NoticeScope, date: LockedDate) {
  const moved: { residentId: string; people: number }[] = [];
  let [free, after] = [Math.min(freePlaces(date), date.waiting), 0];
  while (free > 0) {
    const waiting = await listWaitingParties(db, date.id, { free, after, limit: batch });
    for (const one of waiting) {
      if (one.people > free) continue;
      moved.push(one);
      free -= one.people;
    }
    if (waiting.length < batch) break;
    after = waiting.at(-1)?.turn ?? after;
  }
  if (moved.length > 0) {
    await updateToComing(
      db,
      date.id,
      moved.map(({ residentId }) => residentId),
    );
  }
  return moved;
}
