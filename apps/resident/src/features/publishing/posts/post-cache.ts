import type { ReadPost } from "@stoep/contract/publishing";
import { useQueryClient } from "@tanstack/react-query";

export type PostChange = Partial<ReadPost>;

/** Changes a message wherever a cached response holds it: pages of a feed, lists, the message itself. */
export function replacePost(known: unknown, postId: string, change: (post: ReadPost) => ReadPost): unknown {
  if (Array.isArray(known)) return known.map((one) => replacePost(one, postId, change));
  if (known === null || typeof known !== "object") return known;
  if ("textHtml" in known) return (known as ReadPost).id === postId ? change(known as ReadPost) : known;
  return Object.fromEntries(Object.entries(known).map(([key, value]) => [key, replacePost(value, postId, change)]));
}

/** After a reaction, a vote or a comment, updates every list that shows the message, without a refetch. */
export function usePostCache() {
  const queries = useQueryClient();
  return (postId: string, change: (post: ReadPost) => PostChange) => {
    const apply = (post: ReadPost): ReadPost => ({ ...post, ...change(post) });
    for (const query of queries.getQueryCache().getAll()) {
      if (query.state.data === undefined || !isAboutPosts(query.queryKey[0])) continue;
      queries.setQueryData(query.queryKey, (known: unknown) => replacePost(known, postId, apply));
    }
  };
}

const isAboutPosts = (capability: unknown) => capability === "publishing" || capability === "feed";
