import { type ReactNode, type Ref, useMemo, useState } from "react";
import {
  type MapLayerMouseEvent,
  type MapRef,
  Map as MapView,
  NavigationControl,
  type ViewStateChangeEvent,
} from "react-map-gl/maplibre";
import { type Area, type Box, boxOf, type GroundLabels, type Lines, type Pin, type Tiles } from "../areas/areas.ts";
import { AreaLayers } from "./area-layers.tsx";
import style from "./area-map.module.css";
import { flatMapOptions, localeFor, maplibre, reportUnlessTiles } from "./engine.ts";
import { areaFeatures, groundStyle, homeBox, homePadding, nameFeatures, widenBox } from "./layers.ts";
import { useMapScheme } from "./use-map-scheme.ts";

/** The zoom at which a place's street and the next ones are visible. */
export const nearZoom = 15.5;

export type GroundProps = {
  areas: readonly Area[];
  lines?: Lines | undefined;
  tiles?: Tiles | null | undefined;
  /** Pixels, or a length of CSS. */
  height: number | string;
  /** What the map shows at first; without it, what `pin` and `home` say. */
  start?: Box | undefined;
  /** The initial position; without it the map shows the areas named by `home`, or else everything. */
  pin: Pin | null;
  home?: string | readonly string[] | undefined;
  labels: GroundLabels;
};

type Props = GroundProps & {
  scheme: "light" | "dark";
  view?: Ref<MapRef>;
  /** The zoom for the pin. */
  zoom?: number | undefined;
  cursor?: string;
  onClick?: (event: MapLayerMouseEvent) => void;
  /** After each movement, by hand or not. */
  onMoved?: ((event: ViewStateChangeEvent) => void) | undefined;
  children: ReactNode;
};

/** The streets of a city, or tiles, as the ground of other maps. */
export function GroundMap({
  areas,
  lines,
  tiles,
  height,
  start: seen,
  pin,
  home,
  labels,
  scheme: page,
  view,
  zoom = nearZoom,
  cursor,
  onClick,
  onMoved,
  children,
}: Props) {
  const [isDrawn, setDrawn] = useState(false);
  const scheme = useMapScheme(page);
  const mapStyle = useMemo(() => groundStyle(scheme, { tiles }), [scheme, tiles]);
  const names = useMemo(() => nameFeatures(areas), [areas]);
  const features = useMemo(() => areaFeatures(areas, { selected: new Set(), values: undefined, steps: [] }), [areas]);
  const box = boxOf(areas);
  if (!box) return null;
  const start = seen
    ? { bounds: seen }
    : pin
      ? { longitude: pin.longitude, latitude: pin.latitude, zoom }
      : { bounds: homeBox(areas, home) ?? box, fitBoundsOptions: { padding: homePadding } };
  return (
    <div className={style.map} style={{ blockSize: height }} data-scheme={scheme} data-waiting={!isDrawn || undefined}>
      <MapView
        {...(view && { ref: view })}
        mapLib={maplibre}
        mapStyle={mapStyle}
        initialViewState={start}
        maxBounds={widenBox(box)}
        {...flatMapOptions}
        {...(cursor && { cursor })}
        {...(onClick && { onClick })}
        {...(onMoved && { onMoveEnd: onMoved })}
        onIdle={() => setDrawn(true)}
        onError={reportUnlessTiles}
        locale={localeFor(labels)}
      >
        <NavigationControl showCompass={false} position="top-right" />
        <AreaLayers
          features={features}
          names={names}
          lines={lines}
          lit={[]}
          scheme={scheme}
          hasTiles={Boolean(tiles)}
          hovered=""
          isCompared={false}
        />
        {children}
      </MapView>
      {tiles && <p className={style.source}>{tiles.attribution}</p>}
    </div>
  );
}
