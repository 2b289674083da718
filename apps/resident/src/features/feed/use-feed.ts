import type { FeedPage } from "@stoep/contract/feed";
import { pagesOf, Refused } from "@stoep/contract/kernel";
import { type InfiniteData, useInfiniteQuery, useQueryClient } from "@tanstack/react-query";
import { useEffect, useState } from "react";
import { api, type Kept, keep, kept, useLive } from "../../app/index.ts";
import { countNew, renewed } from "./model.ts";

const options = pagesOf(api.feed.getFeed);
/** The last first page, for when there is no line. */
const keptName = "feed";

/** The feed as it stands, with how much is new; new messages come in when the reader asks for them. */
export function useFeed() {
  const queries = useQueryClient();
  const query = useInfiniteQuery({ ...options, staleTime: Number.POSITIVE_INFINITY });
  const [fresh, setFresh] = useState<FeedPage | null>(null);
  const first = query.data?.pages[0];
  useEffect(() => {
    if (first) keep(keptName, first);
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
  // Back from another screen: what was told meanwhile was not heard here.
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

/** What was loaded last, once it is known that nothing newer can be had. */
function useSaved(error: unknown): Kept<FeedPage> | null {
  const isCutOff = error instanceof Refused && error.code === "unavailable";
  return isCutOff ? kept<FeedPage>(keptName) : null;
}
