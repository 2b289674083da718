/** The overview of notices, and marking them read. S1 §2, S1 §9 */
import { notifications } from "@stoep/contract/notifications";
import type { Resident, Staff } from "#kernel/actor.ts";
import type { NetworkCall } from "#kernel/call.ts";
import { handle } from "#kernel/module.ts";
import { cutPage, readPageCursor } from "#kernel/page.ts";
import { refuse } from "#kernel/refuse.ts";
import { hiddenFrom, readerOf } from "./reader.ts";
import { countUnread, hasNotice, listNotices, markRead, type ReadableNotices } from "./store/notices.ts";
import { viewNotice } from "./views.ts";

const pageSize = 20;

/** The caller's notices, of the modules in which they have a level. */
const scopeOf = (actor: Resident | Staff): ReadableNotices => ({
  readerId: readerOf(actor).readerId,
  hidden: hiddenFrom(actor),
});

export const noticeHandlers = handle(notifications, {
  async listNotices({ actor, db, provided, query }) {
    const seen = scopeOf(actor);
    const place = readPageCursor(query.cursor);
    const rows = await listNotices(db, seen, { unreadOnly: query.unreadOnly === "true" }, place, pageSize + 1);
    const { page, next } = cutPage(rows, pageSize, ({ at, id }) => [at, id]);
    return { items: page.map((row) => viewNotice({ provided }, row)), next, unread: await countUnread(db, seen) };
  },

  async countUnreadNotices({ actor, db }) {
    return { unread: await countUnread(db, scopeOf(actor)) };
  },

  async markNoticeRead(call) {
    const { noticeId } = call.params;
    const isChanged = await markAndAnnounce(call, { id: noticeId });
    if (!isChanged && !(await hasNotice(call.db, scopeOf(call.actor), noticeId))) refuse("not_found");
    return loadUnreadCount(call);
  },

  async markAllNoticesRead(call) {
    await markAndAnnounce(call, { until: new Date(call.body.until) });
    return loadUnreadCount(call);
  },

  async markObjectRead(call) {
    const { objectKind, objectId, kind } = call.body;
    await markAndAnnounce(call, { object: { kind: objectKind, id: objectId }, kind });
    return loadUnreadCount(call);
  },
});

/** The reader's other screens fetch their counts again. */
async function markAndAnnounce(call: NetworkCall, which: Parameters<typeof markRead>[2]): Promise<boolean> {
  const { actor, announce, db, now } = call;
  const isChanged = await markRead(db, scopeOf(actor), which, now);
  if (isChanged) await announce("notifications", { networkId: actor.network.id, accountId: actor.accountId });
  return isChanged;
}

const loadUnreadCount = async ({ actor, db }: NetworkCall) => ({ unread: await countUnread(db, scopeOf(actor)) });
