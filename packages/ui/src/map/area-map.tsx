import * as maplibre from "maplibre-gl";
import workerUrl from "maplibre-gl/dist/maplibre-gl-worker.mjs?worker&url";
import "maplibre-gl/dist/maplibre-gl.css";
import { useMemo, useState } from "react";
import {
  type ErrorEvent,
  FullscreenControl,
  Layer,
  type MapLayerMouseEvent,
  Map as MapView,
  NavigationControl,
  Popup,
  Source,
  useMap,
} from "react-map-gl/maplibre";
import { type Area, type Box, boxOf, type Lines, type MapLabels, type Tiles } from "../areas/areas.ts";
import type { Step } from "../areas/steps.ts";
import { MapIcon } from "../icons/index.ts";
import { useScheme } from "../theme/index.ts";
import style from "./area-map.module.css";
import { areaFeatures, coloursFor, fillColor, fillOpacity, groundStyle, nameFeatures, widened } from "./layers.ts";

maplibre.setWorkerUrl(workerUrl);

export type AreaMapProps = {
  areas: readonly Area[];
  selected?: readonly string[];
  /** Clicking an area; without it the map is for looking only. By keyboard the list beside it does the same. */
  onToggle?: (id: string) => void;
  values?: Readonly<Record<string, number>>;
  steps?: readonly Step[];
  format?: (value: number) => string;
  lines?: Lines | undefined;
  /** Names of lines that stand out, such as chosen streets. */
  lit?: readonly string[] | undefined;
  /** Drawn in place of the lines, with the name of who made them. */
  tiles?: Tiles | null | undefined;
  /** "/fonts/{fontstack}/{range}.pbf"; names are drawn with the page's own font when left out. */
  glyphs?: string | undefined;
  height?: number;
  labels: MapLabels;
};

const none: readonly string[] = [];
const noSteps: readonly Step[] = [];

/** Areas on a quiet ground, to choose or to compare. Without tiles it asks nothing from outside. */
export function AreaMap(props: AreaMapProps) {
  const {
    areas,
    selected = none,
    onToggle,
    values,
    steps = noSteps,
    format = String,
    lines,
    lit = none,
    tiles,
    glyphs,
    height = 420,
    labels,
  } = props;
  const { actual: scheme } = useScheme();
  const [under, setUnder] = useState<{ area: Area; longitude: number; latitude: number } | null>(null);
  const [isDrawn, setDrawn] = useState(false);
  const mapStyle = useMemo(() => groundStyle(scheme, { glyphs, tiles }), [scheme, glyphs, tiles]);
  const names = useMemo(() => nameFeatures(areas), [areas]);
  const features = useMemo(
    () => areaFeatures(areas, { selected: new Set(selected), values, steps }),
    [areas, selected, values, steps],
  );
  const areaAt = (event: MapLayerMouseEvent) => areas.find((area) => area.id === event.features?.[0]?.properties.id);
  const point = (event: MapLayerMouseEvent) => {
    const area = areaAt(event);
    setUnder(area ? { area, longitude: event.lngLat.lng, latitude: event.lngLat.lat } : null);
  };
  const click = (event: MapLayerMouseEvent) => {
    const area = areaAt(event);
    if (area) onToggle?.(area.id);
  };
  const box = boxOf(areas);
  if (!box) return null;
  const figure = under && values?.[under.area.id];
  return (
    <div className={style.map} style={{ blockSize: height }} data-waiting={!isDrawn || undefined}>
      <MapView
        mapLib={maplibre}
        mapStyle={mapStyle}
        initialViewState={{ bounds: box, fitBoundsOptions: { padding: 16 } }}
        maxBounds={widened(box)}
        dragRotate={false}
        pitchWithRotate={false}
        touchPitch={false}
        cooperativeGestures
        attributionControl={false}
        interactiveLayerIds={["area-fill"]}
        cursor={under && onToggle ? "pointer" : "grab"}
        onIdle={() => setDrawn(true)}
        onError={tellUnlessTiles}
        onMouseMove={point}
        onMouseLeave={() => setUnder(null)}
        onClick={click}
        locale={{
          "Map.Title": labels.map,
          "NavigationControl.ZoomIn": labels.zoomIn,
          "NavigationControl.ZoomOut": labels.zoomOut,
          "FullscreenControl.Enter": labels.fullscreen,
          "FullscreenControl.Exit": labels.leaveFullscreen,
          "CooperativeGesturesHandler.WindowsHelpText": labels.useCtrl,
          "CooperativeGesturesHandler.MacHelpText": labels.useCommand,
          "CooperativeGesturesHandler.MobileHelpText": labels.useTwoFingers,
        }}
      >
        <FullscreenControl position="top-right" />
        <NavigationControl showCompass={false} position="top-right" />
        <FitButton box={box} label={labels.fit} />
        <AreaLayers
          {...{ features, names, lines, lit, scheme, hasTiles: Boolean(tiles), hovered: under?.area.id ?? "" }}
          isCompared={values !== undefined}
        />
        {under && (
          <Popup
            longitude={under.longitude}
            latitude={under.latitude}
            closeButton={false}
            closeOnClick={false}
            offset={12}
          >
            <strong>{under.area.name}</strong>
            {typeof figure === "number" && <div>{format(figure)}</div>}
          </Popup>
        )}
      </MapView>
      {tiles && <p className={style.source}>{tiles.attribution}</p>}
    </div>
  );
}

/** Back to the whole of it, after looking closely. */
function FitButton({ box, label }: { box: Box; label: string }) {
  const { current: map } = useMap();
  return (
    <button
      type="button"
      className={style.fit}
      aria-label={label}
      title={label}
      onClick={() => map?.fitBounds(box, { padding: 16 })}
    >
      <MapIcon aria-hidden />
    </button>
  );
}

/** Tiles come from another's server: where one stays away the areas are still there, and nothing of ours is wrong. */
function tellUnlessTiles({ error, ...event }: ErrorEvent): void {
  if (!("sourceId" in event && event.sourceId === "tiles")) console.error(error);
}

type LayersProps = {
  features: GeoJSON.FeatureCollection;
  names: GeoJSON.FeatureCollection;
  lines: Lines | undefined;
  lit: readonly string[];
  scheme: "light" | "dark";
  hasTiles: boolean;
  /** Figures are compared by colour: streets would speckle them, and come only when near. */
  isCompared: boolean;
  hovered: string;
};

function AreaLayers({ features, names, lines, lit, scheme, hasTiles, isCompared, hovered }: LayersProps) {
  const paint = coloursFor(scheme);
  return (
    <>
      <Source id="areas" type="geojson" data={features}>
        <Layer
          id="area-fill"
          type="fill"
          paint={{ "fill-color": fillColor(scheme), "fill-opacity": fillOpacity(hasTiles) }}
        />
      </Source>
      {lines && !hasTiles && (
        <Source id="lines" type="geojson" data={lines}>
          <Layer
            id="streets"
            type="line"
            minzoom={isCompared ? 14 : 0}
            paint={{
              "line-opacity": 0.7,
              "line-color": paint.street,
              "line-width": ["interpolate", ["exponential", 1.6], ["zoom"], 10, 0.3, 14, 1.6, 17, 6],
            }}
          />
          <Layer
            id="streets-lit"
            type="line"
            filter={["in", ["get", "name"], ["literal", [...lit]]]}
            paint={{
              "line-color": paint.chosenEdge,
              "line-width": ["interpolate", ["exponential", 1.6], ["zoom"], 10, 2, 14, 4, 17, 9],
            }}
          />
          <Layer
            id="street-names"
            type="symbol"
            minzoom={15}
            layout={{
              "symbol-placement": "line",
              "text-field": ["get", "name"],
              "text-font": ["Atkinson Hyperlegible Next Variable"],
              "text-size": 12,
            }}
            paint={{ "text-color": paint.ink, "text-halo-color": paint.halo, "text-halo-width": 1.4 }}
          />
        </Source>
      )}
      <Layer id="area-edge" source="areas" type="line" paint={{ "line-color": paint.edge, "line-width": 1 }} />
      <Layer
        id="area-chosen"
        source="areas"
        type="line"
        filter={["get", "isChosen"]}
        paint={{ "line-color": paint.chosenEdge, "line-width": 2.5 }}
      />
      <Layer
        id="area-hovered"
        source="areas"
        type="line"
        filter={["==", ["get", "id"], hovered]}
        paint={{ "line-color": paint.ink, "line-width": 2 }}
      />
      <Source id="names" type="geojson" data={names}>
        <Layer
          id="area-names"
          type="symbol"
          layout={{
            "text-field": ["get", "name"],
            "text-font": ["Atkinson Hyperlegible Next Variable"],
            "text-size": ["interpolate", ["linear"], ["zoom"], 10, 11, 14, 15],
            "text-max-width": 7,
            "text-padding": 4,
          }}
          paint={{ "text-color": paint.ink, "text-halo-color": paint.halo, "text-halo-width": 1.6 }}
        />
      </Source>
    </>
  );
}
