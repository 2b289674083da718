/** What staff of the city read. */
import { wordsIn } from "@stoep/contract/fold";
import { type InboxFilter, mostFound, shoutLimits, shouts } from "@stoep/contract/shouts";
import type { Staff } from "#kernel/actor.ts";
import type { Db } from "#kernel/database.ts";
import { handle } from "#kernel/module.ts";
import { cutPage, everyRow, type PageCursor, readPageCursor } from "#kernel/page.ts";
import { ensure, refuse } from "#kernel/refuse.ts";
import { fileRowsMax, listFile } from "#modules/files/index.ts";
import { unsharedFile } from "../figure-files.ts";
import { shoutFile } from "../files.ts";
import { inboxVerdict } from "../policy.ts";
import { trendingSince } from "../rules.ts";
import * as store from "../store/inbox.ts";
import { listNotes } from "../store/notes.ts";
import { isBeyondWalk, type Page, searchInbox } from "../store/searching.ts";
import { listMoments } from "../store/selections.ts";
import { viewOpened, viewRow, viewUnshared } from "../views.ts";

const pageSize = 15;
const unsharedSize = 30;
const few = 5;

const placeOf = ({ arrivedAt, createdAt, id }: store.InboxRow): PageCursor => ({ at: arrivedAt ?? createdAt, id });

interface Wanted extends Page {
  actor: Staff;
  filter: Partial<InboxFilter>;
  isFirst: boolean;
}

async function listed(db: Db, { actor, filter, isFirst, ...page }: Wanted) {
  const rows = await store.listInbox(db, actor, filter, page);
  const found = isFirst ? await store.countMatching(db, actor, filter, mostFound.filtered) : null;
  return { rows, found, isAtLeast: found === mostFound.filtered };
}

async function searched(db: Db, { isFirst, ...wanted }: Wanted) {
  const { ids, total, isNear } = await searchInbox(db, wanted);
  const isCapped = total >= mostFound.searched;
  const [rows, isCut] = await Promise.all([
    ids.length > 0 ? store.listInboxByIds(db, wanted.actor, ids) : [],
    isFirst && isNear && !isCapped ? isBeyondWalk(db, wanted) : isCapped,
  ]);
  return { rows, found: isFirst ? total : null, isAtLeast: isFirst && isCut };
}

export const inboxHandlers = handle(shouts, {
  async listShouts({ actor, db, now, query }) {
    ensure(inboxVerdict(actor));
    const { cursor, direction, ...filter } = query;
    const wanted = { place: readPageCursor(cursor), limit: pageSize + 1, direction };
    const isFirst = cursor === undefined;
    const { rows, ...count } = await (wordsIn(filter.search ?? "").length > 0
      ? searched(db, { actor, filter, isFirst, ...wanted })
      : listed(db, { actor, filter, isFirst, ...wanted }));
    const { page, next } = cutPage(rows, pageSize, (row) => [placeOf(row).at, row.id]);
    return { items: page.map((row) => viewRow(row, { actor, now })), next, ...count };
  },

  async exportShouts({ actor, db, language, now, query }) {
    ensure(inboxVerdict(actor));
    const { format, direction, ...filter } = query;
    const rows = everyRow<store.InboxRow, PageCursor>(
      (place, limit) => store.listInbox(db, actor, filter, { place, limit, direction }),
      placeOf,
      { max: fileRowsMax, batch: 500 },
    );
    return listFile(shoutFile, rows, { format, language, now, timeZone: actor.network.timeZone });
  },

  async listShoutPoints({ actor, db, query }) {
    ensure(inboxVerdict(actor));
    const rows = await store.listPoints(db, actor, query, shoutLimits.points + 1);
    const withoutPlace = await store.countWithoutPlace(db, actor, query, mostFound.filtered);
    return { items: rows.slice(0, shoutLimits.points), isCut: rows.length > shoutLimits.points, withoutPlace };
  },

  async listTrendingShouts({ actor, db, now }) {
    ensure(inboxVerdict(actor));
    const rows = await store.listTrending(db, actor, trendingSince(now), few);
    return { items: rows.map((row) => viewRow(row, { actor, now })) };
  },

  async listAlertShouts({ actor, db, now }) {
    ensure(inboxVerdict(actor));
    const rows = await store.listAlerts(db, actor, few);
    return { items: rows.map((row) => viewRow(row, { actor, now })) };
  },

  async listShoutColleagues({ actor, db }) {
    ensure(inboxVerdict(actor));
    const rows = await store.listColleagues(db, actor.organisation.id);
    return { items: rows.map(({ id, name }) => ({ id, name: name ?? "" })) };
  },

  async getShout(call) {
    const { actor, db, now, params } = call;
    ensure(inboxVerdict(actor));
    const row = (await store.findOpened(db, actor, params.shoutId)) ?? refuse("not_found");
    const [moments, notes] = await Promise.all([listMoments(db, row.id), listNotes(db, row.id)]);
    return viewOpened(row, { moments, notes }, { actor, now });
  },

  async listUnsharedShouts({ actor, db, query }) {
    ensure(inboxVerdict(actor));
    const { cursor, neighbourhoodId } = query;
    const place = readPageCursor(cursor);
    const rows = await store.listUnshared(db, actor.organisation.id, neighbourhoodId, place, unsharedSize + 1);
    const { page, next } = cutPage(rows, unsharedSize, ({ createdAt, id }) => [createdAt, id]);
    return { items: page.map((row) => viewUnshared(row, actor)), next };
  },

  async exportUnsharedShouts({ actor, db, language, now, query }) {
    ensure(inboxVerdict(actor));
    const { format, neighbourhoodId } = query;
    const rows = everyRow<store.UnsharedRow, PageCursor>(
      (place, limit) => store.listUnshared(db, actor.organisation.id, neighbourhoodId, place, limit),
      ({ createdAt, id }) => ({ at: createdAt, id }),
      { max: fileRowsMax, batch: 500 },
    );
    return listFile(unsharedFile, rows, { format, language, now, timeZone: actor.network.timeZone });
  },
});
