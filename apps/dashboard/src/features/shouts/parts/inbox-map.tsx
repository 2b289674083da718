import { Skeleton, Stack, Text } from "@stoep/ui";
import type { MapPoint } from "@stoep/ui/map";
import { lazyPart } from "@stoep/ui/parts";
import { keepPreviousData, useQuery } from "@tanstack/react-query";
import { Suspense, useMemo } from "react";
import { api, queryOf, useFilters } from "../../../app/index.ts";
import { useAreas, useGround, useMapLabels } from "../../neighbourhoods/index.ts";
import { type useShoutQuery, View } from "./filters.ts";
import { useText } from "./words.ts";

const PointMap = lazyPart(() => import("@stoep/ui/map").then((m) => m.PointMap));
const height = 420;
/** Readable on light and dark maps. The list says in words what each colour means. */
const colors = { new: "#2f7ed8", "in-progress": "#c77700", done: "#4d8a2c" } as const;
const noPoints: MapPoint[] = [];

/** The listed messages on a map, at their approximate places; the list beside it has all of them. */
export function InboxMap({ asked }: { asked: ReturnType<typeof useShoutQuery> }) {
  const t = useText();
  const [{ shout }, setValues] = useFilters(View);
  const { data } = useQuery({
    ...queryOf(api.shouts.listShoutPoints, { query: asked }),
    placeholderData: keepPreviousData,
  });
  const areas = useAreas();
  const ground = useGround();
  const labels = useMapLabels();
  const points = useMemo(
    () =>
      data?.items.map(({ id, longitude, latitude, status }) => ({ id, longitude, latitude, color: colors[status] })) ??
      noPoints,
    [data],
  );
  const waiting = <Skeleton height={height} />;
  const choose = ([only, ...others]: string[]) =>
    setValues(others.length === 0 ? { shout: only, tab: undefined } : { ids: [only ?? "", ...others] });
  return (
    <Stack gap="xs">
      {areas ? (
        <Suspense fallback={waiting}>
          <PointMap
            areas={areas}
            {...ground}
            height={height}
            points={points}
            openId={shout}
            onChoose={choose}
            labels={labels}
          />
        </Suspense>
      ) : (
        waiting
      )}
      <Text size="sm" c="dimmed">
        {[
          t("map.rough"),
          data?.isCut ? t("map.cut", { count: points.length }) : null,
          data && data.withoutPlace > 0 ? t("map.withoutPlace", { count: data.withoutPlace }) : null,
        ]
          .filter(Boolean)
          .join(" ")}
      </Text>
    </Stack>
  );
}
