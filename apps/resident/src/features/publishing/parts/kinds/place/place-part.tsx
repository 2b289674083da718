import { queryOf } from "@stoep/contract/kernel";
import type { Lines } from "@stoep/ui/map";
import { useQuery } from "@tanstack/react-query";
import type { FeatureCollection } from "geojson";
import { lazy, Suspense } from "react";
import { api, LoadFailed, Skeleton, useIsDark, useNetwork } from "../../../../../app/index.ts";
import { useText } from "../../../words.ts";

const PlaceDrawing = lazy(() => import("./place-drawing.ts"));

interface Props {
  address: string;
  pin: { longitude: number; latitude: number };
  height: number;
}

/** The pin on the streets around it. */
export function PlacePart({ address, pin, height }: Props) {
  const labels = useLabels(address);
  const scheme = useIsDark() ? "dark" : "light";
  const { areas, lines, tiles, isReady } = useGround();
  const waiting = <Skeleton height={height} />;
  if (areas.isError && !areas.data) return <LoadFailed error={areas.error} onRetry={() => areas.refetch()} />;
  if (!areas.data || !isReady) return waiting;
  return (
    <Suspense fallback={waiting}>
      <PlaceDrawing
        pin={pin}
        height={height}
        lines={lines}
        tiles={tiles}
        scheme={scheme}
        labels={labels}
        areas={areas.data}
      />
    </Suspense>
  );
}

const lasting = { staleTime: Number.POSITIVE_INFINITY, retry: false };

/** The boundaries, and below them the network's tiles or else its streets. */
function useGround() {
  const { slug: networkSlug } = useNetwork();
  const params = { networkSlug };
  const areas = useQuery({
    queryKey: ["neighbourhoods", "areas", networkSlug],
    queryFn: async (): Promise<FeatureCollection> =>
      JSON.parse(await (await api.neighbourhoods.readAreas({ params })).text()),
    ...lasting,
  });
  const settings = useQuery({ ...queryOf(api.neighbourhoods.getTileConfig, { params }), ...lasting });
  const tiles = settings.data?.tiles ?? null;
  const lines = useQuery({
    queryKey: ["neighbourhoods", "lines", networkSlug],
    queryFn: async (): Promise<Lines> => JSON.parse(await (await api.neighbourhoods.readLines({ params })).text()),
    enabled: !settings.isPending && tiles === null,
    ...lasting,
  });
  // Without streets, the map shows only the network's neighbourhoods.
  const isReady = !settings.isPending && (tiles !== null || !lines.isPending);
  return { areas, tiles, lines: lines.data, isReady };
}

function useLabels(address: string) {
  const t = useText();
  return {
    map: t("place.map", { address }),
    zoomIn: t("place.zoomIn"),
    zoomOut: t("place.zoomOut"),
    useCtrl: t("place.useCtrl"),
    useCommand: t("place.useCommand"),
    useTwoFingers: t("place.useTwoFingers"),
  };
}
