import { queryOf } from "@stoep/contract/kernel";
import type { Lines } from "@stoep/ui/map";
import { useQuery } from "@tanstack/react-query";
import type { FeatureCollection } from "geojson";
import { api, useNetwork } from "../../../app/index.ts";
import { useText } from "../words.ts";

const lasting = { staleTime: Number.POSITIVE_INFINITY, retry: false };

/** The ground of a place's map: the boundaries, and below them the network's tiles or else its streets; and the labels. */
export function useGround(address: string) {
  const labels = useLabels(address);
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
  return { areas, tiles, lines: lines.data, isReady, labels };
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
