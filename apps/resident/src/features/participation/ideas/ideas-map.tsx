import { queryOf } from "@stoep/contract/kernel";
import type { ReadProject } from "@stoep/contract/participation";
import { keepPreviousData, useQuery } from "@tanstack/react-query";
import { useMemo, useState } from "react";
import { Link } from "wouter";
import { api, Button, CommentsSkeleton, LoadFailed, useLive } from "../../../app/index.ts";
import { MapGround, ReaderPointMap } from "../../publishing/index.ts";
import { useText } from "../words.ts";
import { ideaHref } from "./idea-address.ts";
import { type IdeaFilter, queryFor } from "./idea-filter.ts";
import { typeColours, typeIcons } from "./idea-kinds.ts";
import style from "./ideas.module.css";

const height = 380;
const step = 20;

/** The ideas that have a place, on the map and in a list beside it, which is all that somebody without the map needs. */
export function IdeasMap({ project, wanted }: { project: ReadProject; wanted: IdeaFilter }) {
  const t = useText();
  const query = useQuery({
    ...queryOf(api.participation.listIdeaPlaces, { params: { projectId: project.id }, query: queryFor(wanted) }),
    placeholderData: keepPreviousData,
  });
  useLive(["participation"], () => void query.refetch());
  const [chosen, setChosen] = useState<readonly string[]>([]);
  const items = query.data?.items;
  const points = useMemo(
    () => (items ?? []).map(({ type, ...point }) => ({ ...point, color: typeColours[type] })),
    [items],
  );
  if (query.isError && !items) return <LoadFailed error={query.error} onRetry={() => query.refetch()} />;
  const start = project.phases.find(({ timing, map }) => timing === "active" && map)?.map ?? null;
  return (
    <>
      <MapGround address={t("ideas.title")} height={height}>
        {(ground) => (
          <ReaderPointMap
            {...ground}
            pin={start}
            zoom={start?.zoom}
            home={project.neighbourhoods.map(({ id }) => id)}
            points={points}
            openId={chosen.length === 1 ? chosen[0] : undefined}
            onChoose={setChosen}
          />
        )}
      </MapGround>
      {query.isPending && <CommentsSkeleton />}
      {items && <Places items={items} chosen={chosen} onAll={() => setChosen([])} />}
      {query.data?.isCut && <p className={style.soft}>{t("ideas.map.cut", { count: points.length })}</p>}
    </>
  );
}

type Item = Awaited<ReturnType<typeof api.participation.listIdeaPlaces>>["items"][number];

interface PlacesProps {
  items: readonly Item[];
  /** Those that were pressed on the map. */
  chosen: readonly string[];
  onAll: () => void;
}

function Places({ items, chosen, onAll }: PlacesProps) {
  const t = useText();
  const [most, setMost] = useState(step);
  const listed = chosen.length > 0 ? items.filter(({ id }) => chosen.includes(id)) : items;
  if (items.length === 0) return <p className={style.soft}>{t("ideas.map.none")}</p>;
  return (
    <section className="card" aria-label={t("ideas.map.list")}>
      <p className={style.soft} role="status">
        {chosen.length > 0
          ? t("ideas.map.chosen", { count: listed.length })
          : t("ideas.map.all", { count: items.length })}
      </p>
      <ul className={style.places}>
        {listed.slice(0, most).map(({ id, title, type }) => {
          const Icon = typeIcons[type];
          return (
            <li key={id}>
              <Icon aria-hidden style={{ color: typeColours[type] }} />
              <Link className="alone" href={ideaHref(id)}>
                {title}
              </Link>
              <span className={style.soft}>{t(`ideas.types.${type}`)}</span>
            </li>
          );
        })}
      </ul>
      <div className={style.acts}>
        {listed.length > most && (
          <Button isSmall onClick={() => setMost(most + step)}>
            {t("ideas.more")}
          </Button>
        )}
        {chosen.length > 0 && (
          <Button isSmall onClick={onAll}>
            {t("ideas.map.showAll")}
          </Button>
        )}
      </div>
    </section>
  );
}
