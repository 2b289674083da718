import type { FeedPage } from "@stoep/contract/feed";
import { pagesOf, Refused } from "@stoep/contract/kernel";
import { type InfiniteData, useInfiniteQuery, useQueryClient } from "@tanstack/react-query";
import { useEffect, useState } from "react";
import { api, type Cached, readCache, useLive, writeCache } from "../../app/index.ts";
import { countNew, renewed } from "./model.ts";

const options = pagesOf(api.feed.getFeed);
/** Of the first page, for reading without a connection. */
const cacheName = "feed";

/** The loaded feed, and how many messages are new; these are added when the reader asks for them. */
export function useFeed() {
  const queries = useQueryClient();
  const query = useInfiniteQuery({ ...options, staleTime: Number.POSITIVE_INFINITY });
  const [fresh, setFresh] = useState<FeedPage | null>(null);
  const first = query.data?.pages[0];
  useEffect(() => {
    if (first) writeCache(cacheName, first);
  }, [first]);

  const look = async () => {
    if (!query.data) return void query.refetch();
    const page = await api.feed.getFeed({}).catch(() => null);
    if (!page) return;
    setFresh(page);
    queries.setQueryData<InfiniteData<FeedPage>>(options.queryKey, (before) =>
      before ? { ...before, pages: renewed(before.pages, page) } : before,
    );
  };
  useLive(["feed"], () => void look());
  // Back from another screen: live events in between were missed.
  // biome-ignore lint/correctness/useExhaustiveDependencies: once, on arrival
  useEffect(() => {
    if (queries.getQueryData(options.queryKey)) void look();
  }, []);

  const pages = query.data?.pages ?? [];
  const showNew = () => {
    if (fresh) queries.setQueryData(options.queryKey, { pages: [fresh], pageParams: [undefined] });
    setFresh(null);
    window.scrollTo(0, 0);
  };
  return { query, pages, newCount: fresh ? countNew(pages, fresh) : 0, showNew, saved: useSaved(query.error) };
}

/** The cached first page, while the server cannot be reached. */
function useSaved(error: unknown): Cached<FeedPage> | null {
  const isCutOff = error instanceof Refused && error.code === "unavailable";
  return isCutOff ? readCache<FeedPage>(cacheName) : null;
}
