import { pagesOf } from "@stoep/contract/kernel";
import type { ReadPost } from "@stoep/contract/publishing";
import { useInfiniteQuery } from "@tanstack/react-query";
import { api, CardSkeleton, EmptyState, LoadFailed, useNetwork, useTitle } from "../../../app/index.ts";
import { MessageList } from "../parts/message-list.tsx";
import { useReaderLanguage } from "../reader-language.ts";
import { useText } from "../words.ts";

/** What organisations have put on the public page, for everybody. S1 §3 VisibilityType */
export function PublicScreen() {
  const t = useText();
  const { slug, name } = useNetwork();
  const language = useReaderLanguage() as ReadPost["language"];
  const query = useInfiniteQuery(
    pagesOf(api.publishing.listPublicPosts, { params: { networkSlug: slug }, query: { language } }),
  );
  useTitle(t("public.title", { network: name }));
  return (
    <>
      <h1>{t("public.title", { network: name })}</h1>
      {query.isPending && <CardSkeleton hasPicture />}
      {query.isError && <LoadFailed error={query.error} onRetry={() => query.refetch()} />}
      {query.data?.pages[0]?.items.length === 0 && (
        <EmptyState title={t("public.none")}>{t("public.noneText")}</EmptyState>
      )}
      {query.data && <MessageList posts={query.data.pages.flatMap(({ items }) => items)} paging={query} />}
    </>
  );
}
