import type { FeatureCollection } from "geojson";
import type { GeoJSONSource, LngLatBounds } from "maplibre-gl";
import { useMemo, useRef } from "react";
import { Layer, type MapLayerMouseEvent, type MapRef, Source } from "react-map-gl/maplibre";
import type { Box, Pin } from "../areas/areas.ts";
import { isByPerson } from "./engine.ts";
import { GroundMap, type GroundProps } from "./ground-map.tsx";
import { boxOfPins, coloursFor } from "./layers.ts";
import { useMapScheme } from "./use-map-scheme.ts";

export type MapPoint = { id: string; longitude: number; latitude: number; color: string };

export type PointMapProps = Omit<GroundProps, "pin"> & {
  /** The initial position; without it the map shows everything. */
  pin?: Pin | null;
  /** Opens on its points, unless `start` says where. */
  isOnPoints?: boolean;
  points: readonly MapPoint[];
  /** The point that is open. */
  openId: string | undefined;
  /**
   * Called with one point, or with those at one spot that zooming in cannot separate. The list beside the map is the keyboard
   * alternative.
   */
  onChoose: (ids: string[]) => void;
  /** Called with what the map shows, after a person has moved it. */
  onView?: ((box: Box) => void) | undefined;
};

type CanvasProps = PointMapProps & { scheme: "light" | "dark"; zoom?: number | undefined };

/** From this zoom on, points in one circle are at one spot. */
const nearest = 17;
const atMost = 100;

/** The points of a map on its ground, in a scheme that the caller knows. */
export function PointMapCanvas({
  points,
  openId,
  onChoose,
  onView,
  pin = null,
  isOnPoints,
  start,
  scheme,
  ...ground
}: CanvasProps) {
  const map = useRef<MapRef>(null);
  const data = useMemo(() => featuresOf(points), [points]);
  const choose = async (event: MapLayerMouseEvent) => {
    const [feature] = map.current?.queryRenderedFeatures(event.point, { layers: ["points", "clusters"] }) ?? [];
    if (!feature) return;
    const { id, cluster_id: cluster } = feature.properties as { id?: string; cluster_id?: number };
    if (id) return onChoose([id]);
    const source = map.current?.getSource("points") as GeoJSONSource | undefined;
    if (cluster === undefined || !source) return;
    const zoom = await source.getClusterExpansionZoom(cluster);
    const near = map.current?.getZoom() ?? 0;
    if (zoom <= nearest && near < nearest)
      map.current?.jumpTo({ center: event.lngLat, zoom }, { originalEvent: event.originalEvent });
    else onChoose((await source.getClusterLeaves(cluster, atMost, 0)).map(({ properties }) => String(properties?.id)));
  };
  const paint = coloursFor(useMapScheme(scheme));
  return (
    <GroundMap
      {...ground}
      pin={pin}
      start={start ?? (isOnPoints ? boxOfPins(points) : undefined)}
      scheme={scheme}
      view={map}
      cursor="pointer"
      onClick={(event) => void choose(event)}
      onMoved={onView && ((event) => isByPerson(event) && onView(boxIn(event.target)))}
    >
      <Source id="points" type="geojson" data={data} cluster clusterMaxZoom={22} maxzoom={23} clusterRadius={36}>
        <Layer
          id="clusters"
          type="circle"
          filter={["has", "point_count"]}
          paint={{
            "circle-color": paint.chosenEdge,
            "circle-radius": ["interpolate", ["linear"], ["get", "point_count"], 2, 13, 100, 24],
            "circle-stroke-color": paint.halo,
            "circle-stroke-width": 2,
          }}
        />
        <Layer
          id="cluster-counts"
          type="symbol"
          filter={["has", "point_count"]}
          layout={{
            "text-field": ["get", "point_count_abbreviated"],
            "text-font": ["Atkinson Hyperlegible Next Variable"],
            "text-size": 13,
            "text-allow-overlap": true,
          }}
          paint={{ "text-color": paint.ground }}
        />
        <Layer
          id="points"
          type="circle"
          filter={["!", ["has", "point_count"]]}
          paint={{
            "circle-color": ["get", "color"],
            "circle-radius": ["case", ["==", ["get", "id"], openId ?? ""], 11, 7],
            "circle-stroke-color": ["case", ["==", ["get", "id"], openId ?? ""], paint.ink, paint.halo],
            "circle-stroke-width": 2,
          }}
        />
      </Source>
    </GroundMap>
  );
}

const boxIn = (map: { getBounds: () => LngLatBounds }): Box => {
  const seen = map.getBounds();
  return [seen.getWest(), seen.getSouth(), seen.getEast(), seen.getNorth()];
};

function featuresOf(points: readonly MapPoint[]): FeatureCollection {
  return {
    type: "FeatureCollection",
    features: points.map(({ id, longitude, latitude, color }) => ({
      type: "Feature",
      geometry: { type: "Point", coordinates: [longitude, latitude] },
      properties: { id, color },
    })),
  };
}
