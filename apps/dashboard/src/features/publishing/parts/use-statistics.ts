import { useQuery } from "@tanstack/react-query";
import { api, queryOf, useAccess } from "../../../app/index.ts";
import type { Post } from "./words.ts";

/** The exact figures of a message; asked for only where it is live and the member may read them. */
export function useStatistics(post: Post) {
  const { read } = useAccess("basicStatistics");
  return useQuery({
    ...queryOf(api.publishing.getStatistics, { params: { postId: post.id } }),
    enabled: read === true && post.state === "published",
  });
}
