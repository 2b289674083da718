import type { NoticeKind } from "@stoep/contract/notifications";
import { useQueryClient } from "@tanstack/react-query";
import { useEffect } from "react";
import { api } from "../api/index.ts";
import { unreadKey } from "./unread.ts";

/**
 * What somebody has opened needs no notification any more, and no mail. Without an id nothing is told. `kind`: only what it says of
 * the object was opened.
 */
export function useSeenObject(objectKind: string, objectId: string | undefined, kind?: NoticeKind): void {
  const queries = useQueryClient();
  useEffect(() => {
    if (!objectId || queries.getQueryData(unreadKey) === 0) return;
    api.notifications.markObjectRead({ body: { objectKind, objectId, ...(kind ? { kind } : {}) } }).then(
      ({ unread }) => queries.setQueryData(unreadKey, unread),
      // Without a connection it stays unread.
      () => null,
    );
  }, [queries, objectKind, objectId, kind]);
}
