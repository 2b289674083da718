import { pagesOf } from "@stoep/client/pages";
import { PencilIcon } from "@stoep/ui/icons";
import { keepPreviousData, useInfiniteQuery } from "@tanstack/react-query";
import {
  api,
  Button,
  ButtonLink,
  CardsSkeleton,
  EmptyState,
  ListState,
  OfflineCopyNotice,
  useLive,
  useOfflineCopy,
  useTitle,
  WritingHead,
  writePath,
} from "../../../app/index.ts";
import { ShoutFilters } from "../parts/shout-filters.tsx";
import { ShoutList } from "../parts/shout-list.tsx";
import { queryFor, type ShoutFilter, useShoutFilter } from "../shout-filter.ts";
import { useText } from "../words.ts";

/** Neighbours' messages: the latest, or those that the neighbourhood talks about. */
export function ShoutsScreen() {
  const t = useText();
  const [wanted, want] = useShoutFilter();
  const { query, shouts, keptAt } = useShouts(wanted);
  useTitle(t("title"));
  const isFiltered = Boolean(wanted.kind || wanted.theme || wanted.search);
  return (
    <>
      <WritingHead title={t("title")} />
      <ShoutFilters wanted={wanted} onWant={want} />
      <OfflineCopyNotice at={keptAt} />
      <ListState
        query={query}
        isEmpty={query.data !== undefined && shouts.length === 0}
        hasContent={shouts.length > 0}
        skeleton={<CardsSkeleton />}
        empty={
          isFiltered ? (
            <EmptyState
              title={t("noneFound")}
              action={
                <Button onClick={() => want({ kind: undefined, theme: undefined, search: "" })}>{t("clear")}</Button>
              }
            >
              {t("noneFoundText")}
            </EmptyState>
          ) : (
            <EmptyState
              title={t("none")}
              icon={<PencilIcon aria-hidden />}
              action={<ButtonLink href={writePath}>{t("writeFirst")}</ButtonLink>}
            >
              {t("noneText")}
            </EmptyState>
          )
        }
      />
      <ShoutList shouts={shouts} paging={query} />
    </>
  );
}

function useShouts(wanted: ShoutFilter) {
  const asked = queryFor(wanted);
  const query = useInfiniteQuery({
    ...pagesOf(api.shouts.listNeighbourhoodShouts, { query: asked }),
    placeholderData: keepPreviousData,
  });
  useLive(["shouts", "conversations"], () => void query.refetch());
  const data = query.isPlaceholderData ? undefined : query.data?.pages[0]?.items;
  const kept = useOfflineCopy("neighbours", JSON.stringify(asked), { data, error: query.error });
  return { query, keptAt: kept.keptAt, shouts: query.data?.pages.flatMap(({ items }) => items) ?? kept.value ?? [] };
}
