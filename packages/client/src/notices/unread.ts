import { useQuery } from "@tanstack/react-query";
import { api } from "../api/index.ts";

/** Counted up to here: so many mean that there may be more. */
const countLimit = 100;

/** The count of the dashboard's menu has this form, so that bell and menu are one query. */
export const unreadKey = ["notifications", "menuCount", "notifications"] as const;
export const readUnread = async (): Promise<number> => (await api.notifications.countUnreadNotices()).unread;

/** What a badge shows; "" for none. */
export const shownCount = (unread: number): string => (unread >= countLimit ? "99+" : unread > 0 ? `${unread}` : "");

/** How many are unread; 0 until that is known. */
export function useUnread(): { unread: number; again: () => void } {
  const { data = 0, refetch } = useQuery({ queryKey: unreadKey, queryFn: readUnread });
  return { unread: data, again: () => void refetch() };
}
