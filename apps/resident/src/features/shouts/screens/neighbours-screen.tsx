import { pagesOf } from "@stoep/client/pages";
import { PencilIcon } from "@stoep/ui/icons";
import { keepPreviousData, useInfiniteQuery } from "@tanstack/react-query";
import {
  api,
  Button,
  ButtonLink,
  CardSkeleton,
  EmptyState,
  KeptNotice,
  ListState,
  useKept,
  useLive,
  useTitle,
} from "../../../app/index.ts";
import { queryFor, useWanted, type Wanted } from "../list-address.ts";
import { Filters } from "../parts/filters.tsx";
import style from "../parts/shout.module.css";
import { ShoutList } from "../parts/shout-list.tsx";
import { useText } from "../words.ts";

/** What neighbours wrote: the latest, or what the neighbourhood talks about. */
export function NeighboursScreen() {
  const t = useText();
  const [wanted, want] = useWanted();
  const { query, shouts, keptAt } = useShouts(wanted);
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
      <KeptNotice at={keptAt} />
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
  const data = query.isPlaceholderData ? undefined : query.data?.pages[0]?.items;
  const kept = useKept("neighbours", JSON.stringify(asked), { data, error: query.error });
  return { query, keptAt: kept.keptAt, shouts: query.data?.pages.flatMap(({ items }) => items) ?? kept.value ?? [] };
}

function Waiting() {
  return (
    <>
      <CardSkeleton hasPicture />
      <CardSkeleton />
    </>
  );
}
