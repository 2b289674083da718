import { pagesOf } from "@stoep/client/pages";
import { queryOf } from "@stoep/contract/kernel";
import type { PostKind } from "@stoep/contract/publishing";
import { CalendarIcon, PeopleIcon, ProjectIcon } from "@stoep/ui/icons";
import { useInfiniteQuery, useQuery } from "@tanstack/react-query";
import { useSearchParams } from "wouter";
import {
  api,
  Button,
  ButtonLink,
  CardSkeleton,
  EmptyState,
  ListState,
  ServerPageLink,
  useLanguage,
  useNetwork,
  usePublicPages,
  useTitle,
} from "../../../app/index.ts";
import { MessageCard } from "../posts/message-card.tsx";
import { MessageList } from "../posts/message-list.tsx";
import { KnowsReaderState } from "../posts/reader-actions.ts";
import { useText } from "../words.ts";
import { PublicFilters } from "./public-filters.tsx";
import { SenderHead } from "./sender-head.tsx";

const kinds: readonly string[] = ["message", "activity", "vacancy"] satisfies PostKind[];

/** Keeps the filters in the address, so that an organisation can link to its own messages. */
function usePublicFilter() {
  const [search, setSearch] = useSearchParams();
  const kind = search.get("kind") ?? "";
  const organisationId = search.get("organisation") ?? undefined;
  const wanted = { kind: kinds.includes(kind) ? (kind as PostKind) : undefined, organisationId };
  const want = (change: Partial<typeof wanted>) => {
    const next = { ...wanted, ...change };
    const given = { kind: next.kind, organisation: next.organisationId };
    setSearch(Object.entries(given).flatMap(([key, value]) => (value ? [[key, value] as [string, string]] : [])));
  };
  return { wanted, want };
}

/** Public messages: what organisations wrote for everybody. S1 §3 VisibilityType */
export function PublicScreen() {
  const t = useText();
  const { slug: networkSlug, name } = useNetwork();
  const { wanted, want } = usePublicFilter();
  const { kind, organisationId } = wanted;
  const language = useLanguage();
  const only = { kind, organisationId };
  const query = useInfiniteQuery(
    pagesOf(api.publishing.listPublicPosts, { params: { networkSlug }, query: { ...only, language } }),
  );
  const senders = useQuery(queryOf(api.publishing.listPublicSenders, { params: { networkSlug } })).data?.items ?? [];
  const sender = senders.find(({ id }) => id === organisationId);
  const title = sender ? t("public.titleOf", { name: sender.name }) : t("public.title", { network: name });
  useTitle(title);
  const isNarrowed = kind !== undefined || organisationId !== undefined;
  return (
    <>
      {organisationId ? <SenderHead organisationId={organisationId} title={title} /> : <h1>{title}</h1>}
      <PublicFilters wanted={wanted} senders={senders} onWant={want}>
        <ButtonLink isSmall href={organisationId ? `/agenda?organisation=${organisationId}` : "/agenda"}>
          <CalendarIcon aria-hidden />
          {t("public.agenda")}
        </ButtonLink>
        <ButtonLink isSmall href="/projects">
          <ProjectIcon aria-hidden />
          {t("public.projects")}
        </ButtonLink>
        <ServerPageLink isSmall href={usePublicPages()}>
          <PeopleIcon aria-hidden />
          {t("public.participation")}
        </ServerPageLink>
      </PublicFilters>
      <ListState
        query={query}
        isEmpty={query.data?.pages[0]?.items.length === 0}
        hasContent={query.data !== undefined}
        skeleton={<CardSkeleton hasPicture />}
        empty={<NothingPublic onAll={isNarrowed ? () => want({ kind: undefined, organisationId: undefined }) : null} />}
      />
      <KnowsReaderState value={false}>
        {query.data && (
          <MessageList
            cards={query.data.pages
              .flatMap(({ items }) => items)
              .map((post, index) => <MessageCard key={post.id} post={post} isFirst={index === 0} />)}
            paging={query}
          />
        )}
      </KnowsReaderState>
    </>
  );
}

/** `onAll`: removes the filters; null if there are none. */
function NothingPublic({ onAll }: { onAll: (() => void) | null }) {
  const t = useText();
  return (
    <EmptyState
      title={t(onAll ? "public.noneOf" : "public.none")}
      action={onAll && <Button onClick={onAll}>{t("public.all")}</Button>}
    >
      {t("public.noneText")}
    </EmptyState>
  );
}
