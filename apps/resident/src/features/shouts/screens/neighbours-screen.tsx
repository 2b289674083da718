import { pagesOf, Refused } from "@stoep/contract/kernel";
import type { ShoutCard } from "@stoep/contract/shouts";
import { PencilIcon } from "@stoep/ui/icons";
import { keepPreviousData, useInfiniteQuery } from "@tanstack/react-query";
import { useEffect } from "react";
import {
  api,
  Button,
  ButtonLink,
  type Cached,
  CardSkeleton,
  EmptyState,
  ListState,
  Notice,
  readCache,
  useFormat,
  useLive,
  useTitle,
  writeCache,
} from "../../../app/index.ts";
import { queryFor, useWanted, type Wanted } from "../list-address.ts";
import { Filters } from "../parts/filters.tsx";
import style from "../parts/shout.module.css";
import { ShoutList } from "../parts/shout-list.tsx";
import { useText } from "../words.ts";

/** Holds the latest ones, for reading offline. */
const cacheName = "neighbours";

/** What neighbours wrote: the latest, or what the neighbourhood talks about. */
export function NeighboursScreen() {
  const t = useText();
  const format = useFormat();
  const [wanted, want] = useWanted();
  const { query, shouts, saved } = useShouts(wanted);
  useTitle(t("title"));
  const isFiltered = Boolean(wanted.kind || wanted.theme || wanted.search);
  return (
    <>
      <div className={style.top}>
        <h1>{t("title")}</h1>
        <ButtonLink look="main" href="/write">
          <PencilIcon aria-hidden />
          {t("write")}
        </ButtonLink>
      </div>
      <Filters wanted={wanted} onWant={want} />
      {saved && <Notice tone="warning">{t("offline", { moment: format.moment(saved.at) })}</Notice>}
      <ListState
        query={query}
        isEmpty={query.data !== undefined && shouts.length === 0}
        hasContent={shouts.length > 0}
        skeleton={<Waiting />}
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
              action={<ButtonLink href="/write">{t("writeFirst")}</ButtonLink>}
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

function useShouts(wanted: Wanted) {
  const asked = queryFor(wanted);
  const query = useInfiniteQuery({
    ...pagesOf(api.shouts.listNeighbourhoodShouts, { query: asked }),
    placeholderData: keepPreviousData,
  });
  useLive(["shouts", "conversations"], () => void query.refetch());
  const isPlain = Object.keys(asked).length === 1 && wanted.sort === "latest";
  const first = query.isPlaceholderData ? undefined : query.data?.pages[0]?.items;
  useEffect(() => {
    if (isPlain && first) writeCache(cacheName, first);
  }, [isPlain, first]);
  const isCutOff = query.error instanceof Refused && query.error.code === "unavailable";
  const saved: Cached<ShoutCard[]> | null = isPlain && !query.data && isCutOff ? readCache(cacheName) : null;
  return { query, saved, shouts: query.data?.pages.flatMap(({ items }) => items) ?? saved?.value ?? [] };
}

function Waiting() {
  return (
    <>
      <CardSkeleton hasPicture />
      <CardSkeleton />
    </>
  );
}
