import { pagesOf } from "@stoep/client/pages";
import type { ReadProject } from "@stoep/contract/participation";
import { SunIcon } from "@stoep/ui/icons";
import { keepPreviousData, useInfiniteQuery } from "@tanstack/react-query";
import {
  api,
  Button,
  CardsSkeleton,
  EmptyState,
  ListState,
  OfflineCopyNotice,
  useLanguage,
  useLive,
  useNetwork,
  useOfflineCopy,
  useResidence,
} from "../../../app/index.ts";
import { useText } from "../words.ts";
import { AskPart, asksForIdeas } from "./ask-part.tsx";
import { IdeaCard } from "./idea-card.tsx";
import { filterCount, type IdeaFilter, noFilter, queryFor, useIdeaFilter } from "./idea-filter.ts";
import { IdeaFilters } from "./idea-filters.tsx";
import style from "./ideas.module.css";
import { IdeasMap } from "./ideas-map.tsx";

/** What residents contributed to a project, and the way to contribute. */
export function IdeasPart({ project }: { project: ReadProject }) {
  const t = useText();
  const isResident = useResidence() !== null;
  const [wanted, want] = useIdeaFilter(project.phases);
  const { query, ideas, keptAt } = useIdeas(project.id, wanted);
  const isFiltered = filterCount(wanted) > 0;
  // Nothing was ever asked, and nothing came: the project has no such part.
  if (!asksForIdeas(project) && !isFiltered && ideas.length === 0) return null;
  const isMap = isResident && wanted.view === "map";
  return (
    <section className={style.part} aria-labelledby="ideas">
      <h2 id="ideas">{t("ideas.title")}</h2>
      <AskPart project={project} />
      {(ideas.length > 0 || isFiltered || isMap) && (
        <IdeaFilters wanted={wanted} onWant={want} phases={project.phases} hasMap={isResident} />
      )}
      {isMap ? (
        <IdeasMap project={project} wanted={wanted} />
      ) : (
        <>
          <OfflineCopyNotice at={keptAt} />
          <ListState
            query={query}
            isEmpty={query.data !== undefined && ideas.length === 0}
            hasContent={ideas.length > 0}
            skeleton={<CardsSkeleton />}
            empty={<NoIdeas isFiltered={isFiltered} onClear={() => want(noFilter)} />}
          />
          {ideas.length > 0 && (
            <ul className={style.list}>
              {ideas.map((idea) => (
                <li key={idea.id}>
                  <IdeaCard idea={idea} isOver={project.timing === "finished"} />
                </li>
              ))}
            </ul>
          )}
          {query.hasNextPage && (
            <Button isBusy={query.isFetchingNextPage} onClick={() => void query.fetchNextPage()}>
              {t("ideas.more")}
            </Button>
          )}
        </>
      )}
    </section>
  );
}

function useIdeas(projectId: string, wanted: IdeaFilter) {
  const isResident = useResidence() !== null;
  const { slug: networkSlug } = useNetwork();
  const language = useLanguage();
  const asked = { ...queryFor(wanted), sort: wanted.sort };
  const ofResident = pagesOf(api.participation.listIdeas, { params: { projectId }, query: asked });
  const ofAll = pagesOf(api.participation.listPublicIdeas, {
    params: { networkSlug, projectId },
    query: { ...asked, language },
  });
  const query = useInfiniteQuery({
    ...(isResident ? ofResident : ofAll),
    placeholderData: keepPreviousData,
  } as typeof ofResident & { placeholderData: typeof keepPreviousData });
  useLive(["participation", "conversations"], () => void query.refetch());
  const data = query.isPlaceholderData ? undefined : query.data?.pages[0]?.items;
  const kept = useOfflineCopy("ideaLists", JSON.stringify([projectId, asked]), { data, error: query.error });
  return { query, keptAt: kept.keptAt, ideas: query.data?.pages.flatMap(({ items }) => items) ?? kept.value ?? [] };
}

function NoIdeas({ isFiltered, onClear }: { isFiltered: boolean; onClear: () => void }) {
  const t = useText();
  if (isFiltered)
    return (
      <EmptyState title={t("ideas.noneFound")} action={<Button onClick={onClear}>{t("ideas.clear")}</Button>}>
        {t("ideas.noneFoundText")}
      </EmptyState>
    );
  return (
    <EmptyState title={t("ideas.none")} icon={<SunIcon aria-hidden />}>
      {t("ideas.noneText")}
    </EmptyState>
  );
}
