/** What staff of the city read of shouts. */
import { countCeilings, shoutLimits, shouts } from "@stoep/contract/shouts";
import type { Staff } from "#kernel/actor.ts";
import type { Db } from "#kernel/database.ts";
import { handle } from "#kernel/module.ts";
import { cutPage, everyRow, type PageCursor, readPageCursor } from "#kernel/page.ts";
import { ensure, refuse } from "#kernel/refuse.ts";
import { members } from "#modules/accounts/index.ts";
import { fileOptions, fileRowsMax, filtersOf, listFile } from "#modules/files/index.ts";
import { listBecame } from "../../became.ts";
import { inboxVerdict } from "../../policy.ts";
import { trendingSince } from "../../rules.ts";
import { listMoments } from "../../store/selections.ts";
import { shoutFile, unsharedFile } from "../spreadsheet.ts";
import * as store from "../store/inbox.ts";
import { type InboxQuery, readInboxFilter } from "../store/names.ts";
import { listNotes } from "../store/notes.ts";
import { isBeyondWalk, type Page, searchInbox } from "../store/search.ts";
import { viewInboxRow, viewStaffShout, viewUnsharedShout } from "../views.ts";

const pageSize = 15;
const unsharedSize = 30;
const few = 5;

const placeOf = ({ arrivedAt, createdAt, id }: store.InboxRow): PageCursor => ({ at: arrivedAt ?? createdAt, id });

interface PageQuery extends Page {
  actor: Staff;
  filter: InboxQuery;
  isFirst: boolean;
}

async function listByFilter(db: Db, { actor, filter, isFirst, ...page }: PageQuery) {
  const rows = await store.listInbox(db, actor, filter, page);
  const found = isFirst ? await store.countMatching(db, actor, filter, countCeilings.filtered) : null;
  return { rows, found, isAtLeast: found === countCeilings.filtered };
}

async function listByWords(db: Db, { isFirst, ...wanted }: PageQuery) {
  const { ids, total, isNear } = await searchInbox(db, wanted);
  const isCapped = total >= countCeilings.searched;
  const [rows, isCut] = await Promise.all([
    ids.length > 0 ? store.listInboxByIds(db, wanted.actor, ids) : [],
    isFirst && isNear && !isCapped ? isBeyondWalk(db, wanted) : isCapped,
  ]);
  return { rows, found: isFirst ? total : null, isAtLeast: isFirst && isCut };
}

export const readHandlers = handle(shouts, {
  async listShouts({ actor, db, now, query }) {
    ensure(inboxVerdict(actor));
    const { cursor, direction, ...typed } = query;
    const filter = await readInboxFilter(db, actor.organisation.id, typed);
    const wanted = { place: readPageCursor(cursor), limit: pageSize + 1, direction };
    const isFirst = cursor === undefined;
    const { rows, ...count } = await ((filter.words ?? []).length > 0
      ? listByWords(db, { actor, filter, isFirst, ...wanted })
      : listByFilter(db, { actor, filter, isFirst, ...wanted }));
    const { page, next } = cutPage(rows, pageSize, (row) => [placeOf(row).at, row.id]);
    return { items: page.map((row) => viewInboxRow(row, { actor, now })), next, ...count };
  },

  async exportShouts(call) {
    const { actor, db } = call;
    ensure(inboxVerdict(actor));
    const { direction, ...typed } = filtersOf(call.query);
    const filter = await readInboxFilter(db, actor.organisation.id, typed);
    const rows = everyRow<store.InboxFileRow, PageCursor>(
      (place, limit) => store.listForFile(db, actor, filter, { place, limit, direction }),
      placeOf,
      { max: fileRowsMax, batch: 500 },
    );
    return listFile(shoutFile, rows, await fileOptions(call));
  },

  async listShoutPoints({ actor, db, query }) {
    ensure(inboxVerdict(actor));
    const filter = await readInboxFilter(db, actor.organisation.id, query);
    const rows = await store.listPoints(db, actor, filter, shoutLimits.points + 1);
    const withoutPlace = await store.countWithoutPlace(db, actor, filter, countCeilings.filtered);
    return { items: rows.slice(0, shoutLimits.points), isCut: rows.length > shoutLimits.points, withoutPlace };
  },

  async listTrendingShouts({ actor, db, now }) {
    ensure(inboxVerdict(actor));
    const rows = await store.listTrending(db, actor, trendingSince(now), few);
    return { items: rows.map((row) => viewInboxRow(row, { actor, now })) };
  },

  async listAlertShouts({ actor, db, now }) {
    ensure(inboxVerdict(actor));
    const rows = await store.listAlerts(db, actor, few);
    return { items: rows.map((row) => viewInboxRow(row, { actor, now })) };
  },

  async listShoutColleagues({ actor, db }) {
    ensure(inboxVerdict(actor));
    const rows = await members.listEditors(db, actor.organisation.id);
    return { items: rows.map(({ id, name }) => ({ id, name: name ?? "" })) };
  },

  async getShout(call) {
    const { actor, db, now, params } = call;
    ensure(inboxVerdict(actor));
    const row = await store.findForStaff(db, actor, params.shoutId);
    if (!row) return refuse((await store.isWithdrawn(db, actor, params.shoutId)) ? "shout_withdrawn" : "not_found");
    const [moments, notes] = await Promise.all([listMoments(db, row.id), listNotes(db, row.id)]);
    return viewStaffShout(row, { moments, notes, became: await listBecame(call, row.id) }, { actor, now });
  },

  async listUnsharedShouts({ actor, db, query }) {
    ensure(inboxVerdict(actor));
    const { cursor, neighbourhoodId } = query;
    const place = readPageCursor(cursor);
    const rows = await store.listUnshared(db, actor.organisation.id, neighbourhoodId, place, unsharedSize + 1);
    const { page, next } = cutPage(rows, unsharedSize, ({ createdAt, id }) => [createdAt, id]);
    return { items: page.map((row) => viewUnsharedShout(row, actor)), next };
  },

  async exportUnsharedShouts(call) {
    const { actor, db, query } = call;
    ensure(inboxVerdict(actor));
    const { neighbourhoodId } = query;
    const rows = everyRow<store.UnsharedRow, PageCursor>(
      (place, limit) => store.listUnshared(db, actor.organisation.id, neighbourhoodId, place, limit),
      ({ createdAt, id }) => ({ at: createdAt, id }),
      { max: fileRowsMax, batch: 500 },
    );
    return listFile(unsharedFile, rows, await fileOptions(call));
  },
});
