import { type ComponentProps, type RefObject, useEffect, useRef } from "react";
import type { MapRef, ViewStateChangeEvent } from "react-map-gl/maplibre";
import type { Pin } from "../areas/areas.ts";
import { isByPerson, useMapKey } from "./engine.ts";
import { GroundMap, type GroundProps } from "./ground-map.tsx";
import { homeBox, homePadding } from "./layers.ts";

export type MapView = Pin & { zoom: number };

type Props = Omit<GroundProps, "pin"> & {
  scheme: "light" | "dark";
  /** Where it is; null: on `home`. */
  view: MapView | null;
  /** Whenever a person has moved or zoomed it, also by the arrow, plus and minus keys. */
  onView: (view: MapView) => void;
};

/** A map whose centre and zoom are what is chosen. */
export function ViewMap(props: Props) {
  const key = useMapKey();
  return key === null ? <div style={{ blockSize: props.height }} /> : <ViewMapCanvas key={key} {...props} />;
}

function ViewMapCanvas({ view, onView, ...ground }: Props) {
  const map = useRef<MapRef>(null);
  const start = useRef(view);
  const from: Pick<ComponentProps<typeof GroundMap>, "pin" | "zoom"> = start.current
    ? { pin: start.current, zoom: start.current.zoom }
    : { pin: null };
  const tell = useFollowView(map, view, ground);
  return (
    <GroundMap
      {...ground}
      {...from}
      view={map}
      onMoved={(event) => {
        if (isByPerson(event)) onView(tell(viewOf(event)));
      }}
    >
      {null}
    </GroundMap>
  );
}

/** Jumps to a view that comes from elsewhere: undone, reset, or saved by a colleague. Returns what notes a view that a person chose here. */
function useFollowView(
  map: RefObject<MapRef | null>,
  view: MapView | null,
  { areas, home }: Pick<GroundProps, "areas" | "home">,
): (view: MapView) => MapView {
  const shown = useRef(view);
  useEffect(() => {
    if (isSameView(shown.current, view)) return;
    shown.current = view;
    if (view) map.current?.jumpTo({ center: [view.longitude, view.latitude], zoom: view.zoom });
    const box = view ? null : homeBox(areas, home);
    if (box) map.current?.fitBounds(box, { padding: homePadding, animate: false });
  }, [map, view, areas, home]);
  return (chosen) => {
    shown.current = chosen;
    return chosen;
  };
}

const isSameView = (a: MapView | null, b: MapView | null): boolean =>
  a?.longitude === b?.longitude && a?.latitude === b?.latitude && a?.zoom === b?.zoom;

const round = (value: number, decimals: number): number => Number(value.toFixed(decimals));

/** Five decimals are about a metre. */
function viewOf({ viewState: { longitude, latitude, zoom } }: ViewStateChangeEvent): MapView {
  return { longitude: round(longitude, 5), latitude: round(latitude, 5), zoom: round(zoom, 2) };
}
