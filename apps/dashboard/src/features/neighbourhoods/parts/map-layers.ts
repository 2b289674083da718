import { type Area, areasOf, type Lines, type MapLabels, type Tiles } from "@stoep/ui";
import { useQuery } from "@tanstack/react-query";
import { api, queryOf, textOf, useMembership } from "../../../app/index.ts";
import type en from "../text/en.json";

export const useText = textOf<typeof en>("neighbourhoods");
const cacheForever = { staleTime: Number.POSITIVE_INFINITY, gcTime: Number.POSITIVE_INFINITY };

/** The neighbourhoods of the active network with their boundaries; undefined while they load. */
export function useAreas(): Area[] | undefined {
  const { slug } = useMembership().network;
  return useQuery({
    queryKey: ["neighbourhoods", "areas", slug],
    queryFn: async () =>
      areasOf(JSON.parse(await (await api.neighbourhoods.readAreas({ params: { networkSlug: slug } })).text())),
    ...cacheForever,
  }).data;
}

/**
 * The background of maps: the tiles in the network's settings, else its own street map, else nothing but the areas. The street
 * map is not requested if there are tiles.
 */
export function useGround(): { tiles: Tiles | null; lines: Lines | undefined } {
  const { slug } = useMembership().network;
  const settings = useQuery({
    ...queryOf(api.neighbourhoods.getTileConfig, { params: { networkSlug: slug } }),
    ...cacheForever,
  });
  const tiles = settings.data?.tiles ?? null;
  return { tiles, lines: useLines(slug, !settings.isPending && tiles === null) };
}

function useLines(slug: string, isDrawn: boolean): Lines | undefined {
  return useQuery({
    queryKey: ["neighbourhoods", "lines", slug],
    enabled: isDrawn,
    queryFn: async () =>
      JSON.parse(await (await api.neighbourhoods.readLines({ params: { networkSlug: slug } })).text()) as Lines,
    retry: false,
    ...cacheForever,
  }).data;
}

export function useMapLabels(): MapLabels & { asTable: string; area: string } {
  const t = useText();
  return {
    map: t("map"),
    zoomIn: t("zoomIn"),
    zoomOut: t("zoomOut"),
    fit: t("fit"),
    fullscreen: t("fullscreen"),
    leaveFullscreen: t("leaveFullscreen"),
    useCtrl: t("useCtrl"),
    useCommand: t("useCommand"),
    useTwoFingers: t("useTwoFingers"),
    asTable: t("asTable"),
    area: t("area"),
  };
}
