import { type InfiniteData, type QueryClient, useQueryClient } from "@tanstack/react-query";
import { api } from "../api/index.ts";
import { type Notify, useCommandAs } from "../commands/index.ts";
import { unreadKey } from "./unread.ts";
import type { Notice, NoticeList } from "./use-notices.ts";

type Pages = InfiniteData<NoticeList>;
const listKey = ["notifications", "listNotices"];

/** Marks notifications as read: immediately on screen, and unread again if the server could not be reached. */
export function useReadMarks(tell: Notify) {
  const queries = useQueryClient();
  const one = useCommandAs(tell, api.notifications.markNoticeRead, { refetches: [] });
  const all = useCommandAs(tell, api.notifications.markAllNoticesRead, { refetches: [] });
  const attempt = async (isMeant: (notice: Notice) => boolean, send: () => Promise<{ unread: number } | undefined>) => {
    // An answer still under way would show the old state.
    await queries.cancelQueries({ queryKey: listKey });
    const marked = loadedNotices(queries).filter((notice) => !notice.isRead && isMeant(notice));
    const ids = new Set(marked.map(({ id }) => id));
    put(queries, ids, true);
    const before = queries.getQueryData<number>(unreadKey) ?? 0;
    queries.setQueryData(unreadKey, Math.max(0, before - ids.size));
    const answer = await send();
    if (!answer) put(queries, ids, false);
    queries.setQueryData(unreadKey, answer?.unread ?? before);
    if (!answer) void queries.invalidateQueries({ queryKey: unreadKey });
  };
  return {
    markOne: ({ id }: Notice) =>
      attempt(
        (notice) => notice.id === id,
        () => one.run({ params: { noticeId: id } }),
      ),
    /** Only up to the newest one shown: notifications that arrive meanwhile stay unread. */
    markAll: async () => {
      const until = loadedNotices(queries)
        .map(({ at }) => at)
        .sort()
        .at(-1);
      if (until)
        await attempt(
          ({ at }) => at <= until,
          () => all.run({ body: { until } }),
        );
    },
  };
}

/** Every notification that a list on this page has loaded, once. */
function loadedNotices(queries: QueryClient): Notice[] {
  const lists = queries.getQueriesData<Pages>({ queryKey: listKey }).flatMap(([, data]) => data?.pages ?? []);
  return [...new Map(lists.flatMap(({ items }) => items).map((notice) => [notice.id, notice])).values()];
}

function put(queries: QueryClient, ids: ReadonlySet<string>, isRead: boolean): void {
  const changed = (notice: Notice) => (ids.has(notice.id) ? { ...notice, isRead } : notice);
  queries.setQueriesData<Pages>({ queryKey: listKey }, (data) =>
    data ? { ...data, pages: data.pages.map((page) => ({ ...page, items: page.items.map(changed) })) } : data,
  );
}
