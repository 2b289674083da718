import { pagesOf } from "@stoep/contract/kernel";
import { useInfiniteQuery } from "@tanstack/react-query";
import { api } from "../api/index.ts";
import { pagesInTurn } from "../pages/index.ts";

export type NoticeList = Awaited<ReturnType<typeof api.notifications.listNotices>>;
export type Notice = NoticeList["items"][number];

/** All of them or the unread ones, newest first; each once, also when one came while the pages were read. */
export function useNotices(isUnreadOnly: boolean) {
  const query = useInfiniteQuery(
    pagesOf(api.notifications.listNotices, isUnreadOnly ? { query: { unreadOnly: "true" } } : {}),
  );
  const items = query.data?.pages.flatMap((page) => page.items) ?? [];
  const notices = [...new Map(items.map((item) => [item.id, item])).values()];
  return { query, notices, pages: pagesInTurn(query) };
}
