/** The overview of notices, and what is read. S1 §2, S1 §9 */
import { notifications } from "@stoep/contract/notifications";
import type { Resident, Staff } from "#kernel/actor.ts";
import type { RouteCall } from "#kernel/call.ts";
import type { Tx } from "#kernel/database.ts";
import { handle } from "#kernel/module.ts";
import { cutPage, readPageCursor } from "#kernel/page.ts";
import { refuse } from "#kernel/refuse.ts";
import { readerOf } from "./reader.ts";
import { countUnread, isTold, listNotices, markRead } from "./store/notices.ts";
import { viewNotice } from "./views.ts";

const pageSize = 20;
type Marking = RouteCall<Resident | Staff, Tx>;

export const noticeHandlers = handle(notifications, {
  async listNotices({ actor, db, query }) {
    const { readerId } = readerOf(actor);
    const place = readPageCursor(query.cursor);
    const rows = await listNotices(db, readerId, { unreadOnly: query.unreadOnly === "true" }, place, pageSize + 1);
    const { page, next } = cutPage(rows, pageSize, ({ at, id }) => [at, id]);
    return { items: page.map(viewNotice), next, unread: await countUnread(db, readerId) };
  },

  async countUnreadNotices({ actor, db }) {
    return { unread: await countUnread(db, readerOf(actor).readerId) };
  },

  async markNoticeRead(call) {
    const { noticeId } = call.params;
    const isChanged = await mark(call, { id: noticeId });
    if (!isChanged && !(await isTold(call.db, readerOf(call.actor).readerId, noticeId))) refuse("not_found");
    return counted(call);
  },

  async markAllNoticesRead(call) {
    await mark(call, { until: new Date(call.body.until) });
    return counted(call);
  },

  async markObjectRead(call) {
    const { objectKind, objectId, kind } = call.body;
    await mark(call, { object: { kind: objectKind, id: objectId }, ...(kind ? { kind } : {}) });
    return counted(call);
  },
});

/** The reader's other screens count anew. */
async function mark(call: Marking, which: Parameters<typeof markRead>[2]): Promise<boolean> {
  const { actor, announce, db, now } = call;
  const { readerId, accountId } = readerOf(actor);
  const isChanged = await markRead(db, readerId, which, now);
  if (isChanged) await announce("notifications", { networkId: actor.network.id, accountId });
  return isChanged;
}

const counted = async ({ actor, db }: Marking) => ({ unread: await countUnread(db, readerOf(actor).readerId) });
