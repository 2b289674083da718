import { Refused } from "@stoep/contract/kernel";
import { Box, EmptyState, LoadFailed, Notice, Page } from "@stoep/ui";
import type { UseQueryResult } from "@tanstack/react-query";
import type { ReactNode } from "react";
import { NotFoundPage } from "../shell/error-pages.tsx";
import { useAppText, useRefusalText } from "../text.ts";
import { OpenDialogs, useKeptTexts } from "./typed-texts.ts";

type Props<T> = {
  query: UseQueryResult<T>;
  /** Shown while loading: skeletons in the final layout. */
  waiting: ReactNode;
  /** Set if the content fills the whole screen: a failure is then shown with a heading. */
  isScreen?: true;
  /**
   * Shown in place of what is gone, and of the copy of it that was on screen; the code says why. `typed`: what somebody was typing in
   * dialogs about it, which it shows.
   */
  gone?: { codes: readonly string[]; show: (code: string, typed: readonly string[]) => ReactNode };
  children: (data: T) => ReactNode;
};

/**
 * Renders a query: waiting, loaded, or failed with a retry button. Loaded data stays on screen while it is fetched again. If it then
 * turns out to be gone, that is said above it: what somebody was typing stays.
 */
export function QueryContent<T>({ query, waiting, isScreen, gone, children }: Props<T>) {
  const t = useAppText();
  const { data, error, refetch, isFetching } = query;
  const code = query.isError ? codeOf(error) : null;
  const isGone = gone !== undefined && code !== null && gone.codes.includes(code);
  const { add, kept } = useKeptTexts(isGone);
  if (isGone && (kept !== null || data === undefined)) return gone.show(code, kept ?? []);
  if (data !== undefined) {
    return (
      <OpenDialogs value={add}>
        {code === "not_found" && <GoneNotice />}
        {children(data)}
      </OpenDialogs>
    );
  }
  if (code === null) return waiting;
  if (isScreen && code === "not_found") return <NotFoundPage />;
  const failed = <QueryFailure error={error} onRetry={() => refetch()} isRetrying={isFetching} />;
  return isScreen ? <Page title={t("failed.title")}>{failed}</Page> : failed;
}

const codeOf = (error: unknown) => (error instanceof Refused ? error.code : "unexpected");

function GoneNotice() {
  const t = useAppText();
  return (
    <Box mb="md">
      <Notice tone="danger" title={t("gone.title")}>
        {t("gone.text")}
      </Notice>
    </Box>
  );
}

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
