import { queryOf } from "@stoep/contract/kernel";
import type { ReadProject } from "@stoep/contract/participation";
import { keepPreviousData, useQuery } from "@tanstack/react-query";
import { useMemo } from "react";
import { api, CommentsSkeleton, LoadFailed, useLive } from "../../../app/index.ts";
import { useText } from "../words.ts";
import { type IdeaFilter, queryFor } from "./idea-filter.ts";
import { typeColours, typeIcons } from "./idea-kinds.ts";
import style from "./ideas.module.css";
import { PlacesMap } from "./places-map.tsx";

/** The ideas that have a place, each in the colour of where it stands. */
export function IdeasMap({ project, wanted }: { project: ReadProject; wanted: IdeaFilter }) {
  const t = useText();
  const query = useQuery({
    ...queryOf(api.participation.listIdeaPlaces, { params: { projectId: project.id }, query: queryFor(wanted) }),
    placeholderData: keepPreviousData,
  });
  useLive(["participation"], () => void query.refetch());
  const found = query.data?.items;
  const items = useMemo(
    () =>
      found?.map(({ type, ...idea }) => ({
        ...idea,
        color: typeColours[type],
        Icon: typeIcons[type],
        kind: t(`ideas.types.${type}`),
      })),
    [found, t],
  );
  if (query.isError && !items) return <LoadFailed error={query.error} onRetry={() => query.refetch()} />;
  return (
    <>
      <PlacesMap project={project} items={items} />
      {query.isPending && <CommentsSkeleton />}
      {query.data?.isCut && <p className={style.soft}>{t("ideas.map.cut", { count: query.data.items.length })}</p>}
    </>
  );
}
