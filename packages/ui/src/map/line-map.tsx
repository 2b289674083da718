import type { FeatureCollection } from "geojson";
import { useMemo } from "react";
import { Layer, Source } from "react-map-gl/maplibre";
import { areasOf, type Pin } from "../areas/areas.ts";
import { useMapKey } from "./engine.ts";
import { GroundMap, type GroundProps } from "./ground-map.tsx";
import { MiddleButton } from "./middle-button.tsx";
import { pinAt } from "./pin-at.ts";

type Points = readonly [longitude: number, latitude: number][];

type Props = Omit<GroundProps, "areas" | "pin"> & {
  areas: FeatureCollection;
  scheme: "light" | "dark";
  points: Points;
  /** "#rrggbb" */
  colour: string;
  /** Names a button that puts the next point in the middle of the map. */
  middle: string;
  /** The next point, by a click or by that button. */
  onPoint: (point: [longitude: number, latitude: number]) => void;
};

/** A line that is drawn point by point. Works without the dashboard's theme. */
export function LinePicker({ areas, points, colour, middle, onPoint, ...ground }: Props) {
  const key = useMapKey();
  const known = useMemo(() => areasOf(areas), [areas]);
  const drawn = useMemo(() => lineOf(points), [points]);
  const place = ({ longitude, latitude }: Pin) => onPoint([longitude, latitude]);
  if (key === null) return <div style={{ blockSize: ground.height }} />;
  return (
    <GroundMap
      key={key}
      {...ground}
      pin={null}
      areas={known}
      cursor="crosshair"
      onClick={({ lngLat }) => place(pinAt(lngLat))}
    >
      <Source id="drawn" type="geojson" data={drawn}>
        <Layer id="drawn-line" type="line" paint={{ "line-color": colour, "line-width": 4 }} />
        <Layer id="drawn-points" type="circle" paint={{ "circle-color": colour, "circle-radius": 5 }} />
      </Source>
      <MiddleButton label={middle} onPlace={place} />
    </GroundMap>
  );
}

function lineOf(points: Points): FeatureCollection {
  const feature = (geometry: FeatureCollection["features"][number]["geometry"]) => ({
    type: "Feature" as const,
    properties: {},
    geometry,
  });
  const coordinates = points.map(([longitude, latitude]) => [longitude, latitude]);
  return {
    type: "FeatureCollection",
    features: [
      ...(coordinates.length > 1 ? [feature({ type: "LineString", coordinates })] : []),
      ...coordinates.map((at) => feature({ type: "Point", coordinates: at })),
    ],
  };
}
