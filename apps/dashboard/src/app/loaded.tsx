import { Refused } from "@stoep/contract/kernel";
import { EmptyState, LoadFailed } from "@stoep/ui";
import type { UseQueryResult } from "@tanstack/react-query";
import type { ReactNode } from "react";
import { useAppText, useRefusalText } from "./text.ts";

type Props<T> = {
  query: UseQueryResult<T>;
  /** Skeletons in the final layout. */
  waiting: ReactNode;
  children: (data: T) => ReactNode;
};

/** A query on screen: waiting, there, or failed with the way to try again. Data that is there stays while it is renewed. */
export function Loaded<T>({ query, waiting, children }: Props<T>) {
  if (query.data !== undefined) return children(query.data);
  if (query.isError)
    return <Failed error={query.error} onRetry={() => query.refetch()} isRetrying={query.isFetching} />;
  return waiting;
}

function Failed({ error, onRetry, isRetrying }: { error: unknown; onRetry: () => void; isRetrying: boolean }) {
  const t = useAppText();
  const words = useRefusalText();
  const code = error instanceof Refused ? error.code : "unexpected";
  if (code === "not_found")
    return (
      <EmptyState drawing="search" title={t("notFound.title")}>
        {t("notFound.text")}
      </EmptyState>
    );
  const labels = { title: t("failed.title"), text: words(code), retry: t("failed.retry") };
  return <LoadFailed labels={labels} onRetry={onRetry} isRetrying={isRetrying} />;
}
