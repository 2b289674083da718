import { useQuery } from "@tanstack/react-query";
import { api } from "../api/index.ts";

/** Counted up to this number: at the limit there may be more. */
const countLimit = 100;

/** The dashboard's menu counts under this key too, so that bell and menu share one query. */
export const unreadKey = ["notifications", "menuCount", "notifications"] as const;
export const readUnread = async (): Promise<number> => (await api.notifications.countUnreadNotices()).unread;

/** The text of a badge; "" for none. */
export const shownCount = (unread: number): string => (unread >= countLimit ? "99+" : unread > 0 ? `${unread}` : "");

/** How many notifications are unread; 0 until that is known. */
export function useUnread(): { unread: number; again: () => void } {
  const { data = 0, refetch } = useQuery({ queryKey: unreadKey, queryFn: readUnread });
  return { unread: data, again: () => void refetch() };
}
