import { useQuery } from "@tanstack/react-query";
import { api, queryOf, useAccess } from "../../../app/index.ts";
import { isWaiting } from "../alerts/alert-progress.tsx";
import type { Post, Statistics } from "../parts/words.ts";

/** A message's exact figures; requested only if it is published and the member may read them. */
export function useStatistics(post: Post) {
  const { read } = useAccess("basicStatistics");
  return useQuery({
    ...queryOf(api.publishing.getStatistics, { params: { postId: post.id } }),
    // Polls while an alert is being sent.
    refetchInterval: ({ state: { data } }) => (isUnderWay(post, data) ? 3000 : false),
    enabled: read === true && post.state === "published",
  });
}

/** Whether it is an alert that is still being sent, or was published only just now. */
function isUnderWay({ type, publishedAt }: Post, statistics: Statistics | undefined): boolean {
  if (type !== "urgent" || !statistics) return false;
  const { mails, pushes, texts } = statistics;
  const isFresh = Date.now() - Date.parse(publishedAt ?? "") < 60_000;
  return isFresh || isWaiting(mails) || isWaiting(pushes) || isWaiting(texts);
}
