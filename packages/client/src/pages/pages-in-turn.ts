type Fetch<R> = (options?: { cancelRefetch?: boolean }) => Promise<R>;

/** An infinite query, as far as it is loaded here. */
interface PagedQuery<R> {
  isFetching: boolean;
  isFetchingNextPage: boolean;
  refetch: Fetch<R>;
  fetchNextPage: Fetch<R>;
}

/** Joins what is being fetched, instead of cancelling it. */
const joinOptions = { cancelRefetch: false };

export function pagesInTurn<R>({ isFetching, isFetchingNextPage, refetch, fetchNextPage }: PagedQuery<R>) {
  return {
    /** Reloads every page that has been loaded. */
    again: async () => {
      if (isFetchingNextPage) await fetchNextPage(joinOptions);
      return refetch();
    },
    /** Loads the next page, or the first one if there is none. */
    more: async () => {
      if (isFetching && !isFetchingNextPage) await refetch(joinOptions);
      return fetchNextPage(joinOptions);
    },
  };
}
