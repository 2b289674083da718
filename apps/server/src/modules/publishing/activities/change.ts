/** The consequences of changing a live activity: its date moves, places become free, and everyone coming is notified. */

import type { ActivityDraft } from "@stoep/contract/publishing";
import { datesOf } from "@stoep/contract/publishing";
import type { MailScope, NoticeScope } from "#kernel/call.ts";
import { scheduleOf } from "../posts/index.ts";
import { settlePlaces } from "./attendance.ts";
import { notifyOfDates } from "./notify.ts";
import { changedDatesOf, onlyChangedDates } from "./reschedule.ts";
import { lockDatesWithWaiting } from "./store/attendance.ts";
import { type DateRow, listAttendedDates, listDateRows, reviseDates, updateDateRows } from "./store/dates.ts";

interface ActivityChange {
  postId: string;
  was: ActivityDraft;
  is: ActivityDraft;
}

/** How many people were notified that dates moved, and that they got a place. */
interface NotifiedPeople {
  moved: number;
  placed: number;
}

/** The post must be locked and the change stored. */
export async function changeDates(call: MailScope & NoticeScope, change: ActivityChange): Promise<NotifiedPeople> {
  const moved = await moveDatesByForm(call, change);
  // After the move, so that people who move up get the new time and place.
  const isOtherCapacity = change.is.capacity !== change.was.capacity;
  return { moved, placed: isOtherCapacity ? await fillFreePlaces(call, [change.postId]) : 0 };
}

async function moveDatesByForm(call: MailScope & NoticeScope, { postId, was, is }: ActivityChange): Promise<number> {
  const isElsewhere = is.address !== was.address;
  const isMoved = JSON.stringify(scheduleOf(is)) !== JSON.stringify(scheduleOf(was));
  if (!(isElsewhere || isMoved)) return 0;
  const rows = await listDateRows(call.db, postId);
  // Only an activity with one date is moved by its fields.
  const [date] = isMoved ? datesOf(is, call.network.timeZone) : [];
  const after = rows.map((row) => (date ? rescheduledRow(row, date) : row));
  const changed = isElsewhere ? after : onlyChangedDates(after, rows);
  await updateDateRows(call.db, changed);
  const affected = changed.filter(
    (row) => row.startsAt > call.now && row.cancelledAt === null && (isMoved || row.address === null),
  );
  return notifyOfDates(call, {
    what: "datesMoved",
    postId,
    dates: changedDatesOf(affected, rows),
    wasPlace: was.address,
  });
}

const rescheduledRow = (row: DateRow, date: Pick<DateRow, "startsAt" | "endsAt" | "isOpenEnded">): DateRow => ({
  ...row,
  ...date,
  movedFrom: date.startsAt.getTime() === row.startsAt.getTime() ? row.movedFrom : row.startsAt,
});

/** Gives the places that became free while these posts were deleted to those waiting. The posts must be locked. Returns how many got one. */
export const fillPlacesOfRestored = (
  call: MailScope & NoticeScope,
  posts: readonly { id: string }[],
): Promise<number> =>
  fillFreePlaces(
    call,
    posts.map(({ id }) => id),
  );

async function fillFreePlaces(call: MailScope & NoticeScope, postIds: readonly string[]): Promise<number> {
  let placed = 0;
  for (const date of await lockDatesWithWaiting(call.db, postIds, call.now)) {
    placed += await settlePlaces(call, date, true);
  }
  return placed;
}

/** Notifies the people coming to future dates of live posts that were deleted or restored. Returns how many. */
export async function notifyOfDeletion(
  call: MailScope & NoticeScope,
  posts: readonly { id: string; publishedAt: Date | null }[],
  what: "datesCancelled" | "datesRestored",
): Promise<number> {
  const live = posts.filter(({ publishedAt }) => publishedAt).map(({ id }) => id);
  if (live.length === 0) return 0;
  const dates = await listAttendedDates(call.db, live, call.now);
  if (dates.length === 0) return 0;
  await reviseDates(
    call.db,
    dates.map(({ id }) => id),
  );
  let told = 0;
  for (const [postId, own] of Map.groupBy(dates, (date) => date.postId)) {
    told += await notifyOfDates(call, { what, postId, dates: own });
  }
  return told;
}
