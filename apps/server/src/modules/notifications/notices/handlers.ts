/** The overview of notices, and what is read. S1 §2, S1 §9 */
import { notifications } from "@stoep/contract/notifications";
import type { Resident, Staff } from "#kernel/actor.ts";
import type { RouteCall } from "#kernel/call.ts";
import type { Tx } from "#kernel/database.ts";
import { handle } from "#kernel/module.ts";
import { cutPage, readPageCursor } from "#kernel/page.ts";
import { refuse } from "#kernel/refuse.ts";
import { hiddenFrom, readerOf } from "./reader.ts";
import { countUnread, isTold, listNotices, markRead, type Seen } from "./store/notices.ts";
import { viewNotice } from "./views.ts";

const pageSize = 20;
type Marking = RouteCall<Resident | Staff, Tx>;

/** What is there for the caller: theirs, of the modules in which they have a level. */
const seenBy = (actor: Resident | Staff): Seen => ({ readerId: readerOf(actor).readerId, hidden: hiddenFrom(actor) });

export const noticeHandlers = handle(notifications, {
  async listNotices({ actor, db, query }) {
    const seen = seenBy(actor);
    const place = readPageCursor(query.cursor);
    const rows = await listNotices(db, seen, { unreadOnly: query.unreadOnly === "true" }, place, pageSize + 1);
    const { page, next } = cutPage(rows, pageSize, ({ at, id }) => [at, id]);
    return { items: page.map(viewNotice), next, unread: await countUnread(db, seen) };
  },

  async countUnreadNotices({ actor, db }) {
    return { unread: await countUnread(db, seenBy(actor)) };
  },

  async markNoticeRead(call) {
    const { noticeId } = call.params;
    const isChanged = await mark(call, { id: noticeId });
    if (!isChanged && !(await isTold(call.db, seenBy(call.actor), noticeId))) refuse("not_found");
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
  const isChanged = await markRead(db, seenBy(actor), which, now);
  if (isChanged) await announce("notifications", { networkId: actor.network.id, accountId: actor.accountId });
  return isChanged;
}

const counted = async ({ actor, db }: Marking) => ({ unread: await countUnread(db, seenBy(actor)) });
