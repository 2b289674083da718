import { useInfiniteQuery } from "@tanstack/react-query";
import { api } from "../api/index.ts";
import { pagesInTurn, pagesOf } from "../pages/index.ts";

export type NoticeList = Awaited<ReturnType<typeof api.notifications.listNotices>>;
export type Notice = NoticeList["items"][number];

/** All of them or the unread ones, newest first; each once and as it is now, also when one came while the pages were read. S1 §4 */
export function useNotices(isUnreadOnly: boolean) {
  const query = useInfiniteQuery(
    pagesOf(api.notifications.listNotices, isUnreadOnly ? { query: { unreadOnly: "true" } } : {}),
  );
  const items = query.data?.pages.flatMap((page) => page.items) ?? [];
  const notices = [...Map.groupBy(items, ({ id }) => id).values()].flatMap(([newest]) => newest ?? []);
  return { query, notices, pages: pagesInTurn(query) };
}
