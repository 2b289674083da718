import { ideaTypes } from "@stoep/contract/participation/values";
import { Skeleton, Stack, Text } from "@stoep/ui";
import type { MapPoint } from "@stoep/ui/map";
import { lazyPart } from "@stoep/ui/parts";
import { keepPreviousData, useQuery } from "@tanstack/react-query";
import { Suspense, useMemo } from "react";
import { api, queryOf, useFilters } from "../../../../app/index.ts";
import { useAreas, useGround, useMapLabels } from "../../../neighbourhoods/index.ts";
import { typeColors, useText, useTypesName } from "../parts/words.ts";
import style from "./idea-map.module.css";
import { queryOfView, View } from "./view.ts";

const PointMap = lazyPart(() => import("@stoep/ui/map").then((m) => m.PointMap));
const height = 480;
const noPoints: MapPoint[] = [];

/** The places of the ideas that the filters find, in the colour of their type. The list beside it has all of them. */
export function IdeaMap({ projectId }: { projectId: string }) {
  const t = useText();
  const typeName = useTypesName();
  const [values, setValues] = useFilters(View);
  const { search, types, group, kind, phaseId, neighbourhoodId } = queryOfView(values);
  const { data } = useQuery({
    ...queryOf(api.participation.listIdeaPlaces, {
      params: { projectId },
      query: { search, types, group, kind, phaseId, neighbourhoodId },
    }),
    placeholderData: keepPreviousData,
  });
  const areas = useAreas();
  const ground = useGround();
  const labels = useMapLabels();
  const points = useMemo(
    () =>
      data?.items.map(({ id, longitude, latitude, type }) => ({ id, longitude, latitude, color: typeColors[type] })) ??
      noPoints,
    [data],
  );
  const waiting = <Skeleton height={height} />;
  const choose = ([only, ...others]: string[]) =>
    setValues(others.length === 0 ? { idea: only } : { ids: [only ?? "", ...others] });
  return (
    <Stack gap="xs">
      {areas && data ? (
        <Suspense fallback={waiting}>
          <PointMap
            areas={areas}
            {...ground}
            height={height}
            points={points}
            isOnPoints
            openId={values.idea}
            onChoose={choose}
            labels={labels}
          />
        </Suspense>
      ) : (
        waiting
      )}
      <ul className={style.legend} aria-label={t("map.legend")}>
        {ideaTypes.map((type) => (
          <li key={type}>
            <span aria-hidden style={{ background: typeColors[type] }} />
            {typeName(type)}
          </li>
        ))}
      </ul>
      <Text size="sm" c="dimmed">
        {[
          data && t("map.placed", { count: data.items.length }),
          data?.isCut && t("map.cut", { count: data.items.length }),
        ]
          .filter(Boolean)
          .join(" ")}
      </Text>
    </Stack>
  );
}
