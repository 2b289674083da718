import { useMemo, useState } from "react";
import {
  FullscreenControl,
  type MapLayerMouseEvent,
  Map as MapView,
  NavigationControl,
  Popup,
  useMap,
} from "react-map-gl/maplibre";
import { type Area, type Box, boxOf, type Lines, type MapLabels, type Tiles } from "../areas/areas.ts";
import type { ColorStep } from "../areas/color-steps.ts";
import { MapIcon } from "../icons/index.ts";
import { useScheme } from "../theme/index.ts";
import { AreaLayers } from "./area-layers.tsx";
import style from "./area-map.module.css";
import { flatMapOptions, localeFor, maplibre, reportUnlessTiles, useMapKey } from "./engine.ts";
import { areaFeatures, groundStyle, nameFeatures, widenBox } from "./layers.ts";
import { useMapScheme } from "./use-map-scheme.ts";

export type AreaMapProps = {
  areas: readonly Area[];
  selected?: readonly string[];
  /** Called when an area is clicked; without it the map is read-only. The list next to it is the keyboard alternative. */
  onToggle?: (id: string) => void;
  values?: Readonly<Record<string, number>>;
  steps?: readonly ColorStep[];
  format?: (value: number) => string;
  lines?: Lines | undefined;
  /** Names of lines to highlight, such as chosen streets. */
  lit?: readonly string[] | undefined;
  /** Drawn instead of the lines, with their attribution. */
  tiles?: Tiles | null | undefined;
  /** "/fonts/{fontstack}/{range}.pbf"; without it, names are drawn with the page's own font. */
  glyphs?: string | undefined;
  /** Pixels, or a length of CSS. */
  height?: number | string;
  labels: MapLabels;
};

/** Pixels. */
const defaultHeight = 420;
const none: readonly string[] = [];
const noSteps: readonly ColorStep[] = [];

/** Areas on a plain ground, for choosing or comparing. Without tiles it requests nothing from other servers. */
export function AreaMap(props: AreaMapProps) {
  const key = useMapKey();
  return key === null ? (
    <div style={{ blockSize: props.height ?? defaultHeight }} />
  ) : (
    <AreaMapCanvas key={key} {...props} />
  );
}

function AreaMapCanvas(props: AreaMapProps) {
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
    height = defaultHeight,
    labels,
  } = props;
  const scheme = useMapScheme(useScheme().actual);
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
    <div className={style.map} style={{ blockSize: height }} data-scheme={scheme} data-waiting={!isDrawn || undefined}>
      <MapView
        mapLib={maplibre}
        mapStyle={mapStyle}
        initialViewState={{ bounds: box, fitBoundsOptions: { padding: 16 } }}
        maxBounds={widenBox(box)}
        {...flatMapOptions}
        interactiveLayerIds={["area-fill"]}
        cursor={under && onToggle ? "pointer" : "grab"}
        onIdle={() => setDrawn(true)}
        onError={reportUnlessTiles}
        onMouseMove={point}
        onMouseLeave={() => setUnder(null)}
        onClick={click}
        locale={localeFor(labels)}
      >
        <FullscreenControl position="top-right" />
        <NavigationControl showCompass={false} position="top-right" />
        <FitButton box={box} label={labels.fit} />
        <AreaLayers
          features={features}
          names={names}
          lines={lines}
          lit={lit}
          scheme={scheme}
          hasTiles={Boolean(tiles)}
          hovered={under?.area.id ?? ""}
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

/** Returns to the whole map after zooming in. */
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
