import type { FeatureCollection } from "geojson";
import { type KeyboardEvent, useEffect, useMemo, useRef } from "react";
import { type MapRef, Marker, type MarkerDragEvent } from "react-map-gl/maplibre";
import { areasOf, type Pin } from "../areas/areas.ts";
import { PlaceFilledIcon } from "../icons/index.ts";
import style from "./area-map.module.css";
import { useMapKey } from "./engine.ts";
import { GroundMap, type GroundProps, nearZoom } from "./ground-map.tsx";
import { MiddleButton } from "./middle-button.tsx";
import { pinAt } from "./pin-at.ts";

type Props = GroundProps & {
  scheme: "light" | "dark";
  /** A click, the end of a drag, or an arrow key. */
  onPlace: (pin: Pin) => void;
  labels: { pin: string };
  /** Names a button that puts the pin in the middle of the map. */
  middle?: string;
};

/** Steps of an arrow key, without and with Shift. In pixels, so that they look the same at every zoom. */
const steps = { small: 4, large: 24 } as const;
const arrows: Record<string, [x: number, y: number]> = {
  ArrowLeft: [-1, 0],
  ArrowRight: [1, 0],
  ArrowUp: [0, -1],
  ArrowDown: [0, 1],
};

/** One pin on the map: placed by a click, moved by dragging or with the arrow keys. */
export function PinMap(props: Props) {
  const key = useMapKey();
  return key === null ? <div style={{ blockSize: props.height }} /> : <PinMapCanvas key={key} {...props} />;
}

/** Like `PinMap`, with the areas as the server sends them. Works without the dashboard's theme. */
export function PlacePicker({ areas, ...props }: Omit<Props, "areas"> & { areas: FeatureCollection }) {
  const known = useMemo(() => areasOf(areas), [areas]);
  return <PinMap {...props} areas={known} />;
}

function PinMapCanvas({ onPlace, middle, ...ground }: Props) {
  const { pin, labels } = ground;
  const map = useRef<MapRef>(null);
  useFollowPin(map, pin);
  const move = (event: KeyboardEvent) => {
    const by = arrows[event.key];
    const view = map.current;
    if (!by || !pin || !view) return;
    event.preventDefault();
    event.stopPropagation();
    const length = event.shiftKey ? steps.large : steps.small;
    const at = view.project([pin.longitude, pin.latitude]);
    onPlace(pinAt(view.unproject([at.x + by[0] * length, at.y + by[1] * length])));
  };
  return (
    <GroundMap {...ground} view={map} cursor="crosshair" onClick={(event) => onPlace(pinAt(event.lngLat))}>
      {pin && (
        <Marker
          longitude={pin.longitude}
          latitude={pin.latitude}
          anchor="bottom"
          draggable
          onDragEnd={(event: MarkerDragEvent) => onPlace(pinAt(event.lngLat))}
        >
          <button
            type="button"
            className={style.pin}
            aria-label={labels.pin}
            title={labels.pin}
            onKeyDown={move}
            onClick={(event) => event.stopPropagation()}
          >
            <PlaceFilledIcon aria-hidden />
          </button>
        </Marker>
      )}
      {middle && <MiddleButton label={middle} onPlace={onPlace} />}
    </GroundMap>
  );
}

/** Moves the map to a pin that was placed by choosing an address, or moved out of view with an arrow key. */
function useFollowPin(map: React.RefObject<MapRef | null>, pin: Pin | null): void {
  const { longitude, latitude } = pin ?? { longitude: null, latitude: null };
  useEffect(() => {
    const view = map.current;
    if (!view || longitude === null || latitude === null) return;
    const isInSight = view.getBounds().contains([longitude, latitude]) && view.getZoom() >= nearZoom - 2;
    if (isInSight) return;
    const isStill = window.matchMedia("(prefers-reduced-motion: reduce)").matches;
    const there = { center: [longitude, latitude] as [number, number], zoom: Math.max(nearZoom, view.getZoom()) };
    if (isStill) view.jumpTo(there);
    else view.easeTo({ ...there, duration: 400 });
  }, [map, longitude, latitude]);
}
