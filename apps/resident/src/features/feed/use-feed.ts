import { pagesOf } from "@stoep/client/pages";
import type { FeedPage } from "@stoep/contract/feed";
import { Refused } from "@stoep/contract/kernel";
import { loadPart } from "@stoep/ui/parts";
import { type InfiniteData, useInfiniteQuery, useQueryClient } from "@tanstack/react-query";
import { useEffect, useRef, useState } from "react";
import { api, type Cached, queryClient, readCache, useLive, writeCache } from "../../app/index.ts";
import { ShoutCard } from "../shouts/index.ts";
import { type FeedFilter, matchesFilter, readFeedFilter } from "./feed-filter.ts";

type LoadedFeed = InfiniteData<FeedPage>;
/** The cache of the first page, for reading offline; a message’s own page looks there too. */
const cacheName = "feed";

const optionsFor = (wanted: FeedFilter) => ({
  ...pagesOf(api.feed.getFeed, isUnfiltered(wanted) ? {} : { query: wanted }),
  staleTime: Number.POSITIVE_INFINITY,
});
const isUnfiltered = (wanted: FeedFilter) => JSON.stringify(wanted) === "{}";

/** How long the first drawing waits for the feed. */
const patienceMilliseconds = 1000;

/**
 * Begins to load the feed of the address, and the card of a neighbour's message, before the screen is drawn. Resolves when they are
 * there, or soon. Never rejects.
 */
export const prepareFeed = (): Promise<unknown> =>
  Promise.race([
    Promise.all([queryClient.prefetchInfiniteQuery(optionsFor(readFeedFilter(location.search))), ShoutCard.preload()]),
    new Promise((resolve) => setTimeout(resolve, patienceMilliseconds)),
  ]);

/** The loaded feed, and the number of new messages, which are added when the reader asks for them. */
export function useFeed(wanted: FeedFilter) {
  const queries = useQueryClient();
  const limits = JSON.stringify(wanted);
  const isLimited = !isUnfiltered(wanted);
  const options = optionsFor(wanted);
  const query = useInfiniteQuery(options);
  const [held, setFresh] = useState<{ page: FeedPage; limits: string; count: number } | null>(null);
  const fresh = held?.limits === limits ? held : null;
  const looks = useRef({ asked: 0, answered: 0 });
  const first = query.data?.pages[0];
  useEffect(() => {
    if (first && !isLimited) writeCache(cacheName, first);
  }, [first, isLimited]);

  const change = (by: (pages: FeedPage[]) => FeedPage[]) =>
    queries.setQueryData<LoadedFeed>(options.queryKey, (before) => before && { ...before, pages: by(before.pages) });
  const look = async () => {
    if (!query.data) return void query.refetch();
    looks.current.asked += 1;
    const own = looks.current.asked;
    const page = await api.feed.getFeed(isLimited ? { query: wanted } : {}).catch(() => null);
    // A later request has already returned: this response is out of date.
    if (!page || own < looks.current.answered) return;
    looks.current.answered = own;
    const isLatest = () => own === looks.current.answered;
    const news = await loadPart(() => import("./after-first-screen.ts")).catch(() => null);
    if (!news || !isLatest()) return;
    const loaded = () => queries.getQueryData<LoadedFeed>(options.queryKey)?.pages ?? [];
    setFresh({ page, limits, count: news.countNew(loaded(), page) });
    change((pages) => news.mergeFirstPage(pages, page));
    await news.refreshBelow(loaded(), page, change, isLatest);
  };
  useLive(["feed", "shouts"], () => void look());
  // Live events were missed while the reader was on another screen, or had a narrower filter.
  // biome-ignore lint/correctness/useExhaustiveDependencies: once, on arrival at each
  useEffect(() => {
    if (queries.getQueryData(options.queryKey)) void look();
  }, [limits]);

  const showNew = () => {
    if (fresh) queries.setQueryData(options.queryKey, { pages: [fresh.page], pageParams: [undefined] });
    setFresh(null);
    window.scrollTo(0, 0);
  };
  const saved = useCachedPage(query.error);
  const known = saved?.value.items.filter((item) => matchesFilter(wanted, item));
  const items = query.data?.pages.flatMap((page) => page.items) ?? known;
  return { isLimited, query, items, newCount: fresh?.count ?? 0, showNew, saved };
}

/** The cached first page, if the server cannot be reached. */
function useCachedPage(error: unknown): Cached<FeedPage> | null {
  const isCutOff = error instanceof Refused && error.code === "unavailable";
  return isCutOff ? readCache<FeedPage>(cacheName) : null;
}
