/** An organisation's own posts together: by day, over a year, the best of them, the deleted ones. S1 §2, §9 */

import { dayAt, dayMs, daysLater, monthsLater, startOfDay, startOfMonth } from "@stoep/contract/kernel";
import { calendarLimits, type PostKind, publishing } from "@stoep/contract/publishing";
import type { StaffCall } from "#kernel/call.ts";
import type { Db } from "#kernel/database.ts";
import { handle } from "#kernel/module.ts";
import { after, cutPage, readPageCursor } from "#kernel/page.ts";
import { refuseFields } from "#kernel/refuse.ts";
import { listCalendarEntries, viewCalendarEntry } from "../../calendar/index.ts";
import { listLinks } from "../../links/index.ts";
import { listPostRows, listReader, restorableSince, viewPostRow } from "../../posts/index.ts";
import { figuresOfDays, figuresOfYear } from "../own-figures.ts";
import {
  countDays,
  countFigures,
  countThemes,
  listAuthors,
  listBest,
  selectDeletedPosts,
} from "../store/own-figures.ts";
import { viewDeletedPost } from "../views.ts";

const bestCount = 5;
const activityDays = 14;
const deletedPage = 25;

export const overviewHandlers = handle(publishing, {
  async listCalendar({ query, actor, db }) {
    const from = new Date(query.from);
    const last = from.getTime() + calendarLimits.days * dayMs;
    const until = new Date(Math.min(new Date(query.until).getTime(), last));
    if (until <= from) refuseFields({ until: "invalid" });
    const rows = await listCalendarEntries(db, actor.organisation.id, { from, until, kinds: query.kinds });
    return {
      items: rows.slice(0, calendarLimits.entries).map(viewCalendarEntry),
      until: until.toISOString(),
      isCut: rows.length > calendarLimits.entries,
    };
  },

  async listDeletedPosts({ query, actor, db, now }) {
    const place = readPageCursor(query.cursor);
    const rows = await selectDeletedPosts(db, actor.organisation.id, restorableSince(now))
      .where(({ refTuple }) => after(refTuple("post.deletedAt", "post.id"), "desc", place))
      .limit(deletedPage + 1)
      .execute();
    const { page, next } = cutPage(rows, deletedPage, (row) => [row.deletedAt, row.id]);
    return { items: page.map((row) => viewDeletedPost(actor, row)), next };
  },

  async listAuthors({ actor, db }) {
    return { items: await listAuthors(db, actor.organisation.id) };
  },

  async getOwnFigures(call) {
    const { query, actor, db, now } = call;
    const { id: organisationId } = actor.organisation;
    const { timeZone } = actor.network;
    const firstOfMonth = startOfMonth(dayAt(now, timeZone));
    const months = Array.from({ length: 12 }, (_, place) => monthsLater(firstOfMonth, place - 11));
    const window = { organisationId, since: startOfDay(months[0] ?? firstOfMonth, timeZone), kind: query.kind };
    const rows = await countFigures(db, window, timeZone, new Date(now.getTime() - dayMs));
    return {
      ...figuresOfYear(months, rows),
      best: await loadBestPosts(call, window.since),
    };
  },

  async listTrending(call) {
    const since = daysLater(dayAt(call.now, call.actor.network.timeZone), -30);
    return { items: await loadBestPosts(call, startOfDay(since, call.actor.network.timeZone)) };
  },

  async countThemes({ actor, db, now }) {
    const { timeZone } = actor.network;
    const since = startOfDay(monthsLater(dayAt(now, timeZone), -12), timeZone);
    return { items: await countThemes(db, { organisationId: actor.organisation.id, since }) };
  },

  async countActivity({ actor, db, now }) {
    const { timeZone } = actor.network;
    const today = dayAt(now, timeZone);
    const days = Array.from({ length: activityDays }, (_, place) => daysLater(today, place + 1 - activityDays));
    const since = startOfDay(days[0] ?? today, timeZone);
    return {
      days: figuresOfDays(days, await countDays(db, { organisationId: actor.organisation.id, since }, timeZone)),
    };
  },
});

/** The best posts, in order, as the list shows them. */
async function loadBestPosts(call: StaffCall<Db> & { query: { kind?: PostKind | undefined } }, since: Date) {
  const { query, actor, db } = call;
  const ids = await listBest(db, { organisationId: actor.organisation.id, since, kind: query.kind }, bestCount);
  if (ids.length === 0) return [];
  const found = await listPostRows(db, listReader(call), ids);
  const rows = new Map(found.map((row) => [row.id, row]));
  const links = await listLinks(call, found);
  return ids.flatMap((id) => {
    const row = rows.get(id);
    return row ? [viewPostRow({ ...call, links }, row)] : [];
  });
}
