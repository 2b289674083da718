import { useInfiniteQuery } from "@tanstack/react-query";
import { api } from "../api/index.ts";
import { pagesInTurn, pagesOf } from "../pages/index.ts";

export type NoticeList = Awaited<ReturnType<typeof api.notifications.listNotices>>;
export type Notice = NoticeList["items"][number];

/**
 * All notifications or only the unread ones, newest first. Each is listed once and in its latest form, even if one arrives while pages
 * load. S1 §4
 */
export function useNotices(isUnreadOnly: boolean) {
  const query = useInfiniteQuery(
    pagesOf(api.notifications.listNotices, isUnreadOnly ? { query: { unreadOnly: "true" } } : {}),
  );
  const items = query.data?.pages.flatMap((page) => page.items) ?? [];
  const notices = [...Map.groupBy(items, ({ id }) => id).values()].flatMap(([newest]) => newest ?? []);
  return { query, notices, pages: pagesInTurn(query) };
}
