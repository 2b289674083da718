import { lazy } from "react";
import { MapGround } from "./map-ground.tsx";

const PlaceMap = lazy(() => import("./place-map.ts"));

interface Props {
  address: string;
  pin: { longitude: number; latitude: number };
  height: number;
}

/** The pin, with the streets around it. */
export function PlacePart({ address, pin, height }: Props) {
  return (
    <MapGround address={address} height={height}>
      {(ground) => <PlaceMap {...ground} pin={pin} />}
    </MapGround>
  );
}
