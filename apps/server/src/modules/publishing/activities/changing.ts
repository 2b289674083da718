/** What follows from changing a live activity: its date moves, places become free, and everyone coming is told. */
import type { ActivityDraft } from "@stoep/contract/publishing";
import { datesOf } from "@stoep/contract/publishing";
import { lockWaited } from "../store/attendance.ts";
import { type DateRow, listAttended, listDateRows, putDateRows, reviseDates } from "../store/dates.ts";
import { settle } from "./attending.ts";
import { type Telling, tellComing } from "./mail.ts";
import { differing, toldOf, whenOf } from "./moving.ts";

interface Change {
  postId: string;
  was: ActivityDraft;
  is: ActivityDraft;
}

/** The post must be locked and the change saved. Returns how many people were told about the move. */
export async function changeDates(call: Telling, change: Change): Promise<number> {
  const told = await moveByForm(call, change);
  // After the move: whoever moves up reads when and where it takes place from now on.
  if (change.is.capacity !== change.was.capacity) await settleWaited(call, [change.postId]);
  return told;
}

async function moveByForm(call: Telling, { postId, was, is }: Change): Promise<number> {
  const isElsewhere = is.address !== was.address;
  const isMoved = JSON.stringify(whenOf(is)) !== JSON.stringify(whenOf(was));
  if (!(isElsewhere || isMoved)) return 0;
  const rows = await listDateRows(call.db, postId);
  // Only an activity with one date is moved by its fields.
  const [date] = isMoved ? datesOf(is, call.network.timeZone) : [];
  const after = rows.map((row) => (date ? movedTo(row, date) : row));
  const changed = isElsewhere ? after : differing(after, rows);
  await putDateRows(call.db, changed);
  const affected = changed.filter(
    (row) => row.startsAt > call.now && row.cancelledAt === null && (isMoved || row.address === null),
  );
  return tellComing(call, { what: "datesMoved", postId, dates: toldOf(affected, rows), wasPlace: was.address });
}

const movedTo = (row: DateRow, date: Pick<DateRow, "startsAt" | "endsAt" | "isOpenEnded">): DateRow => ({
  ...row,
  ...date,
  movedFrom: date.startsAt.getTime() === row.startsAt.getTime() ? row.movedFrom : row.startsAt,
});

/** Gives the places that became free while these posts were deleted to those waiting. The posts must be locked. */
export const settleRestored = (call: Telling, posts: readonly { id: string }[]): Promise<void> =>
  settleWaited(
    call,
    posts.map(({ id }) => id),
  );

async function settleWaited(call: Telling, postIds: readonly string[]): Promise<void> {
  for (const date of await lockWaited(call.db, postIds, call.now)) await settle(call, date, true);
}

/** Tells the people coming to future dates of live posts that were deleted or put back. */
export async function tellOfDeletion(
  call: Telling,
  posts: readonly { id: string; publishedAt: Date | null }[],
  what: "datesCancelled" | "datesRestored",
): Promise<void> {
  const live = posts.filter(({ publishedAt }) => publishedAt).map(({ id }) => id);
  if (live.length === 0) return;
  const dates = await listAttended(call.db, live, call.now);
  if (dates.length === 0) return;
  await reviseDates(
    call.db,
    dates.map(({ id }) => id),
  );
  for (const [postId, own] of Map.groupBy(dates, (date) => date.postId)) {
    await tellComing(call, { what, postId, dates: own });
  }
}
