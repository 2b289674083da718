import type { FeatureCollection } from "geojson";
import { useMemo } from "react";
import { Marker } from "react-map-gl/maplibre";
import { areasOf, type Pin } from "../areas/areas.ts";
import { PlaceFilledIcon } from "../icons/index.ts";
import style from "./area-map.module.css";
import { useMapKey } from "./engine.ts";
import { GroundMap, type GroundProps } from "./ground-map.tsx";

type Props = Omit<GroundProps, "areas" | "pin"> & {
  areas: FeatureCollection;
  pin: Pin;
  scheme: "light" | "dark";
};

/** Shows the surrounding streets that are named at this zoom. */
const zoom = 15;

/** A read-only map of one place. Works without the dashboard's theme. */
export function PlaceMap({ areas, ...ground }: Props) {
  const { pin } = ground;
  const key = useMapKey();
  const known = useMemo(() => areasOf(areas), [areas]);
  if (key === null) return <div style={{ blockSize: ground.height }} />;
  return (
    <GroundMap key={key} {...ground} areas={known} zoom={zoom}>
      <Marker longitude={pin.longitude} latitude={pin.latitude} anchor="bottom">
        <span className={style.pin}>
          <PlaceFilledIcon aria-hidden />
        </span>
      </Marker>
    </GroundMap>
  );
}
