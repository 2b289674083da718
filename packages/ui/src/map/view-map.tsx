import { type ComponentProps, useRef } from "react";
import type { ViewStateChangeEvent } from "react-map-gl/maplibre";
import type { Pin } from "../areas/areas.ts";
import { useMapKey } from "./engine.ts";
import { GroundMap, type GroundProps } from "./ground-map.tsx";

export type MapView = Pin & { zoom: number };

type Props = Omit<GroundProps, "pin"> & {
  scheme: "light" | "dark";
  /** Where it begins; null: on `home`. */
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
  const start = useRef(view);
  const from: Pick<ComponentProps<typeof GroundMap>, "pin" | "zoom"> = start.current
    ? { pin: start.current, zoom: start.current.zoom }
    : { pin: null };
  return (
    <GroundMap {...ground} {...from} onMoved={(event) => isByPerson(event) && onView(viewOf(event))}>
      {null}
    </GroundMap>
  );
}

/** A map that fits itself into its box moves too. */
const isByPerson = ({ originalEvent }: { originalEvent?: Event | undefined }): boolean => originalEvent !== undefined;

const round = (value: number, decimals: number): number => Number(value.toFixed(decimals));

/** Five decimals are about a metre. */
function viewOf({ viewState: { longitude, latitude, zoom } }: ViewStateChangeEvent): MapView {
  return { longitude: round(longitude, 5), latitude: round(latitude, 5), zoom: round(zoom, 2) };
}
