import { lazyPart } from "@stoep/ui/parts";
import { MapGround } from "./map-ground.tsx";

const PlaceMap = lazyPart(() => import("./place-map.ts").then((m) => m.PlaceMap));

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
