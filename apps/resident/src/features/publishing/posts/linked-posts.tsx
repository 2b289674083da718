import { pagesOf } from "@stoep/client/pages";
import { useInfiniteQuery } from "@tanstack/react-query";
import { api, LoadFailed, useLanguage, useLive, useNetwork, useResidence } from "../../../app/index.ts";
import { MessageCard } from "./message-card.tsx";
import { MessageList } from "./message-list.tsx";

type Props = { kind: string; id: string; title: string };

/** The messages and activities that belong to something, on its page; nothing where there are none. */
export function LinkedPosts({ kind, id, title }: Props) {
  const query = useInfiniteQuery(useLinkedPosts(kind, id));
  useLive(["feed"], () => void query.refetch());
  if (!query.data && query.isError) return <LoadFailed error={query.error} onRetry={() => query.refetch()} />;
  const posts = query.data?.pages.flatMap(({ items }) => items) ?? [];
  if (posts.length === 0) return null;
  return (
    <section aria-labelledby="linked-posts">
      <h2 id="linked-posts">{title}</h2>
      <MessageList
        cards={posts.map((post) => <MessageCard key={post.id} post={post} isOnLinkedPage />)}
        paging={query}
      />
    </section>
  );
}

/** Of those that the reader may read. */
function useLinkedPosts(linkKind: string, linkId: string) {
  const isResident = useResidence() !== null;
  const { slug: networkSlug } = useNetwork();
  const language = useLanguage();
  const asResident = pagesOf(api.publishing.listLinkedPosts, { params: { linkKind, linkId } });
  const asGuest = pagesOf(api.publishing.listPublicLinkedPosts, {
    params: { networkSlug, linkKind, linkId },
    query: { language },
  });
  return isResident ? asResident : asGuest;
}
