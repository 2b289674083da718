import { type Area, areasOf, type Lines, type MapLabels } from "@stoep/ui";
import { useQuery } from "@tanstack/react-query";
import { api, textOf, useMembership } from "../../../app/index.ts";
import type en from "../text/en.json";

export const useText = textOf<typeof en>("neighbourhoods");
const lasting = { staleTime: Number.POSITIVE_INFINITY, gcTime: Number.POSITIVE_INFINITY };

/** The neighbourhoods of the active network with their boundaries; undefined while they load. */
export function useAreas(): Area[] | undefined {
  const { slug } = useMembership().network;
  return useQuery({
    queryKey: ["neighbourhoods", "areas", slug],
    queryFn: async () =>
      areasOf(JSON.parse(await (await api.neighbourhoods.readAreas({ params: { networkSlug: slug } })).text())),
    ...lasting,
  }).data;
}

/** The street map. A network without one has maps of areas only. */
export function useLines(): Lines | undefined {
  const { slug } = useMembership().network;
  return useQuery({
    queryKey: ["neighbourhoods", "lines", slug],
    queryFn: async () =>
      JSON.parse(await (await api.neighbourhoods.readLines({ params: { networkSlug: slug } })).text()) as Lines,
    retry: false,
    ...lasting,
  }).data;
}

export function useMapLabels(): MapLabels & { view: string; asMap: string; asTable: string; area: string } {
  const t = useText();
  return {
    map: t("map"),
    zoomIn: t("zoomIn"),
    zoomOut: t("zoomOut"),
    view: t("view"),
    asMap: t("asMap"),
    asTable: t("asTable"),
    area: t("area"),
  };
}
