import { Refused } from "@stoep/contract/kernel";
import { EmptyState, LoadFailed, Page } from "@stoep/ui";
import type { UseQueryResult } from "@tanstack/react-query";
import type { ReactNode } from "react";
import { NotFoundPage } from "../shell/error-pages.tsx";
import { useAppText, useRefusalText } from "../text.ts";

type Props<T> = {
  query: UseQueryResult<T>;
  /** Shown while loading: skeletons in the final layout. */
  waiting: ReactNode;
  /** Set if the content fills the whole screen: a failure is then shown with a heading. */
  isScreen?: true;
  children: (data: T) => ReactNode;
};

/** Renders a query: waiting, loaded, or failed with a retry button. Loaded data stays on screen while it is fetched again. */
export function QueryContent<T>({ query, waiting, isScreen, children }: Props<T>) {
  const t = useAppText();
  if (query.data !== undefined) return children(query.data);
  if (!query.isError) return waiting;
  const { error, refetch, isFetching } = query;
  if (isScreen && codeOf(error) === "not_found") return <NotFoundPage />;
  const failed = <QueryFailure error={error} onRetry={() => refetch()} isRetrying={isFetching} />;
  return isScreen ? <Page title={t("failed.title")}>{failed}</Page> : failed;
}

const codeOf = (error: unknown) => (error instanceof Refused ? error.code : "unexpected");

function QueryFailure({ error, onRetry, isRetrying }: { error: unknown; onRetry: () => void; isRetrying: boolean }) {
  const t = useAppText();
  const words = useRefusalText();
  const code = codeOf(error);
  if (code === "not_found")
    return (
      <EmptyState drawing="search" title={t("notFound.title")}>
        {t("notFound.text")}
      </EmptyState>
    );
  const labels = { title: t("failed.title"), text: words(code), retry: t("failed.retry") };
  return <LoadFailed labels={labels} onRetry={onRetry} isRetrying={isRetrying} />;
}
