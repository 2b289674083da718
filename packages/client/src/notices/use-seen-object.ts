import type { NoticeKind } from "@stoep/contract/notifications";
import { useQueryClient } from "@tanstack/react-query";
import { useEffect } from "react";
import { api } from "../api/index.ts";
import { unreadKey } from "./unread.ts";

/**
 * Marks notifications about an object as read once the reader has opened it, so that no email follows. Without an id it does nothing.
 * `kind`: only notifications of this kind.
 */
export function useSeenObject(objectKind: string, objectId: string | undefined, kind?: NoticeKind): void {
  const queries = useQueryClient();
  useEffect(() => {
    if (!objectId || queries.getQueryData(unreadKey) === 0) return;
    api.notifications.markObjectRead({ body: { objectKind, objectId, kind } }).then(
      ({ unread }) => queries.setQueryData(unreadKey, unread),
      // Without a connection the notification stays unread.
      () => null,
    );
  }, [queries, objectKind, objectId, kind]);
}
