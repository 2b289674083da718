import type { FeedPage } from "@stoep/contract/feed";
import { pagesOf, Refused } from "@stoep/contract/kernel";
import { type InfiniteData, useInfiniteQuery, useQueryClient } from "@tanstack/react-query";
import { useEffect, useRef, useState } from "react";
import { api, type Cached, readCache, useLive, writeCache } from "../../app/index.ts";
import { changedOf, countNew, loadedBelow, renewed, replaced, without } from "./model.ts";

const options = pagesOf(api.feed.getFeed);
type Loaded = InfiniteData<FeedPage>;
/** Holds the first page, for reading offline. */
const cacheName = "feed";

/** The loaded feed, and the number of new messages, which are added when the reader asks for them. */
export function useFeed() {
  const queries = useQueryClient();
  const query = useInfiniteQuery({ ...options, staleTime: Number.POSITIVE_INFINITY });
  const [fresh, setFresh] = useState<FeedPage | null>(null);
  const looks = useRef({ asked: 0, answered: 0 });
  const first = query.data?.pages[0];
  useEffect(() => {
    if (first) writeCache(cacheName, first);
  }, [first]);

  const change = (by: (pages: FeedPage[]) => FeedPage[]) =>
    queries.setQueryData<Loaded>(options.queryKey, (before) => before && { ...before, pages: by(before.pages) });
  const look = async () => {
    if (!query.data) return void query.refetch();
    looks.current.asked += 1;
    const own = looks.current.asked;
    const page = await api.feed.getFeed({}).catch(() => null);
    // A later request has already returned: this response is out of date.
    if (!page || own < looks.current.answered) return;
    looks.current.answered = own;
    setFresh(page);
    change((pages) => renewed(pages, page));
    await lookBelow(page, () => own === looks.current.answered);
  };
  const lookBelow = async (page: FeedPage, isLatest: () => boolean) => {
    const below = loadedBelow(queries.getQueryData<Loaded>(options.queryKey)?.pages ?? [], page);
    if (!below) return;
    // Two more requests at most, however many pages are loaded.
    const answer = await api.feed.getFeedIds({ query: below.places }).catch(() => null);
    if (!answer || !isLatest()) return;
    if (answer.isComplete) change((pages) => without(pages, below.posts, answer.posts));
    const id = changedOf(below.posts, answer.posts);
    if (id.length === 0) return;
    const changed = await api.feed.getFeedPosts({ query: { id } }).catch(() => null);
    if (changed && isLatest()) change((pages) => replaced(pages, changed.items));
  };
  useLive(["feed"], () => void look());
  // Live events were missed while the reader was on another screen.
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

/** The cached first page, if the server cannot be reached. */
function useSaved(error: unknown): Cached<FeedPage> | null {
  const isCutOff = error instanceof Refused && error.code === "unavailable";
  return isCutOff ? readCache<FeedPage>(cacheName) : null;
}
