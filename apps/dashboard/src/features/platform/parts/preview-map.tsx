import { areasOf, Box, DataTable, Notice, Skeleton, Stack, StatusBadge } from "@stoep/ui";
import { lazyPart } from "@stoep/ui/parts";
import { useQuery } from "@tanstack/react-query";
import type { FeatureCollection } from "geojson";
import { Suspense } from "react";
import { api, MapPlaceholder, QueryContent, useTableLabels } from "../../../app/index.ts";
import { useMapLabels } from "../../neighbourhoods/index.ts";
import { type Network, useText } from "../words.ts";

const AreaMap = lazyPart(() => import("@stoep/ui/map").then((m) => m.AreaMap));
const looks = { added: "new", changed: "progress", unchanged: "done", kept: "ended" } as const;
type Change = keyof typeof looks;
const height = 380;

/** The network after the import: new and changed areas are coloured on the map and listed below it. */
export function PreviewMap({ importId, tiles }: { importId: string; tiles: Network["tiles"] }) {
  const t = useText();
  const labels = useMapLabels();
  const tableLabels = useTableLabels(t("imports.areas"));
  const query = useQuery({
    queryKey: ["platform", "previewAreas", importId],
    queryFn: async () =>
      JSON.parse(await (await api.platform.readPreviewAreas({ params: { importId } })).text()) as FeatureCollection,
    staleTime: Number.POSITIVE_INFINITY,
  });
  return (
    <QueryContent query={query} waiting={<MapPlaceholder height={height} />}>
      {(collection) => {
        const areas = areasOf(collection);
        if (areas.length === 0) return <Notice tone="warning">{t("imports.noAreas")}</Notice>;
        const changes = new Map(collection.features.map(({ properties: p }) => [String(p?.id), p?.change as Change]));
        const changeOf = (id: string) => changes.get(id) ?? "kept";
        const fresh = areas.map(({ id }) => id).filter((id) => ["added", "changed"].includes(changeOf(id)));
        return (
          <Stack>
            <Suspense fallback={<Skeleton height={height} />}>
              <AreaMap areas={areas} selected={fresh} tiles={tiles} height={height} labels={labels} />
            </Suspense>
            <Box
              component="section"
              tabIndex={0}
              aria-label={t("imports.areas")}
              mah={height}
              style={{ overflow: "auto" }}
            >
              <DataTable
                rows={areas}
                rowKey={({ id }) => id}
                columns={[
                  { key: "name", title: t("imports.area"), render: ({ name }) => name },
                  {
                    key: "change",
                    title: t("imports.change"),
                    isWhole: true,
                    onPhone: "end",
                    render: ({ id }) => (
                      <StatusBadge kind={looks[changeOf(id)]}>{t(`imports.changes.${changeOf(id)}`)}</StatusBadge>
                    ),
                  },
                  { key: "code", title: t("imports.code"), onPhone: "line", render: ({ id }) => id },
                ]}
                empty={null}
                labels={tableLabels}
              />
            </Box>
          </Stack>
        );
      }}
    </QueryContent>
  );
}
